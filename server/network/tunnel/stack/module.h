/* What the files of this module share, and its interface to the program around it. */
#pragma once
#include "lwip/pbuf.h"
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(#name)))
#define IMPORT(name) __attribute__((import_module("env"), import_name(#name)))

/* Monotonic milliseconds; every call from outside that needs the time passes it. */
extern uint32_t now_ms;

/* Transfers data larger than a number between the two sides. */
extern uint8_t scratch[256 * 1024];
/* Family (4 or 6), port at 2, address at 4, local port at 20; numbers are little-endian. */
extern uint8_t address[32];

extern uint32_t tunnel_mtu;
/* Sends a packet into the tunnel; null is a keepalive. */
void send_packet(struct pbuf *packet);
/* Takes a complete and verified packet from the tunnel. */
int receive_packet(const uint8_t *packet, uint32_t length);
void wipe_heap(void);
