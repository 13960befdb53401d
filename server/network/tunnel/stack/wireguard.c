/* The data plane of WireGuard: sessions with their keys and replay windows, and the ring of outgoing packets. */
#include "module.h"
#include "aead.h"
#include <string.h>

IMPORT(flush) void flush(void);

#define SLOT 1536
#define SLOTS 128
#define HEADER 16
#define TAG 16
#define REJECT_AFTER_MS 180000u
#define WINDOW_WORDS 128 /* 64 bits each: distinguishes 8128 counters */
#define LAST_COUNTER (~(uint64_t)0 - 8192)

uint32_t now_ms;
uint8_t scratch[256 * 1024] __attribute__((aligned(16)));
uint8_t address[32] __attribute__((aligned(16)));
uint32_t tunnel_mtu = 1420;

static uint8_t ring[SLOTS * SLOT] __attribute__((aligned(16)));
static uint32_t ring_lengths[SLOTS];
static uint32_t waiting;
static uint8_t incoming[65536] __attribute__((aligned(16)));

EXPORT(ring_at) void *ring_at(void) { return ring; }
EXPORT(ring_lengths_at) void *ring_lengths_at(void) { return ring_lengths; }
EXPORT(scratch_at) void *scratch_at(void) { return scratch; }
EXPORT(incoming_at) void *incoming_at(void) { return incoming; }
EXPORT(address_at) void *address_at(void) { return address; }

typedef struct {
  uint8_t send_key[32], receive_key[32];
  uint64_t sent, highest, window[WINDOW_WORDS];
  uint32_t own_index, their_index, valid, born;
} session;

enum { CURRENT, PREVIOUS, NEXT };
static session sessions[3];

static struct {
  uint32_t received, sent, refused, replayed, last_received, last_sent, last_data_received, last_data_sent, dropped, confirmed;
  double received_bytes, sent_bytes;
} stats;
EXPORT(stats_at) void *stats_at(void) { return &stats; }

/* Both keys are in the scratch buffer, the sending key first. A responder's session waits as NEXT until its peer has used it. */
EXPORT(session_set) void session_set(int slot, uint32_t own_index, uint32_t their_index, uint32_t now) {
  now_ms = now;
  if (slot == CURRENT && sessions[CURRENT].valid) sessions[PREVIOUS] = sessions[CURRENT];
  session *made = &sessions[slot];
  memset(made, 0, sizeof *made);
  memcpy(made->send_key, scratch, 32);
  memcpy(made->receive_key, scratch + 32, 32);
  memset(scratch, 0, 64);
  made->own_index = own_index;
  made->their_index = their_index;
  made->born = now;
  made->valid = 1;
}

EXPORT(sessions_drop) void sessions_drop(void) { memset(sessions, 0, sizeof sessions); }
EXPORT(session_sent) double session_sent(void) { return (double)sessions[CURRENT].sent; }

/* Leaves no keys or traffic in the memory of an unused module. */
EXPORT(wipe) void wipe(void) {
  memset(sessions, 0, sizeof sessions);
  memset(scratch, 0, sizeof scratch);
  memset(incoming, 0, sizeof incoming);
  memset(ring, 0, sizeof ring);
  waiting = 0;
  wipe_heap();
}

static int is_fresh(const session *with, uint64_t counter) {
  if (counter >= LAST_COUNTER) return 0;
  if (counter > with->highest) return 1;
  if (with->highest - counter > (WINDOW_WORDS - 1) * 64) return 0;
  return !(with->window[(counter >> 6) & (WINDOW_WORDS - 1)] & (1ull << (counter & 63)));
}

static void remember(session *with, uint64_t counter) {
  if (counter > with->highest) {
    uint64_t from = with->highest >> 6, words = (counter >> 6) - from;
    if (words > WINDOW_WORDS) words = WINDOW_WORDS;
    for (uint64_t i = 1; i <= words; i++) with->window[(from + i) & (WINDOW_WORDS - 1)] = 0;
    with->highest = counter;
  }
  with->window[(counter >> 6) & (WINDOW_WORDS - 1)] |= 1ull << (counter & 63);
}

