/* How fast the line of a connection is, and how much may be under way on it at once: in the manner of BBR. */
#pragma once
#include <stdint.h>

struct tcp_pcb;

void bandwidth_round_trip(struct tcp_pcb *pcb, uint32_t took_ms);
/* So many bytes have arrived with one acknowledgment; those of a lost segment are told of where it is found lost. */
void bandwidth_heard(struct tcp_pcb *pcb, uint32_t arrived);
/* Whether something may leave now, or has to wait for its time. */
int bandwidth_is_due(struct tcp_pcb *pcb);
