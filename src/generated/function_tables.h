// Written by tools/gen.py from tools/gen/gen_functions.py. Do not edit.
// clang-format off
// Tables and polynomials of the functions of reals, src/math/fn_*.h.
#ifndef GENERATED_FUNCTION_TABLES_H
#define GENERATED_FUNCTION_TABLES_H

#include <stdint.h>

enum { FN_EXP_STEPS = 128, FN_LOG_STEPS = 128, FN_TURN_STEPS = 128 };
// Bits of the first number of the first row of fn_log_table.
#define FN_LOG_FIRST UINT64_C(0x3fe5f00000000000)

// 2^(j/128) as head of 26 bits and tail
extern const double fn_exp_table[128][2];
// 1/c as a multiple of 2^-10; log c as head, a multiple of 2^-42, and tail
extern const double fn_log_table[128][3];
// sin(2 pi j/128) as head of 26 bits and tail
extern const double fn_sin_table[128][2];
// atan(j/64) as head, a multiple of 2^-49, and tail
extern const double fn_atan_table[65][2];
// 1/(2 pi), the word of the highest bits first
extern const uint64_t fn_turn_words[21];

// log(2)/128; 35 bits, so that the product with a whole number below 2^18 is exact
static const double kFnExpStep[2] = {
    0x1.62e42fefc0000p-8, -0x1.c610ca86c3899p-44};

// 128/log(2)
static const double kFnExpRate[1] = {
    0x1.71547652b82fep+7};

// log(2); the head is a multiple of 2^-42 as those of fn_log_table
static const double kFnLogTwo[2] = {
    0x1.62e42fefa3800p-1, 0x1.ef35793c76730p-45};

// 2 pi/128; 31 bits, so that the product with a whole number below 2^22 is exact
static const double kFnTurnStep[3] = {
    0x1.921fb54400000p-5, 0x1.0b4611a800000p-39, -0x1.d9cceba3f91f2p-71};

// 2 pi/128
static const double kFnTurnPair[2] = {
    0x1.921fb54442d18p-5, 0x1.1a62633145c07p-59};

// 128/(2 pi)
static const double kFnTurnRate[1] = {
    0x1.45f306dc9c883p+4};

// pi/2; the head is a multiple of 2^-49 as those of fn_atan_table
static const double kFnHalfPi[2] = {
    0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};

// p + c is 1/6 at 0; c makes p small at 1/4; 11 bits, so that the product with the cube of 14 is exact
static const double kFnAsinCube[1] = {
    0x1.82c0000000000p-3};

// cube roots of 1, 2, 4
static const double kFnCubeRoots[3] = {
    0x1.0000000000000p+0, 0x1.428a2f98d728bp+0, 0x1.965fea53d6e3dp+0};

// e^r = 1 + r + r^2 p(r), |r| <= log(2)/256; error of p below 2^-46
static const double kFnExpPoly[4] = {
    0x1.fffffffffff57p-2, 0x1.5555555555525p-3, 0x1.55555acf8df82p-5, 0x1.1111143255ff1p-7};

// the same for tanh, more exact; error of p below 2^-54
static const double kFnTanhPoly[5] = {
    0x1.0000000000000p-1, 0x1.55555555554ddp-3, 0x1.5555555555519p-5, 0x1.111114faa73b6p-7, 0x1.6c16c555acea6p-10};

// log(1 + r) = r - r^2/2 + r^3 p(r), |r| < 1/220; error of p below 2^-45
static const double kFnLogPoly[5] = {
    0x1.5555555555555p-2, -0x1.ffffffff6d523p-3, 0x1.999999991737fp-3, -0x1.555706a2e8b1cp-3, 0x1.2493ca4d1ec17p-3};

// the same for pow, more exact; error of p below 2^-54
static const double kFnPowPoly[6] = {
    0x1.5555555555556p-2, -0x1.0000000000000p-2, 0x1.99999998aee9ap-3, -0x1.55555554821d5p-3, 0x1.249417557adb0p-3, -0x1.00019ff8dae9ep-3};

// sin r = r + r^3 p(r^2), |r| <= pi/128; error of p below 2^-54
static const double kFnSinPoly[3] = {
    -0x1.5555555555555p-3, 0x1.11111110c1e73p-7, -0x1.a018ab65cd835p-13};

// cos r = 1 - r^2/2 + r^4 p(r^2), |r| <= pi/128; error of p below 2^-39
static const double kFnCosPoly[2] = {
    0x1.555555552dc06p-5, -0x1.6c15c0c058449p-10};

// atan v = v + v^3 p(v^2), |v| < 1/126; error of p below 2^-49
static const double kFnAtanPoly[3] = {
    -0x1.5555555555546p-2, 0x1.99999991149a1p-3, -0x1.248cc8340b3e6p-3};

// asin s = s + s^3 (c + p(s^2)), |s| <= 1/2, c = fn_asin_cube; error of p below 2^-58
static const double kFnAsinPoly[14] = {
    -0x1.6b55555555556p-6, 0x1.3333333333388p-4, 0x1.6db6db6dac1e0p-5, 0x1.f1c71c7a52ba3p-6, 0x1.6e8ba123e494cp-6, 0x1.1c4efce23019fp-6, 0x1.c990ad3d8fdcap-7, 0x1.7b027ee1dd585p-7, 0x1.3b49de7121487p-7, 0x1.31622469ce5adp-7, 0x1.8f193743418ffp-9, 0x1.406192d124629p-6, -0x1.3b416bb7d9257p-6, 0x1.e529c6fce9bb4p-6};

// the cube root on [1, 2]; error of p below 2^-18
static const double kFnCbrtPoly[6] = {
    0x1.e68ceb1fc3429p-2, 0x1.a9da3cc66f245p-1, -0x1.d758498b983bcp-2, 0x1.92bfc00e33108p-3, -0x1.8bd2dce403128p-5, 0x1.4c7608a04eba1p-8};

#endif
