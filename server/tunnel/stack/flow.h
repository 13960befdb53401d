/*
 * What a connection knows of the data that it has under way. lwIP's own sender forgets what its peer has told it of gaps, fills one of
 * them in each round trip and takes every loss for a crowded line. This one keeps a mark on each segment, repeats exactly what was lost,
 * and sends as fast as it sees data arrive, in the manner of BBR.
 */
#pragma once
#include <stdint.h>

struct tcp_pcb;
struct tcp_seg;

#define FLOW_SACKS 4
#define BANDWIDTH_ROUNDS 10
struct sack { uint32_t left, right; };

/* How it stood when a segment was sent; beside it when it arrives, that is how fast the line is. */
struct departure {
  uint32_t sent_ms, first_sent_ms, delivered, delivered_ms;
  uint8_t is_limited; /* by the program, not by the line */
};

struct flow {
  struct tcp_seg *last;      /* of those that wait for an acknowledgment; only good while there are any */
  struct tcp_seg *lost_from; /* none before this one is lost; null: look from the first */
  uint32_t pipe, lost;       /* bytes that are under way, and those that have to be repeated */
  uint32_t transmissions;    /* each has its own number, a repeated one too */
  uint32_t newest;           /* the latest of them that is known to have arrived */
  uint32_t recover;          /* the end of what was under way when a loss was found */
  uint32_t extra;            /* room for sending beyond what everybody has */
  uint32_t delivered, counted, delivered_ms, first_sent_ms, limited_until;
  uint8_t is_recovering, is_waiting, is_limited, has_sample;
  struct departure sample;   /* of the segment that was sent last among those of one acknowledgment */
  /* Round trips, in milliseconds. */
  float smooth, varies;
  uint32_t shortest, shortest_ms;
  /* Bandwidth, in bytes a millisecond: the best of some rounds. */
  float best[BANDWIDTH_ROUNDS], bandwidth, filled_at, rate, budget;
  uint32_t round, round_end, round_delivered, round_lost, ceiling, phase_ms, budget_ms;
  uint8_t phase, step, idle_rounds;
};

/* With how many segments a new connection begins. */
uint32_t flow_first_segments(void);
/* A segment goes out, for the first time or again. */
void flow_sent(struct tcp_pcb *pcb, struct tcp_seg *seg);
/* A segment is acknowledged and about to be freed. */
void flow_arrived(struct tcp_pcb *pcb, struct tcp_seg *seg);
void flow_lose(struct tcp_pcb *pcb, struct tcp_seg *seg);
/* An acknowledgment that says nothing new, as a gap makes them. */
void flow_repeated(struct tcp_pcb *pcb);
/* After each acknowledgment: whether it was of anything new, and what lies behind a gap. */
void flow_heard(struct tcp_pcb *pcb, int is_new, const struct sack *sacks, int count);
void flow_timed_out(struct tcp_pcb *pcb);
/* The next lost segment, if it may go now. */
struct tcp_seg *flow_next_lost(struct tcp_pcb *pcb);
int flow_allows(struct tcp_pcb *pcb, const struct tcp_seg *seg);