/* The addresses that the other side may use: family and bits, then the address. An empty list allows all. */
#define RANGES 64
static struct { uint8_t family, bits, address[16]; } ranges[RANGES];
static uint32_t range_count;

EXPORT(allow) int allow(int bits) {
  if (range_count == RANGES) return 0;
  ranges[range_count].family = address[0];
  ranges[range_count].bits = (uint8_t)bits;
  memcpy(ranges[range_count++].address, address + 4, 16);
  return 1;
}

static int is_within(const uint8_t *given, const uint8_t *range, uint32_t bits) {
  if (memcmp(given, range, bits / 8)) return 0;
  return bits % 8 == 0 || !((given[bits / 8] ^ range[bits / 8]) >> (8 - bits % 8));
}

static int is_allowed(uint8_t family, const uint8_t *given) {
  for (uint32_t i = 0; i < range_count; i++)
    if (ranges[i].family == family && is_within(given, ranges[i].address, ranges[i].bits)) return 1;
  return range_count == 0;
}

static void seal_waiting(uint32_t index) {
  session *with = &sessions[CURRENT];
  uint8_t *slot = ring + index * SLOT;
  uint32_t length = ring_lengths[index], padded = (length + 15) & ~15u, kind = 4;
  if (padded > tunnel_mtu) padded = length > tunnel_mtu ? length : tunnel_mtu;
  memset(slot + HEADER + length, 0, padded - length);
  memcpy(slot, &kind, 4);
  memcpy(slot + 4, &with->their_index, 4);
  memcpy(slot + 8, &with->sent, 8);
  aead_seal(with->send_key, with->sent++, 0, 0, slot + HEADER, padded, slot + HEADER + padded);
  ring_lengths[index] = padded + HEADER + TAG;
}

static int can_send(void) {
  const session *with = &sessions[CURRENT];
  return with->valid && now_ms - with->born <= REJECT_AFTER_MS && with->sent < LAST_COUNTER;
}

/* Packets wait unsealed. Returns the number of sealed datagrams in the ring. */
EXPORT(ring_take) int ring_take(void) {
  int taken = (int)waiting;
  waiting = 0;
  if (!can_send()) {
    stats.dropped += (uint32_t)taken;
    return 0;
  }
  for (int i = 0; i < taken; i++) seal_waiting((uint32_t)i);
  return taken;
}

static int is_plain_ack(const uint8_t *packet, uint32_t length) {
  return length == 40 && packet[0] == 0x45 && packet[9] == 6 && packet[32] == 0x50 && packet[33] == 0x10;
}

/* A newer acknowledgment of the same connection replaces a waiting one; a duplicate is a signal and stays. */
static int replaces_waiting(const uint8_t *packet, uint32_t length) {
  for (uint32_t back = 1; back <= waiting && back <= 16; back++) {
    uint8_t *earlier = ring + (waiting - back) * SLOT + HEADER;
    if (!is_plain_ack(earlier, ring_lengths[waiting - back]) || memcmp(earlier + 12, packet + 12, 12)) continue;
    if (!memcmp(earlier + 28, packet + 28, 4)) return 0;
    memcpy(earlier, packet, length);
    return 1;
  }
  return 0;
}

static int goes_where_allowed(const uint8_t *packet) {
  return packet[0] >> 4 == 4 ? is_allowed(4, packet + 16) : is_allowed(6, packet + 24);
}

void send_packet(struct pbuf *packet) {
  uint32_t length = packet ? packet->tot_len : 0;
  if (waiting == SLOTS) flush();
  if (!can_send() || waiting == SLOTS || length > tunnel_mtu) {
    stats.dropped++;
    return;
  }
  uint8_t *slot = ring + waiting * SLOT + HEADER;
  if (packet) pbuf_copy_partial(packet, slot, (u16_t)length, 0);
  if (length && !goes_where_allowed(slot)) {
    stats.dropped++;
    return;
  }
  stats.last_sent = now_ms;
  if (length) stats.last_data_sent = now_ms;
  if (is_plain_ack(slot, length) && replaces_waiting(slot, length)) return;
  ring_lengths[waiting++] = length;
  stats.sent++;
  stats.sent_bytes += length;
}

