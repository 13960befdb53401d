/* lwIP between the tunnel and the program: one interface, and connections that the program knows by number. */
#include "lwip/init.h"
#include "lwip/inet_chksum.h"
#include "lwip/ip.h"
#include "lwip/netif.h"
#include "lwip/priv/tcp_priv.h"
#include "lwip/tcp.h"
#include "lwip/timeouts.h"
#include "lwip/udp.h"
#include "module.h"
#include <stdlib.h>
#include <string.h>

IMPORT(on_connected) void on_connected(int id);
IMPORT(on_data) void on_data(int id, const void *data, int length);
IMPORT(on_end) void on_end(int id);
IMPORT(on_error) void on_error(int id, int error);
IMPORT(on_sent) void on_sent(int id, int length);
IMPORT(on_accepted) void on_accepted(int listener, int id);
IMPORT(on_message) void on_message(int id, const void *data, int length);

static struct netif tunnel;

u32_t sys_now(void) { return now_ms; }

static err_t send_4(struct netif *netif, struct pbuf *packet, const ip4_addr_t *to) {
  send_packet(packet);
  return ERR_OK;
}

static err_t send_6(struct netif *netif, struct pbuf *packet, const ip6_addr_t *to) {
  send_packet(packet);
  return ERR_OK;
}

int receive_packet(const uint8_t *packet, uint32_t length) {
  struct pbuf *copy = pbuf_alloc(PBUF_RAW, (u16_t)length, PBUF_RAM);
  if (!copy) return 0;
  memcpy(copy->payload, packet, length);
  if (ip_input(copy, &tunnel) != ERR_OK) pbuf_free(copy);
  return 1;
}

static err_t prepare(struct netif *netif) {
  netif->name[0] = 'w';
  netif->name[1] = 'g';
  netif->output = send_4;
  netif->output_ip6 = send_6;
  netif->mtu = netif->mtu6 = (u16_t)tunnel_mtu;
  netif->flags = NETIF_FLAG_UP | NETIF_FLAG_LINK_UP;
  return ERR_OK;
}

/* Our own IPv4 address is in the address buffer; all zeros if there is none. */
EXPORT(stack_begin) void stack_begin(int mtu, uint32_t now) {
  ip4_addr_t own, mask;
  now_ms = now;
  tunnel_mtu = (uint32_t)mtu;
  lwip_init();
  memcpy(&own.addr, address + 4, 4);
  IP4_ADDR(&mask, 255, 255, 255, 255);
  netif_add(&tunnel, &own, &mask, &own, 0, prepare, ip_input);
  netif_set_default(&tunnel);
  netif_set_up(&tunnel);
  netif_set_link_up(&tunnel);
}

EXPORT(stack_add_6) void stack_add_6(void) {
  ip6_addr_t own;
  memset(&own, 0, sizeof own);
  memcpy(own.addr, address + 4, 16);
  netif_ip6_addr_set(&tunnel, 0, &own);
  netif_ip6_addr_set_state(&tunnel, 0, IP6_ADDR_PREFERRED);
}

EXPORT(stack_tick) void stack_tick(uint32_t now) {
  now_ms = now;
  sys_check_timeouts();
}

/* Sends what had to wait for its time, starting with another connection each time. Returns how many still wait. */
EXPORT(stack_pace) int stack_pace(uint32_t now) {
  static uint32_t turn;
  uint32_t count = 0, still = 0, at = 0;
  now_ms = now;
  for (struct tcp_pcb *pcb = tcp_active_pcbs; pcb; pcb = pcb->next) count += pcb->flow.is_waiting;
  if (!count) return 0;
  turn = (turn + 1) % count;
  for (int part = 0; part < 2; part++, at = 0)
    for (struct tcp_pcb *pcb = tcp_active_pcbs; pcb; pcb = pcb->next) {
      if (!pcb->flow.is_waiting) continue;
      if ((at++ < turn) == part) tcp_output(pcb);
    }
  for (struct tcp_pcb *pcb = tcp_active_pcbs; pcb; pcb = pcb->next) still += pcb->flow.is_waiting;
  return (int)still;
}

