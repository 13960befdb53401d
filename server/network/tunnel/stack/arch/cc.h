/* What lwIP wants to know of the machine and the compiler. */
#pragma once
#include <stddef.h>
#include <stdint.h>

#define LWIP_NO_INTTYPES_H 1
#define LWIP_NO_CTYPE_H 1
#define LWIP_NO_UNISTD_H 1
#define X8_F "02x"
#define U16_F "u"
#define S16_F "d"
#define X16_F "x"
#define U32_F "u"
#define S32_F "d"
#define X32_F "x"
#define SZT_F "u"
#define SSIZE_MAX INT_MAX
typedef int ssize_t;
#define BYTE_ORDER LITTLE_ENDIAN
#define LWIP_ERR_T int
#define LWIP_PLATFORM_DIAG(x)

__attribute__((import_module("env"), import_name("fault"))) void fault(int line);
#define LWIP_PLATFORM_ASSERT(x) fault(__LINE__)

__attribute__((import_module("env"), import_name("random"))) uint32_t random_number(void);
#define LWIP_RAND() random_number()
