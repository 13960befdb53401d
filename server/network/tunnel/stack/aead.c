/* ChaCha20-Poly1305 (RFC 8439) and XChaCha20. Constant time: no branch or table lookup depends on a secret. */
#include "aead.h"
#include <string.h>

typedef struct { uint32_t words[16]; } cipher;

static uint32_t load(const uint8_t *from) {
  uint32_t word;
  memcpy(&word, from, 4);
  return word;
}

static void store(uint8_t *to, uint32_t word) { memcpy(to, &word, 4); }

#define ROTATE(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define QUARTER(a, b, c, d) \
  a += b; d ^= a; d = ROTATE(d, 16); c += d; b ^= c; b = ROTATE(b, 12); \
  a += b; d ^= a; d = ROTATE(d, 8);  c += d; b ^= c; b = ROTATE(b, 7);

static void twenty_rounds(uint32_t x[16]) {
  for (int i = 0; i < 10; i++) {
    QUARTER(x[0], x[4], x[8], x[12])
    QUARTER(x[1], x[5], x[9], x[13])
    QUARTER(x[2], x[6], x[10], x[14])
    QUARTER(x[3], x[7], x[11], x[15])
    QUARTER(x[0], x[5], x[10], x[15])
    QUARTER(x[1], x[6], x[11], x[12])
    QUARTER(x[2], x[7], x[8], x[13])
    QUARTER(x[3], x[4], x[9], x[14])
  }
}

static void set_key(uint32_t words[16], const uint8_t key[32]) {
  words[0] = 0x61707865;
  words[1] = 0x3320646e;
  words[2] = 0x79622d32;
  words[3] = 0x6b206574;
  for (int i = 0; i < 8; i++) words[4 + i] = load(key + 4 * i);
}

static void next_block(cipher *state, uint32_t out[16]) {
  memcpy(out, state->words, 64);
  twenty_rounds(out);
  for (int i = 0; i < 16; i++) out[i] += state->words[i];
  state->words[12]++;
}

static void apply(cipher *state, uint8_t *data, size_t length) {
  uint32_t stream[16];
  for (; length >= 64; data += 64, length -= 64) {
    next_block(state, stream);
    for (int i = 0; i < 16; i++) store(data + 4 * i, load(data + 4 * i) ^ stream[i]);
  }
  if (length == 0) return;
  next_block(state, stream);
  const uint8_t *bytes = (const uint8_t *)stream;
  for (size_t i = 0; i < length; i++) data[i] ^= bytes[i];
}

/* Poly1305 with limbs of 26 bits. */
typedef struct { uint32_t r[5], s[5], h[5], pad[4]; } authenticator;

static void poly_begin(authenticator *poly, const uint8_t key[32]) {
  poly->r[0] = load(key) & 0x3ffffff;
  poly->r[1] = (load(key + 3) >> 2) & 0x3ffff03;
  poly->r[2] = (load(key + 6) >> 4) & 0x3ffc0ff;
  poly->r[3] = (load(key + 9) >> 6) & 0x3f03fff;
  poly->r[4] = (load(key + 12) >> 8) & 0x00fffff;
  for (int i = 0; i < 5; i++) {
    poly->s[i] = poly->r[i] * 5;
    poly->h[i] = 0;
  }
  for (int i = 0; i < 4; i++) poly->pad[i] = load(key + 16 + 4 * i);
}

#define TIMES(a, b) ((uint64_t)(a) * (b))

