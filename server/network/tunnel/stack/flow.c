/* Which segments arrived, which are lost, and what may be sent now. */
#include "flow.h"
#include "bandwidth.h"
#include "lwip/priv/tcp_priv.h"
#include "lwip/sys.h"

enum { HELD = 1, LOST = 2, REPEATED = 4 };

/* This many later transmissions arrived: the segment is lost, not late (RFC 9002, 6.1.1). */
#define LATE 3
#define LEAST_VARIATION_MS 100
/* The initial window in segments (RFC 6928), and a smaller one if there are many connections, because they share a line. */
#define FIRST_SEGMENTS 10
#define LEAST_FIRST_SEGMENTS 2
#define FIRST_OF_ALL 80
/* The maximum beyond the common share; all connections together stay far below the memory of the module. */
#define MOST_EXTRA (4u * 1024 * 1024 - TCP_SND_BUF)
#define MOST_EXTRA_OF_ALL (32u * 1024 * 1024)

static uint32_t sequence(const struct tcp_seg *seg) { return lwip_ntohl(seg->tcphdr->seqno); }

static int is_later(uint32_t one, uint32_t other) { return (int32_t)(one - other) > 0; }

uint32_t flow_first_segments(void) {
  uint32_t count = 0;
  for (struct tcp_pcb *pcb = tcp_active_pcbs; pcb; pcb = pcb->next) count++;
  uint32_t share = count ? FIRST_OF_ALL / count : FIRST_SEGMENTS;
  if (share < LEAST_FIRST_SEGMENTS) return LEAST_FIRST_SEGMENTS;
  return share < FIRST_SEGMENTS ? share : FIRST_SEGMENTS;
}

void flow_sent(struct tcp_pcb *pcb, struct tcp_seg *seg) {
  struct flow *flow = &pcb->flow;
  uint32_t length = TCP_TCPLEN(seg), now = sys_now();
  if (seg->mark & LOST) {
    flow->lost -= length;
    seg->mark = REPEATED;
  }
  if (flow->pipe == 0) flow->first_sent_ms = flow->delivered_ms = now;
  flow->pipe += length;
  flow->budget -= (float)length;
  if (!pcb->unsent && flow->pipe + pcb->mss < pcb->cwnd) {
    flow->is_limited = 1;
    flow->limited_until = flow->delivered + flow->pipe;
  }
  seg->transmission = ++flow->transmissions;
  seg->departure = (struct departure){now, flow->first_sent_ms, flow->delivered, flow->delivered_ms, flow->is_limited};
}

void flow_lose(struct tcp_pcb *pcb, struct tcp_seg *seg) {
  struct flow *flow = &pcb->flow;
  uint32_t length = TCP_TCPLEN(seg);
  if (seg->mark & (HELD | LOST)) return;
  seg->mark |= LOST;
  flow->pipe -= length;
  flow->lost += length;
  flow->round_lost += length;
  if (flow->lost_from && TCP_SEQ_LT(sequence(seg), sequence(flow->lost_from))) flow->lost_from = 0;
}

static void measure(struct tcp_pcb *pcb, uint32_t took) {
  struct flow *flow = &pcb->flow;
  float given = (float)took, away = given > flow->smooth ? given - flow->smooth : flow->smooth - given;
  flow->varies = flow->smooth == 0 ? given / 2 : flow->varies + (away - flow->varies) / 4;
  flow->smooth = flow->smooth == 0 ? given : flow->smooth + (given - flow->smooth) / 8;
  float margin = 4 * flow->varies > LEAST_VARIATION_MS ? 4 * flow->varies : LEAST_VARIATION_MS;
  /* One tick is lost to rounding, another to where in a tick the wait begins. lwIP reads the sum of the two. */
  float ticks = (flow->smooth + margin) / TCP_SLOW_INTERVAL + 2;
  pcb->sa = (s16_t)((ticks > 600 ? 600 : (int)ticks) << 3);
  pcb->sv = 0;
  bandwidth_round_trip(pcb, took);
}

