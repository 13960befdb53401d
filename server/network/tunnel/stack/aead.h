#pragma once
#include <stddef.h>
#include <stdint.h>

/** Encrypts in place and writes the 16-byte tag. The nonce is four zero bytes and the counter, as in WireGuard. */
void aead_seal(const uint8_t key[32], uint64_t counter, const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, uint8_t *tag);
/** Decrypts in place. Returns 0 and leaves the data untouched if the tag is wrong. */
int aead_open(const uint8_t key[32], uint64_t counter, const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, const uint8_t *tag);
/** Like the above, with a full nonce of 12 bytes, and with one of 24 (XChaCha20). */
void aead_seal_12(const uint8_t key[32], const uint8_t nonce[12], const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, uint8_t *tag);
int aead_open_12(const uint8_t key[32], const uint8_t nonce[12], const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, const uint8_t *tag);
void aead_seal_24(const uint8_t key[32], const uint8_t nonce[24], const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, uint8_t *tag);
int aead_open_24(const uint8_t key[32], const uint8_t nonce[24], const uint8_t *extra, size_t extra_length, uint8_t *data, size_t length, const uint8_t *tag);