static void poly_blocks(authenticator *poly, const uint8_t *data, size_t length) {
  const uint32_t r0 = poly->r[0], r1 = poly->r[1], r2 = poly->r[2], r3 = poly->r[3], r4 = poly->r[4];
  const uint32_t s1 = poly->s[1], s2 = poly->s[2], s3 = poly->s[3], s4 = poly->s[4];
  uint32_t h0 = poly->h[0], h1 = poly->h[1], h2 = poly->h[2], h3 = poly->h[3], h4 = poly->h[4], carry;
  for (; length >= 16; data += 16, length -= 16) {
    h0 += load(data) & 0x3ffffff;
    h1 += (load(data + 3) >> 2) & 0x3ffffff;
    h2 += (load(data + 6) >> 4) & 0x3ffffff;
    h3 += (load(data + 9) >> 6) & 0x3ffffff;
    h4 += (load(data + 12) >> 8) | (1u << 24);
    uint64_t d0 = TIMES(h0, r0) + TIMES(h1, s4) + TIMES(h2, s3) + TIMES(h3, s2) + TIMES(h4, s1);
    uint64_t d1 = TIMES(h0, r1) + TIMES(h1, r0) + TIMES(h2, s4) + TIMES(h3, s3) + TIMES(h4, s2);
    uint64_t d2 = TIMES(h0, r2) + TIMES(h1, r1) + TIMES(h2, r0) + TIMES(h3, s4) + TIMES(h4, s3);
    uint64_t d3 = TIMES(h0, r3) + TIMES(h1, r2) + TIMES(h2, r1) + TIMES(h3, r0) + TIMES(h4, s4);
    uint64_t d4 = TIMES(h0, r4) + TIMES(h1, r3) + TIMES(h2, r2) + TIMES(h3, r1) + TIMES(h4, r0);
    carry = (uint32_t)(d0 >> 26); h0 = (uint32_t)d0 & 0x3ffffff; d1 += carry;
    carry = (uint32_t)(d1 >> 26); h1 = (uint32_t)d1 & 0x3ffffff; d2 += carry;
    carry = (uint32_t)(d2 >> 26); h2 = (uint32_t)d2 & 0x3ffffff; d3 += carry;
    carry = (uint32_t)(d3 >> 26); h3 = (uint32_t)d3 & 0x3ffffff; d4 += carry;
    carry = (uint32_t)(d4 >> 26); h4 = (uint32_t)d4 & 0x3ffffff; h0 += carry * 5;
    carry = h0 >> 26; h0 &= 0x3ffffff; h1 += carry;
  }
  poly->h[0] = h0; poly->h[1] = h1; poly->h[2] = h2; poly->h[3] = h3; poly->h[4] = h4;
}

static void poly_padded(authenticator *poly, const uint8_t *data, size_t length) {
  size_t rest = length & 15;
  poly_blocks(poly, data, length - rest);
  if (rest == 0) return;
  uint8_t last[16] = {0};
  memcpy(last, data + length - rest, rest);
  poly_blocks(poly, last, 16);
}

static void poly_end(authenticator *poly, uint8_t tag[16]) {
  uint32_t h0 = poly->h[0], h1 = poly->h[1], h2 = poly->h[2], h3 = poly->h[3], h4 = poly->h[4], carry;
  carry = h1 >> 26; h1 &= 0x3ffffff; h2 += carry;
  carry = h2 >> 26; h2 &= 0x3ffffff; h3 += carry;
  carry = h3 >> 26; h3 &= 0x3ffffff; h4 += carry;
  carry = h4 >> 26; h4 &= 0x3ffffff; h0 += carry * 5;
  carry = h0 >> 26; h0 &= 0x3ffffff; h1 += carry;
  uint32_t g0 = h0 + 5; carry = g0 >> 26; g0 &= 0x3ffffff;
  uint32_t g1 = h1 + carry; carry = g1 >> 26; g1 &= 0x3ffffff;
  uint32_t g2 = h2 + carry; carry = g2 >> 26; g2 &= 0x3ffffff;
  uint32_t g3 = h3 + carry; carry = g3 >> 26; g3 &= 0x3ffffff;
  uint32_t g4 = h4 + carry - (1u << 26);
  uint32_t use_g = (g4 >> 31) - 1, use_h = ~use_g;
  h0 = (h0 & use_h) | (g0 & use_g);
  h1 = (h1 & use_h) | (g1 & use_g);
  h2 = (h2 & use_h) | (g2 & use_g);
  h3 = (h3 & use_h) | (g3 & use_g);
  h4 = (h4 & use_h) | (g4 & use_g);
  uint32_t words[4] = {h0 | (h1 << 26), (h1 >> 6) | (h2 << 20), (h2 >> 12) | (h3 << 14), (h3 >> 18) | (h4 << 8)};
  uint64_t sum = 0;
  for (int i = 0; i < 4; i++) {
    sum = (uint64_t)words[i] + poly->pad[i] + (sum >> 32);
    store(tag + 4 * i, (uint32_t)sum);
  }
}

