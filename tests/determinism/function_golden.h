// function, hash. Written by tools/check/check_function_bits.py --write.
// clang-format off
    {"sin", UINT64_C(0x41d7ef62faea9503)},
    {"cos", UINT64_C(0x35ed38cccc5ef072)},
    {"tan", UINT64_C(0xd96c95589c0e48a0)},
    {"asin", UINT64_C(0x42b4c23089bae3a1)},
    {"acos", UINT64_C(0x03a0b684927c4b8f)},
    {"atan", UINT64_C(0x55eb4363a7a7b86c)},
    {"exp", UINT64_C(0x7477ab9922619053)},
    {"log", UINT64_C(0x53167a800b6944d7)},
    {"tanh", UINT64_C(0xaee6ff081682c578)},
    {"cbrt", UINT64_C(0xb8f65c124e51fa5d)},
    {"atan2", UINT64_C(0x1030cc50023e2e3e)},
    {"pow", UINT64_C(0x7c5c25fc984d134d)},
