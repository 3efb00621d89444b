#include "model/row_layout.h"

#include <corten/corten.h>

int ct_isSparse(const ctModel* m) { return row_layout_sparse(m); }
