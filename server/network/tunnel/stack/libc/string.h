#pragma once
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t length);
void *memmove(void *to, const void *from, size_t length);
void *memset(void *to, int value, size_t length);
int memcmp(const void *one, const void *other, size_t length);
size_t strlen(const char *text);
int strncmp(const char *one, const char *other, size_t length);
