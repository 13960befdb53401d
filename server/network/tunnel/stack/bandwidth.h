/* Estimates the bandwidth of a connection and how much may be in flight on it, in the manner of BBR. */
#pragma once
#include <stdint.h>

struct tcp_pcb;

void bandwidth_round_trip(struct tcp_pcb *pcb, uint32_t took_ms);
/* This many bytes arrived with one acknowledgment; a lost segment is reported where it is found lost. */
void bandwidth_heard(struct tcp_pcb *pcb, uint32_t arrived);
/* Whether something may be sent now, or has to wait for its time. */
int bandwidth_is_due(struct tcp_pcb *pcb);