static int can_tell(const struct tcp_pcb *pcb) { return (pcb->flags & TF_SACK) != 0; }

/* The peer has the segment, acknowledged or behind a gap. */
static void note(struct tcp_pcb *pcb, struct tcp_seg *seg) {
  struct flow *flow = &pcb->flow;
  uint32_t length = TCP_TCPLEN(seg), now = sys_now(), took = now - seg->departure.sent_ms;
  if (seg->mark & LOST) flow->lost -= length;
  else flow->pipe -= length;
  flow->delivered += length;
  flow->delivered_ms = now;
  if (flow->is_limited && is_later(flow->delivered, flow->limited_until)) flow->is_limited = 0;
  /* An acknowledgment sooner than a round trip is for an earlier transmission of the segment. */
  int is_old = (seg->mark & REPEATED) && took < flow->shortest;
  if (!is_old && is_later(seg->transmission, flow->newest)) {
    flow->newest = seg->transmission;
    flow->sample = seg->departure;
    flow->first_sent_ms = seg->departure.sent_ms;
    flow->has_sample = 1;
  }
  if (!(seg->mark & (REPEATED | LOST)) && (can_tell(pcb) || !flow->is_recovering)) measure(pcb, took);
  seg->mark = (u8_t)((seg->mark & ~LOST) | HELD);
}

void flow_arrived(struct tcp_pcb *pcb, struct tcp_seg *seg) {
  if (!(seg->mark & HELD)) note(pcb, seg);
  if (pcb->flow.lost_from == seg) pcb->flow.lost_from = seg->next;
}

/* A peer without SACK received some segment after the first missing one. */
void flow_repeated(struct tcp_pcb *pcb) {
  if (can_tell(pcb)) return;
  for (struct tcp_seg *seg = pcb->unacked->next; seg; seg = seg->next)
    if (!(seg->mark & HELD)) {
      note(pcb, seg);
      return;
    }
}

static int is_within(const struct sack *sacks, int count, uint32_t from, uint32_t to) {
  for (int i = 0; i < count; i++)
    if (TCP_SEQ_LEQ(sacks[i].left, from) && TCP_SEQ_GEQ(sacks[i].right, to)) return 1;
  return 0;
}

/* Ignores an acknowledgment of data that was never sent. */
static void read_sacks(struct tcp_pcb *pcb, const struct sack *sacks, int count) {
  uint32_t end = pcb->lastack;
  for (int i = 0; i < count; i++)
    if (TCP_SEQ_GT(sacks[i].right, end) && TCP_SEQ_LEQ(sacks[i].right, pcb->snd_nxt)) end = sacks[i].right;
  for (struct tcp_seg *seg = pcb->unacked; seg && TCP_SEQ_LT(sequence(seg), end); seg = seg->next)
    if (!(seg->mark & HELD) && is_within(sacks, count, sequence(seg), sequence(seg) + TCP_TCPLEN(seg))) note(pcb, seg);
}

/* The first segment is missing, and nothing else is known. */
static void lose_first(struct tcp_pcb *pcb) {
  if (pcb->unacked->mark & HELD) {
    pcb->unacked->mark &= (u8_t)~HELD;
    pcb->flow.pipe += TCP_TCPLEN(pcb->unacked);
  }
  flow_lose(pcb, pcb->unacked);
}

static void begin_recovery(struct tcp_pcb *pcb) {
  if (pcb->flow.is_recovering) return;
  pcb->flow.is_recovering = 1;
  pcb->flow.recover = pcb->snd_nxt;
}

static void find_lost(struct tcp_pcb *pcb) {
  struct flow *flow = &pcb->flow;
  for (struct tcp_seg *seg = pcb->unacked; seg; seg = seg->next) {
    if (!(seg->mark & (LOST | REPEATED)) && is_later(seg->transmission, flow->newest)) return;
    if ((seg->mark & (HELD | LOST)) || (int32_t)(flow->newest - seg->transmission) < LATE) continue;
    flow_lose(pcb, seg);
    begin_recovery(pcb);
  }
}

