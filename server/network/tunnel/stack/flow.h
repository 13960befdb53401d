/*
 * Tracks the data that a connection has in flight. lwIP's own sender forgets what SACKs reported, fills one gap per round trip, and
 * treats every loss as congestion. This one keeps the state of each segment, retransmits exactly what was lost, and sends as fast as
 * it sees data arrive, in the manner of BBR.
 */
#pragma once
#include <stdint.h>

struct tcp_pcb;
struct tcp_seg;

#define FLOW_SACKS 4
#define BANDWIDTH_ROUNDS 10
struct sack { uint32_t left, right; };

/* The state when a segment was sent; compared with the state when it arrives, it gives the bandwidth. */
struct departure {
  uint32_t sent_ms, first_sent_ms, delivered, delivered_ms;
  uint8_t is_limited; /* by the program, not by the line */
};

struct flow {
  struct tcp_seg *last;      /* of the unacknowledged segments; valid only while there are any */
  struct tcp_seg *lost_from; /* none before this one is lost; null: search from the first */
  uint32_t pipe, lost;       /* bytes in flight, and bytes to be retransmitted */
  uint32_t transmissions;    /* each has a number of its own, retransmissions too */
  uint32_t newest;           /* the latest of them known to have arrived */
  uint32_t recover;          /* the end of the data in flight when a loss was found */
  uint32_t extra;            /* send buffer beyond the common share */
  uint32_t delivered, counted, delivered_ms, first_sent_ms, limited_until;
  uint8_t is_recovering, is_waiting, is_limited, has_sample;
  struct departure sample;   /* of the segment sent last among those of one acknowledgment */
  /* Round trips, in milliseconds. */
  float smooth, varies;
  uint32_t shortest, shortest_ms;
  /* Bandwidth in bytes per millisecond: the maximum of several rounds. */
  float best[BANDWIDTH_ROUNDS], bandwidth, filled_at, rate, budget;
  uint32_t round, round_end, round_delivered, round_lost, ceiling, phase_ms, budget_ms;
  uint8_t phase, step, idle_rounds;
};

/* The initial window of a new connection, in segments. */
uint32_t flow_first_segments(void);
/* A segment is sent, for the first time or again. */
void flow_sent(struct tcp_pcb *pcb, struct tcp_seg *seg);
/* A segment is acknowledged and about to be freed. */
void flow_arrived(struct tcp_pcb *pcb, struct tcp_seg *seg);
void flow_lose(struct tcp_pcb *pcb, struct tcp_seg *seg);
/* A duplicate acknowledgment, as gaps cause them. */
void flow_repeated(struct tcp_pcb *pcb);
/* After each acknowledgment: whether it acknowledged anything new, and what is behind a gap. */
void flow_heard(struct tcp_pcb *pcb, int is_new, const struct sack *sacks, int count);
void flow_timed_out(struct tcp_pcb *pcb);
/* The next lost segment, if it may be sent now. */
struct tcp_seg *flow_next_lost(struct tcp_pcb *pcb);
int flow_allows(struct tcp_pcb *pcb, const struct tcp_seg *seg);
