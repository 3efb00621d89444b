// Qhull prints hulls in many formats, and after an error what was near it. Here are no formats, and
// the message of an error comes without the facets.
#include <libqhull_r/qhull_ra.h>

void qh_copyfilename(qhT *qh, char *filename, int size, const char* source, int length) { (void)qh, (void)filename, (void)size, (void)source, (void)length; }
void qh_printafacet(qhT *qh, FILE *fp, qh_PRINT format, facetT *facet, boolT printall) { (void)qh, (void)fp, (void)format, (void)facet, (void)printall; }
void qh_printbegin(qhT *qh, FILE *fp, qh_PRINT format, facetT *facetlist, setT *facets, boolT printall) { (void)qh, (void)fp, (void)format, (void)facetlist, (void)facets, (void)printall; }
void qh_printend(qhT *qh, FILE *fp, qh_PRINT format, facetT *facetlist, setT *facets, boolT printall) { (void)qh, (void)fp, (void)format, (void)facetlist, (void)facets, (void)printall; }
void qh_printfacet(qhT *qh, FILE *fp, facetT *facet) { (void)qh, (void)fp, (void)facet; }
void qh_printneighborhood(qhT *qh, FILE *fp, qh_PRINT format, facetT *facetA, facetT *facetB, boolT printall) { (void)qh, (void)fp, (void)format, (void)facetA, (void)facetB, (void)printall; }
void qh_printpoint(qhT *qh, FILE *fp, const char *string, pointT *point) { (void)qh, (void)fp, (void)string, (void)point; }
void qh_printpointid(qhT *qh, FILE *fp, const char *string, int dim, pointT *point, int id) { (void)qh, (void)fp, (void)string, (void)dim, (void)point, (void)id; }
void qh_printridge(qhT *qh, FILE *fp, ridgeT *ridge) { (void)qh, (void)fp, (void)ridge; }
void qh_printvertex(qhT *qh, FILE *fp, vertexT *vertex) { (void)qh, (void)fp, (void)vertex; }
void qh_printvertexlist(qhT *qh, FILE *fp, const char* string, facetT *facetlist, setT *facets, boolT printall) { (void)qh, (void)fp, (void)string, (void)facetlist, (void)facets, (void)printall; }
void qh_produce_output(qhT *qh) { (void)qh; }
char   * qh_skipfilename(qhT *qh, char *filename) { (void)qh, (void)filename; return 0; }