static void begin(cipher *state, const uint8_t key[32], const uint8_t nonce[12]) {
  set_key(state->words, key);
  state->words[12] = 0;
  for (int i = 0; i < 3; i++) state->words[13 + i] = load(nonce + 4 * i);
}

static void tag_of(const uint8_t poly_key[32], const uint8_t *extra, size_t extra_length, const uint8_t *data, size_t length, uint8_t tag[16]) {
  authenticator poly;
  poly_begin(&poly, poly_key);
  poly_padded(&poly, extra, extra_length);
  poly_padded(&poly, data, length);
  uint64_t lengths[2] = {extra_length, length};
  poly_blocks(&poly, (const uint8_t *)lengths, 16);
  poly_end(&poly, tag);
}

void aead_seal_12(const uint8_t key[32], const uint8_t nonce[12], const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, uint8_t *tag) {
  cipher state;
  uint32_t poly_key[16];
  begin(&state, key, nonce);
  next_block(&state, poly_key);
  apply(&state, data, length);
  tag_of((const uint8_t *)poly_key, extra, extra_length, data, length, tag);
}

int aead_open_12(const uint8_t key[32], const uint8_t nonce[12], const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, const uint8_t *tag) {
  cipher state;
  uint32_t poly_key[16];
  uint8_t expected[16], difference = 0;
  begin(&state, key, nonce);
  next_block(&state, poly_key);
  tag_of((const uint8_t *)poly_key, extra, extra_length, data, length, expected);
  for (int i = 0; i < 16; i++) difference |= expected[i] ^ tag[i];
  if (difference) return 0;
  apply(&state, data, length);
  return 1;
}

static void counter_nonce(uint8_t nonce[12], uint64_t counter) {
  memset(nonce, 0, 4);
  memcpy(nonce + 4, &counter, 8);
}

void aead_seal(const uint8_t key[32], uint64_t counter, const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, uint8_t *tag) {
  uint8_t nonce[12];
  counter_nonce(nonce, counter);
  aead_seal_12(key, nonce, extra, extra_length, data, length, tag);
}

int aead_open(const uint8_t key[32], uint64_t counter, const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, const uint8_t *tag) {
  uint8_t nonce[12];
  counter_nonce(nonce, counter);
  return aead_open_12(key, nonce, extra, extra_length, data, length, tag);
}

/* HChaCha20: derives a key from the first 16 bytes of the nonce; the other 8 are the nonce of the ordinary cipher. */
static void derive(const uint8_t key[32], const uint8_t nonce[24], uint8_t derived[32], uint8_t rest[12]) {
  uint32_t words[16];
  set_key(words, key);
  for (int i = 0; i < 4; i++) words[12 + i] = load(nonce + 4 * i);
  twenty_rounds(words);
  memcpy(derived, words, 16);
  memcpy(derived + 16, words + 12, 16);
  memset(rest, 0, 4);
  memcpy(rest + 4, nonce + 16, 8);
}

void aead_seal_24(const uint8_t key[32], const uint8_t nonce[24], const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, uint8_t *tag) {
  uint8_t derived[32], rest[12];
  derive(key, nonce, derived, rest);
  aead_seal_12(derived, rest, extra, extra_length, data, length, tag);
}

int aead_open_24(const uint8_t key[32], const uint8_t nonce[24], const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, const uint8_t *tag) {
  uint8_t derived[32], rest[12];
  derive(key, nonce, derived, rest);
  return aead_open_12(derived, rest, extra, extra_length, data, length, tag);
}
