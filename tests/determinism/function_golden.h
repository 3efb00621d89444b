// function, hash. Written by tools/check/check_function_bits.py --write.
// clang-format off
    {"sin", UINT64_C(0x635557561b419086)},
    {"cos", UINT64_C(0xdff28504b804771f)},
    {"tan", UINT64_C(0xb1148083317ce9fc)},
    {"asin", UINT64_C(0x26c20335b69c1835)},
    {"acos", UINT64_C(0x4af9be5130500244)},
    {"atan", UINT64_C(0x7fa81e818154cb39)},
    {"exp", UINT64_C(0x60e771e17a2b8a73)},
    {"log", UINT64_C(0x2ac870d0448feef4)},
    {"tanh", UINT64_C(0x4d5cf4cf712d7523)},
    {"cbrt", UINT64_C(0x27122cb8a445fdcd)},
    {"atan2", UINT64_C(0x1793e813b978d963)},
    {"pow", UINT64_C(0xa2b618216f579f7b)},
