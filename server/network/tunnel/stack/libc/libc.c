/*
 * As much of a C library as the stack needs. Memory is handed out by size class: what is freed goes to the list of its class and is
 * found there again, so that what the module holds never exceeds its busiest moment. Blocks are wiped when they are freed, because
 * they hold what travels inside the tunnel.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void *memcpy(void *restrict to, const void *restrict from, size_t length) {
  __builtin_memcpy(to, from, length);
  return to;
}

void *memmove(void *to, const void *from, size_t length) {
  __builtin_memmove(to, from, length);
  return to;
}

void *memset(void *to, int value, size_t length) {
  __builtin_memset(to, value, length);
  return to;
}

int memcmp(const void *one, const void *other, size_t length) {
  const uint8_t *a = one, *b = other;
  for (size_t i = 0; i < length; i++)
    if (a[i] != b[i]) return a[i] - b[i];
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

int strncmp(const char *one, const char *other, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (one[i] != other[i]) return (uint8_t)one[i] - (uint8_t)other[i];
    if (!one[i]) return 0;
  }
  return 0;
}

int atoi(const char *text) {
  int value = 0;
  for (; *text >= '0' && *text <= '9'; text++) value = value * 10 + (*text - '0');
  return value;
}

#define PAGE 65536u
#define STEPS 4      /* classes in each doubling */
#define CLASSES 72   /* 32 bytes … 2^22 */
#define SMALLEST 32u
#define LARGEST (1u << 22)

typedef struct block { uint32_t class; uint32_t size; struct block *next; uint32_t pad; } block; /* 16 bytes, so that what follows is aligned */

static block *unused[CLASSES];
static uint8_t *at, *end;
extern uint8_t __heap_base;

static uint32_t class_of(uint32_t size, uint32_t *rounded) {
  uint32_t class = 0, base = SMALLEST;
  while (base * 2 <= size) {
    base *= 2;
    class += STEPS;
  }
  uint32_t step = base / STEPS;
  uint32_t over = (size - base + step - 1) / step;
  *rounded = base + over * step;
  return class + over;
}

static int grow(uint32_t size) {
  if (!at) {
    at = (uint8_t *)(((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15);
    end = (uint8_t *)(__builtin_wasm_memory_size(0) * PAGE);
  }
  if ((uint32_t)(end - at) >= size) return 1;
  uint32_t pages = (size - (uint32_t)(end - at) + PAGE - 1) / PAGE;
  if (pages < 16) pages = 16;
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  end += pages * PAGE;
  return 1;
}

void *malloc(size_t size) {
  uint32_t rounded, class;
  if (size > LARGEST) return 0;
  class = class_of(size < SMALLEST ? SMALLEST : size, &rounded);
  block *found = unused[class];
  if (found) unused[class] = found->next;
  else {
    if (!grow(rounded + sizeof(block))) return 0;
    found = (block *)at;
    at += rounded + sizeof(block);
    found->class = class;
    found->size = rounded;
  }
  return found + 1;
}

void *calloc(size_t count, size_t size) {
  if (size && count > LARGEST / size) return 0;
  void *made = malloc(count * size);
  if (made) memset(made, 0, count * size);
  return made;
}

void free(void *given) {
  if (!given) return;
  block *freed = (block *)given - 1;
  memset(given, 0, freed->size);
  freed->next = unused[freed->class];
  unused[freed->class] = freed;
}

/** Everything that was ever handed out, freed or not. */
void wipe_heap(void) {
  uint8_t *from = (uint8_t *)(((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15);
  if (at > from) memset(from, 0, (size_t)(at - from));
}
