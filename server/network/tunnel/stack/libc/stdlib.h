#pragma once
#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void free(void *block);
int atoi(const char *text);