static u16_t read_address(ip_addr_t *to) {
  memset(to, 0, sizeof *to);
  if (address[0] == 4) {
    IP_SET_TYPE_VAL(*to, IPADDR_TYPE_V4);
    memcpy(&ip_2_ip4(to)->addr, address + 4, 4);
  } else {
    IP_SET_TYPE_VAL(*to, IPADDR_TYPE_V6);
    memcpy(ip_2_ip6(to)->addr, address + 4, 16);
  }
  return (u16_t)(address[2] | address[3] << 8);
}

static void write_address(const ip_addr_t *from, u16_t port) {
  address[0] = IP_IS_V6(from) ? 6 : 4;
  memcpy(address + 2, &port, 2);
  if (IP_IS_V6(from)) memcpy(address + 4, ip_2_ip6(from)->addr, 16);
  else memcpy(address + 4, &ip_2_ip4(from)->addr, 4);
}

static void write_local_port(u16_t port) { memcpy(address + 20, &port, 2); }

/* An unpredictable port; lwIP itself would count upward. */
static u16_t any_port(void) { return (u16_t)(32768 + random_number() % 28232); }
#define PORT_TRIES 64

/* Connections. One whose pcb is gone is closed; its number stays valid until the program releases it. */
typedef struct connection { struct tcp_pcb *pcb; int is_finished; } connection;

static err_t received(void *of, struct tcp_pcb *pcb, struct pbuf *data, err_t error) {
  connection *with = of;
  if (!data) {
    if (with) on_end((int)with);
    return ERR_OK;
  }
  if (!with) {
    tcp_recved(pcb, data->tot_len);
    pbuf_free(data);
    return ERR_OK;
  }
  for (struct pbuf *part = data; part; part = part->next) on_data((int)with, part->payload, part->len);
  pbuf_free(data);
  return ERR_OK;
}

static err_t sent(void *of, struct tcp_pcb *pcb, u16_t length) {
  if (of) on_sent((int)of, length);
  return ERR_OK;
}

static void failed(void *of, err_t error) {
  connection *with = of;
  if (!with) return;
  with->pcb = 0;
  on_error((int)with, error);
}

static err_t connected(void *of, struct tcp_pcb *pcb, err_t error) {
  if (of) on_connected((int)of);
  return ERR_OK;
}

static void follow(connection *with) {
  tcp_arg(with->pcb, with);
  tcp_recv(with->pcb, received);
  tcp_sent(with->pcb, sent);
  tcp_err(with->pcb, failed);
  tcp_nagle_disable(with->pcb);
}

static int bind_any(struct tcp_pcb *pcb) {
  for (int i = 0; i < PORT_TRIES; i++)
    if (tcp_bind(pcb, IP_ANY_TYPE, any_port()) == ERR_OK) return 1;
  return 0;
}

/* The program must not release a connection within one of its callbacks. */
EXPORT(tcp_open) int tcp_open(uint32_t now) {
  ip_addr_t to;
  now_ms = now;
  u16_t port = read_address(&to);
  connection *made = calloc(1, sizeof *made);
  if (!made) return 0;
  made->pcb = tcp_new_ip_type(IP_GET_TYPE(&to));
  if (!made->pcb) {
    free(made);
    return 0;
  }
  follow(made);
  if (bind_any(made->pcb) && tcp_connect(made->pcb, &to, port, connected) == ERR_OK) return (int)made;
  tcp_arg(made->pcb, 0);
  tcp_abort(made->pcb);
  free(made);
  return 0;
}

/* Writes the data in the scratch buffer; returns how much was accepted. */
EXPORT(tcp_put) int tcp_put(connection *with, int length, uint32_t now) {
  now_ms = now;
  if (!with->pcb) return -1;
  int room = (int)tcp_sndbuf(with->pcb), done = 0;
  if (length > room) length = room;
  while (done < length) {
    int part = length - done > 32768 ? 32768 : length - done;
    if (tcp_write(with->pcb, scratch + done, (u16_t)part, TCP_WRITE_FLAG_COPY) != ERR_OK) break;
    done += part;
  }
  tcp_output(with->pcb);
  return done;
}

/* The program has consumed this much, so the peer may send more. */
EXPORT(tcp_taken) void tcp_taken(connection *with, int length, uint32_t now) {
  now_ms = now;
  while (with->pcb && length > 0) {
    int part = length > 65535 ? 65535 : length;
    tcp_recved(with->pcb, (u16_t)part);
    length -= part;
  }
}

