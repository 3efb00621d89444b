// Faces of surfaces: corners at a distance from the vertices, normals of unit length.
#include "unit/view/stage.h"
#include "view/scene_face.h"

// Two triangles of a square in the plane z = 0, seen from above.
static const double kVert[] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};
static const int kFace[] = {0, 1, 2, 0, 2, 3};

typedef struct Room {
  float face[9], normal[9];
} Room;

static SceneFaces surface_on(Room* r, const double* normal) {
  return (SceneFaces){
      .vert = kVert, .normal = normal, .radius = 0.1, .face = r->face, .face_normal = r->normal};
}

static void normals_are_means_of_faces(void** state) {
  (void)state;
  double normal[12];
  scene_face_normals(kFace, 2, kVert, normal, 4);
  for (int i = 0; i < 12; i++) trees_near(normal[i], i % 3 == 2, 1e-15);
}

static void a_flat_face_moves_outwards(void** state) {
  (void)state;
  Room r;
  SceneFaces s = surface_on(&r, NULL);
  scene_face_flat(&s, kFace, kFace);
  assert_int_equal(s.count, 1);
  stage_near(r.face, 9, 0., 0., .1, 1., 0., .1, 1., 1., .1);
  stage_near(r.normal, 9, 0., 0., 1., 0., 0., 1., 0., 0., 1.);
}

static void sides_and_rim_of_a_sheet(void** state) {
  (void)state;
  double normal[12];
  scene_face_normals(kFace, 2, kVert, normal, 4);
  Room r;
  SceneFaces s = surface_on(&r, normal);
  scene_face_smooth(&s, kFace, kFace, -1);
  stage_near(r.face, 3, 0., 0., -.1);
  stage_near(r.normal, 3, 0., 0., -1.);
  s.count = 0;
  scene_face_rim(&s, 0, 1, 1); // the front edge: its rim faces -y
  stage_near(r.face, 9, 0., 0., .1, 1., 0., -.1, 1., 0., .1);
  stage_near(r.normal, 3, 0., -1., 0.);
}

STAGE_TEST_MAIN(cmocka_unit_test(normals_are_means_of_faces),
                cmocka_unit_test(a_flat_face_moves_outwards),
                cmocka_unit_test(sides_and_rim_of_a_sheet))
