#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// The weights of the reader, as `Tests/Reader/train.py` wrote them.
const unsigned char *voicedo_reader_weights(void);

/// Their size in bytes.
size_t voicedo_reader_weights_size(void);

/// The sum of the products of two rows; the training keeps it below 2^31.
///
/// Swift has no name for the instruction that multiplies pairs and adds them, which every x86-64 has; elsewhere
/// the compiler finds the one of the machine in the plain loop.
static inline int32_t voicedo_reader_product(const int8_t *weights, const int16_t *values, size_t count) {
  int32_t sum = 0;
  size_t index = 0;
#ifdef __SSE2__
  __m128i sums = _mm_setzero_si128();
  for (; index + 16 <= count; index += 16) {
    __m128i row = _mm_loadu_si128((const __m128i *)(weights + index));
    __m128i low = _mm_srai_epi16(_mm_unpacklo_epi8(row, row), 8);
    __m128i high = _mm_srai_epi16(_mm_unpackhi_epi8(row, row), 8);
    __m128i first = _mm_loadu_si128((const __m128i *)(values + index));
    __m128i second = _mm_loadu_si128((const __m128i *)(values + index + 8));
    sums = _mm_add_epi32(sums, _mm_add_epi32(_mm_madd_epi16(low, first), _mm_madd_epi16(high, second)));
  }
  sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, _MM_SHUFFLE(1, 0, 3, 2)));
  sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, _MM_SHUFFLE(2, 3, 0, 1)));
  sum = _mm_cvtsi128_si32(sums);
#endif
  for (; index < count; index++) sum += weights[index] * values[index];
  return sum;
}