EXPORT(keepalive) void keepalive(uint32_t now) {
  now_ms = now;
  send_packet(0);
}

static session *session_of(uint32_t own_index) {
  for (int i = 0; i < 3; i++)
    if (sessions[i].valid && sessions[i].own_index == own_index) return &sessions[i];
  return 0;
}

static void confirm_next(void) {
  sessions[PREVIOUS] = sessions[CURRENT];
  sessions[CURRENT] = sessions[NEXT];
  memset(&sessions[NEXT], 0, sizeof(session));
  stats.confirmed++;
}

static uint32_t length_in(const uint8_t *packet, uint32_t length) {
  if (length >= 20 && packet[0] >> 4 == 4) return (uint32_t)packet[2] << 8 | packet[3];
  if (length >= 40 && packet[0] >> 4 == 6) return 40 + ((uint32_t)packet[4] << 8 | packet[5]);
  return 0;
}

static int comes_from_allowed(const uint8_t *packet) {
  return packet[0] >> 4 == 4 ? is_allowed(4, packet + 12) : is_allowed(6, packet + 8);
}

static int refuse(int why) {
  stats.refused++;
  return why;
}

/* A datagram of the given length is in its buffer. 0: it was a keepalive, 1: data, negative: refused. */
EXPORT(datagram) int datagram(int given, uint32_t now) {
  now_ms = now;
  if (given < HEADER + TAG || given > (int)sizeof incoming) return refuse(-1);
  uint32_t length = (uint32_t)given - HEADER - TAG, own_index;
  uint64_t counter;
  memcpy(&own_index, incoming + 4, 4);
  memcpy(&counter, incoming + 8, 8);
  session *with = session_of(own_index);
  if (!with || now_ms - with->born > REJECT_AFTER_MS) return refuse(-2);
  if (!is_fresh(with, counter)) {
    stats.replayed++;
    return -3;
  }
  uint8_t *packet = incoming + HEADER;
  if (!aead_open(with->receive_key, counter, 0, 0, packet, length, packet + length)) return refuse(-4);
  remember(with, counter);
  if (with == &sessions[NEXT]) confirm_next();
  stats.received++;
  stats.last_received = now_ms;
  if (length == 0) return 0;
  uint32_t inner = length_in(packet, length);
  if (inner == 0 || inner > length || inner > 65535 || !comes_from_allowed(packet)) return refuse(-5);
  stats.last_data_received = now_ms;
  stats.received_bytes += inner;
  return receive_packet(packet, inner) ? 1 : refuse(-6);
}

/* For the handshake: the key is in the scratch buffer, a nonce at 32, authenticated data at 64, the data at 1024. */
EXPORT(handshake_seal) void handshake_seal(int extra, int length) {
  aead_seal_12(scratch, scratch + 32, scratch + 64, (size_t)extra, scratch + 1024, (size_t)length, scratch + 1024 + length);
}

EXPORT(handshake_open) int handshake_open(int extra, int length) {
  return aead_open_12(scratch, scratch + 32, scratch + 64, (size_t)extra, scratch + 1024, (size_t)length - TAG, scratch + 1024 + length - TAG);
}

EXPORT(cookie_seal) void cookie_seal(int extra, int length) {
  aead_seal_24(scratch, scratch + 32, scratch + 64, (size_t)extra, scratch + 1024, (size_t)length, scratch + 1024 + length);
}

EXPORT(cookie_open) int cookie_open(int extra, int length) {
  return aead_open_24(scratch, scratch + 32, scratch + 64, (size_t)extra, scratch + 1024, (size_t)length - TAG, scratch + 1024 + length - TAG);
}
