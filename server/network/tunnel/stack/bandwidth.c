#include "bandwidth.h"
#include "lwip/priv/tcp_priv.h"
#include "lwip/sys.h"

/* Start by doubling each round; drain the queue this built up; then cycle through probes for more; now and then measure the minimum round trip. */
enum { BEGIN, DRAIN, CRUISE, LOOK };
#define DOUBLING 2.885f
static const float steps[] = {1.25f, 0.75f, 1, 1, 1, 1, 1, 1};
#define STEPS (sizeof steps / sizeof *steps)

#define LOOK_AFTER_MS 10000
#define LOOK_MS 200
#define FILLED_ROUNDS 3
/* How much may leave at once after a late timer, in milliseconds of the rate. */
#define LATE_MS 4
/* The program sends in batches of about this length, so more has to be in flight than the line alone would hold. */
#define BATCH_MS 2
/* A line that loses more than one in this many is congested; others lose some anyway. */
#define LOST_SHARE 25
#define JUDGED_SEGMENTS 12
#define BLIND_SEGMENTS 32
#define NO_CEILING 0x3fffffffu

static float line_holds(const struct flow *flow) {
  return flow->bandwidth * (float)(flow->shortest + 1);
}

static void enter(struct flow *flow, int phase) {
  flow->phase = (uint8_t)phase;
  flow->phase_ms = sys_now();
  /* Not all connections at the same time, and not with the second step. */
  if (phase == CRUISE) flow->step = (uint8_t)(2 + LWIP_RAND() % (STEPS - 2));
}

void bandwidth_round_trip(struct tcp_pcb *pcb, uint32_t took_ms) {
  struct flow *flow = &pcb->flow;
  uint32_t now = sys_now();
  int is_old = flow->shortest_ms && now - flow->shortest_ms > LOOK_AFTER_MS;
  if (is_old && flow->phase == CRUISE) enter(flow, LOOK);
  if (flow->shortest_ms && took_ms > flow->shortest && !is_old) return;
  flow->shortest = took_ms;
  flow->shortest_ms = now;
}

static void judge_losses(struct tcp_pcb *pcb) {
  struct flow *flow = &pcb->flow;
  uint32_t sum = flow->round_lost + flow->round_delivered;
  if (flow->ceiling == 0) flow->ceiling = NO_CEILING;
  if (sum < JUDGED_SEGMENTS * (uint32_t)pcb->mss) return;
  if (flow->round_lost * LOST_SHARE > sum) {
    uint32_t holds = (uint32_t)line_holds(flow), least = pcb->cwnd > holds ? pcb->cwnd : holds;
    if (flow->ceiling < least) least = flow->ceiling;
    flow->ceiling = least - least / 3 > holds / 2 ? least - least / 3 : holds / 2;
    if (flow->phase == BEGIN) enter(flow, DRAIN);
  } else if (flow->ceiling < NO_CEILING) flow->ceiling += pcb->mss + flow->ceiling / 32;
  flow->round_lost = flow->round_delivered = 0;
}

static void begin_round(struct tcp_pcb *pcb) {
  struct flow *flow = &pcb->flow;
  flow->round_end = flow->delivered;
  judge_losses(pcb);
  if (flow->sample.is_limited) return;
  flow->round++;
  flow->best[flow->round % BANDWIDTH_ROUNDS] = 0;
  if (flow->phase != BEGIN) return;
  if (flow->bandwidth >= flow->filled_at * 1.25f) {
    flow->filled_at = flow->bandwidth;
    flow->idle_rounds = 0;
  } else if (++flow->idle_rounds >= FILLED_ROUNDS) enter(flow, DRAIN);
}

