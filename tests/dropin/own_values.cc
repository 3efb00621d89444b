// Texts and lists of a spec as std::string and std::vector; MuJoCo's package cannot run it with another standard
// library than its own, so that the reference is written by hand.
#include <mujoco/mujoco.h>

#include <cstdio>

int main() {
  mjSpec* spec = mj_makeSpec();

  // texts and lists
  mjsMesh* mesh = mjs_addMesh(spec, nullptr);
  *mesh->file = "folder/a.obj";
  std::string file = *mesh->file;
  std::printf("%s %d %s\n", file.c_str(), *mesh->file == "folder/a.obj", mjs_getString(mesh->file));
  mesh->uservert->push_back(1);
  mesh->uservert->push_back(2);
  std::vector<float> copy(mesh->uservert->begin(), mesh->uservert->end());
  std::printf("%d %g\n", (int)copy.size(), copy[1]);
  mjsMaterial* material = mjs_addMaterial(spec, nullptr);
  material->textures->at(1) = "t";
  for (const auto& t : *material->textures) std::printf("[%s]", t.c_str());
  std::printf("\n");

  FILE* out = std::fopen("cpp_part.xml", "w");
  std::fputs("<mujoco><worldbody/></mujoco>", out);
  std::fclose(out);
  out = std::fopen("cpp_main.xml", "w");
  std::fputs("<mujoco><include file='cpp_part.xml'/></mujoco>", out);
  std::fclose(out);
  mjStringVec dependencies;
  mju_getXMLDependencies("cpp_main.xml", &dependencies);
  std::vector<std::string> sorted(dependencies.begin(), dependencies.end());
  for (const std::string& d : sorted) std::printf("%s\n", d.c_str());
  mj_deleteSpec(spec);
  return 0;
}
