// libFuzzer target for MSH files: no crash, leak or undefined behaviour; a failure has a reason;
// what is read is whole.
#include "fuzz_mesh.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz_mesh(mesh_read_msh, data, size);
  return 0;
}