static void measure(struct tcp_pcb *pcb) {
  struct flow *flow = &pcb->flow;
  const struct departure *sample = &flow->sample;
  uint32_t took = sys_now() - sample->delivered_ms, sending = sample->sent_ms - sample->first_sent_ms;
  if (sending > took) took = sending;
  if ((int32_t)(sample->delivered - flow->round_end) >= 0) begin_round(pcb);
  /* An acknowledgment of more than one round trip's data in less than a round trip says nothing about the line. */
  if (took < flow->shortest) return;
  float seen = (float)(flow->delivered - sample->delivered) / (float)(took ? took : 1);
  if (sample->is_limited && seen < flow->bandwidth) return;
  float *best = &flow->best[flow->round % BANDWIDTH_ROUNDS];
  if (seen > *best) *best = seen;
  flow->bandwidth = 0;
  for (int i = 0; i < BANDWIDTH_ROUNDS; i++)
    if (flow->best[i] > flow->bandwidth) flow->bandwidth = flow->best[i];
}

static void advance(struct flow *flow) {
  uint32_t spent = sys_now() - flow->phase_ms;
  float holds = line_holds(flow);
  if (flow->phase == DRAIN && (float)flow->pipe <= holds) enter(flow, CRUISE);
  else if (flow->phase == LOOK && spent > LOOK_MS + flow->shortest) {
    flow->shortest_ms = sys_now();
    enter(flow, CRUISE);
  } else if (flow->phase == CRUISE) {
    float step = steps[flow->step];
    int is_over = spent > flow->shortest;
    if (step > 1) is_over = is_over && ((float)flow->pipe >= step * holds || flow->round_lost > 0 || flow->is_limited);
    if (step < 1) is_over = is_over || (float)flow->pipe <= holds;
    if (!is_over) return;
    flow->step = (uint8_t)((flow->step + 1) % STEPS);
    flow->phase_ms = sys_now();
  }
}

static void set_window(struct tcp_pcb *pcb, uint32_t arrived) {
  struct flow *flow = &pcb->flow;
  float holds = line_holds(flow), gain = flow->phase == CRUISE ? 2 : DOUBLING;
  uint32_t least = 2u * pcb->mss, batch = (uint32_t)(flow->rate * BATCH_MS);
  uint32_t target = (uint32_t)(gain * holds) + 3 * (batch > 2u * pcb->mss ? batch : 2u * pcb->mss);
  if (flow->bandwidth == 0 || pcb->cwnd < target) pcb->cwnd += arrived;
  if (flow->phase != BEGIN && pcb->cwnd > target) pcb->cwnd = target;
  if (flow->phase == LOOK && pcb->cwnd > (uint32_t)(holds / 2)) pcb->cwnd = (uint32_t)(holds / 2);
  if (flow->ceiling && pcb->cwnd > flow->ceiling) pcb->cwnd = flow->ceiling;
  /* Without SACK, one gap is filled per round trip, so there must not be many. */
  if (!(pcb->flags & TF_SACK) && pcb->cwnd > BLIND_SEGMENTS * (uint32_t)pcb->mss) pcb->cwnd = BLIND_SEGMENTS * (uint32_t)pcb->mss;
  if (pcb->cwnd < least) pcb->cwnd = least;
}

static float gain_of(const struct flow *flow) {
  if (flow->phase == BEGIN) return DOUBLING;
  if (flow->phase == DRAIN) return 1 / DOUBLING;
  return flow->phase == CRUISE ? steps[flow->step] : 1;
}

void bandwidth_heard(struct tcp_pcb *pcb, uint32_t arrived) {
  struct flow *flow = &pcb->flow;
  flow->round_delivered += arrived;
  if (flow->has_sample) measure(pcb);
  flow->has_sample = 0;
  advance(flow);
  flow->rate = gain_of(flow) * flow->bandwidth;
  set_window(pcb, arrived);
}

int bandwidth_is_due(struct tcp_pcb *pcb) {
  struct flow *flow = &pcb->flow;
  if (flow->rate == 0) return 1;
  uint32_t now = sys_now();
  float most = flow->rate * LATE_MS + 2.0f * pcb->mss;
  flow->budget += flow->rate * (float)(now - flow->budget_ms);
  flow->budget_ms = now;
  if (flow->budget > most) flow->budget = most;
  return flow->budget > 0;
}