static uint32_t extra_of_all(void) {
  uint32_t sum = 0;
  for (struct tcp_pcb *pcb = tcp_active_pcbs; pcb; pcb = pcb->next) sum += pcb->flow.extra;
  return sum;
}

/* Room for what is in flight, and for what follows before the program provides more. */
static void fit_room(struct tcp_pcb *pcb) {
  struct flow *flow = &pcb->flow;
  uint32_t has = TCP_SND_BUF + flow->extra, wants = pcb->cwnd + pcb->cwnd / 2;
  if (wants > has && flow->extra < MOST_EXTRA) {
    uint32_t more = has / 2;
    if (more > MOST_EXTRA - flow->extra) more = MOST_EXTRA - flow->extra;
    if (extra_of_all() + more > MOST_EXTRA_OF_ALL) return;
    flow->extra += more;
    pcb->snd_buf += more;
  } else if (flow->extra && wants < has / 4) {
    uint32_t less = flow->extra < pcb->snd_buf ? flow->extra : pcb->snd_buf;
    flow->extra -= less;
    pcb->snd_buf -= less;
  }
}

void flow_heard(struct tcp_pcb *pcb, int is_new, const struct sack *sacks, int count) {
  struct flow *flow = &pcb->flow;
  uint32_t before = flow->counted;
  if (TCP_SEQ_GEQ(pcb->lastack, flow->recover)) flow->is_recovering = 0;
  if (can_tell(pcb)) {
    if (count > 0) read_sacks(pcb, sacks, count);
  } else if (is_new && flow->is_recovering && pcb->unacked) lose_first(pcb);
  find_lost(pcb);
  flow->counted = flow->delivered;
  if (pcb->state < ESTABLISHED || flow->delivered == before) return;
  bandwidth_heard(pcb, flow->delivered - before);
  fit_room(pcb);
}

void flow_timed_out(struct tcp_pcb *pcb) {
  struct flow *flow = &pcb->flow;
  /* The peer may have discarded what it reported (RFC 2018, 8). */
  int is_forgetful = !can_tell(pcb) || pcb->nrtx > 0 || (pcb->unacked->mark & HELD);
  for (struct tcp_seg *seg = pcb->unacked; seg; seg = seg->next) {
    if (is_forgetful && (seg->mark & HELD)) {
      seg->mark = REPEATED;
      flow->pipe += TCP_TCPLEN(seg);
    }
    flow_lose(pcb, seg);
  }
  if (pcb->state < ESTABLISHED) return;
  flow->is_recovering = 0;
  begin_recovery(pcb);
  pcb->cwnd = pcb->mss;
}

/* Sending makes room for the acknowledgment that permits more; only the first segment waits for nothing. */
static int may_go(struct tcp_pcb *pcb, const struct tcp_seg *seg) {
  struct flow *flow = &pcb->flow;
  if (flow->pipe > 0 && flow->pipe + TCP_TCPLEN(seg) > pcb->cwnd) return 0;
  flow->is_waiting = !bandwidth_is_due(pcb);
  return !flow->is_waiting;
}

struct tcp_seg *flow_next_lost(struct tcp_pcb *pcb) {
  struct flow *flow = &pcb->flow;
  flow->is_waiting = 0;
  if (flow->lost == 0) return 0;
  struct tcp_seg *seg = flow->lost_from ? flow->lost_from : pcb->unacked;
  while (seg && !(seg->mark & LOST)) seg = seg->next;
  flow->lost_from = seg;
  return seg && may_go(pcb, seg) ? seg : 0;
}

int flow_allows(struct tcp_pcb *pcb, const struct tcp_seg *seg) {
  if (sequence(seg) - pcb->lastack + seg->len > pcb->snd_wnd) return 0;
  return pcb->flow.lost == 0 && may_go(pcb, seg);
}