EXPORT(tcp_finish) int tcp_finish(connection *with, uint32_t now) {
  now_ms = now;
  if (!with->pcb || with->is_finished) return 1;
  if (tcp_shutdown(with->pcb, 0, 1) != ERR_OK) return 0;
  with->is_finished = 1;
  return 1;
}

/* Data already written is still delivered, unless the connection is aborted. */
EXPORT(tcp_drop) void tcp_drop(connection *with, int is_abort, uint32_t now) {
  struct tcp_pcb *pcb = with->pcb;
  now_ms = now;
  free(with);
  if (!pcb) return;
  tcp_arg(pcb, 0);
  tcp_recv(pcb, 0);
  tcp_sent(pcb, 0);
  tcp_err(pcb, 0);
  if (is_abort || tcp_close(pcb) != ERR_OK) tcp_abort(pcb);
}

EXPORT(tcp_peer) void tcp_peer(connection *with) {
  if (!with->pcb) return;
  write_address(&with->pcb->remote_ip, with->pcb->remote_port);
  write_local_port(with->pcb->local_port);
}

EXPORT(tcp_room) int tcp_room(connection *with) { return with->pcb ? (int)tcp_sndbuf(with->pcb) : 0; }

static err_t accepted(void *of, struct tcp_pcb *pcb, err_t error) {
  if (!pcb || !of) return ERR_OK;
  connection *made = calloc(1, sizeof *made);
  if (!made) return ERR_MEM;
  made->pcb = pcb;
  follow(made);
  on_accepted((int)of, (int)made);
  return ERR_OK;
}

static int bind_to(struct tcp_pcb *pcb, int port) {
  return port ? tcp_bind(pcb, IP_ANY_TYPE, (u16_t)port) == ERR_OK : bind_any(pcb);
}

EXPORT(tcp_serve) int tcp_serve(int port) {
  connection *made = calloc(1, sizeof *made);
  struct tcp_pcb *pcb = tcp_new_ip_type(IPADDR_TYPE_ANY);
  if (!made || !pcb || !bind_to(pcb, port)) {
    if (pcb) tcp_abort(pcb);
    free(made);
    return 0;
  }
  made->pcb = tcp_listen_with_backlog(pcb, TCP_DEFAULT_LISTEN_BACKLOG);
  if (!made->pcb) {
    tcp_abort(pcb);
    free(made);
    return 0;
  }
  tcp_arg(made->pcb, made);
  tcp_accept(made->pcb, accepted);
  write_local_port(made->pcb->local_port);
  return (int)made;
}

EXPORT(tcp_unserve) void tcp_unserve(connection *listener) {
  if (listener->pcb) tcp_close(listener->pcb);
  free(listener);
}

static void message(void *of, struct udp_pcb *pcb, struct pbuf *data, const ip_addr_t *from, u16_t port) {
  write_address(from, port);
  if (data->next) on_message((int)pcb, scratch, pbuf_copy_partial(data, scratch, 65535, 0));
  else on_message((int)pcb, data->payload, data->len);
  pbuf_free(data);
}

static int bind_udp(struct udp_pcb *pcb, int port) {
  if (port) return udp_bind(pcb, IP_ANY_TYPE, (u16_t)port) == ERR_OK;
  for (int i = 0; i < PORT_TRIES; i++)
    if (udp_bind(pcb, IP_ANY_TYPE, any_port()) == ERR_OK) return 1;
  return 0;
}

EXPORT(udp_open) int udp_open(int port) {
  struct udp_pcb *pcb = udp_new_ip_type(IPADDR_TYPE_ANY);
  if (!pcb) return 0;
  if (!bind_udp(pcb, port)) {
    udp_remove(pcb);
    return 0;
  }
  udp_recv(pcb, message, 0);
  write_local_port(pcb->local_port);
  return (int)pcb;
}

EXPORT(udp_put) int udp_put(struct udp_pcb *pcb, int length, uint32_t now) {
  ip_addr_t to;
  now_ms = now;
  u16_t port = read_address(&to);
  struct pbuf *data = pbuf_alloc(PBUF_TRANSPORT, (u16_t)length, PBUF_RAM);
  if (!data) return ERR_MEM;
  memcpy(data->payload, scratch, (size_t)length);
  err_t error = udp_sendto(pcb, data, &to, port);
  pbuf_free(data);
  return error;
}

EXPORT(udp_shut) void udp_shut(struct udp_pcb *pcb) { udp_remove(pcb); }
