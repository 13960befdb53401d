/* Reduces lwIP to what is needed: no threads, no Ethernet, no sockets of its own; IPv4 and IPv6, TCP, UDP and ICMP over one tunnel. */
#pragma once

#define NO_SYS 1
#define SYS_LIGHTWEIGHT_PROT 0
#define LWIP_NETCONN 0
#define LWIP_SOCKET 0
#define LWIP_STATS 0
#define LWIP_NOASSERT 1

#define LWIP_IPV4 1
#define LWIP_IPV6 1
#define LWIP_IPV6_MLD 0
#define LWIP_IPV6_AUTOCONFIG 0
#define LWIP_IPV6_SEND_ROUTER_SOLICIT 0
#define LWIP_IPV6_DUP_DETECT_ATTEMPTS 0
#define LWIP_IPV6_FRAG 0
#define LWIP_IPV6_REASS 0
#define LWIP_ND6_QUEUEING 0
#define LWIP_ARP 0
#define LWIP_ETHERNET 0
#define LWIP_DHCP 0
#define LWIP_AUTOIP 0
#define LWIP_DNS 0
#define LWIP_IGMP 0
#define LWIP_RAW 0
#define LWIP_ICMP 1
#define LWIP_UDP 1
#define LWIP_TCP 1
#define IP_REASSEMBLY 1
#define IP_REASS_MAX_PBUFS 64
#define IP_FRAG 1
#define IP_FORWARD 0
#define SO_REUSE 0
#define LWIP_NETIF_LOOPBACK 0
#define LWIP_HAVE_LOOPIF 0
#define LWIP_NETIF_HOSTNAME 0
#define LWIP_SINGLE_NETIF 1

#define MEM_LIBC_MALLOC 1
#define MEMP_MEM_MALLOC 1
#define MEM_ALIGNMENT 8
#define MEMP_OVERFLOW_CHECK 0
#define PBUF_POOL_BUFSIZE 1500
#define PBUF_LINK_HLEN 0
#define PBUF_LINK_ENCAPSULATION_HLEN 0

#define TCP_MSS 1380
#define LWIP_WND_SCALE 1
#define TCP_RCV_SCALE 6
#define TCP_WND (1024 * 1024)
#define TCP_WND_UPDATE_THRESHOLD (128 * 1024)
/* Bounds the memory that hundreds of slow peers can occupy. */
#define TCP_SND_BUF (256 * 1024)
#define TCP_SND_QUEUELEN 8192
#define TCP_SNDLOWAT 32768
#define TCP_OVERSIZE TCP_MSS
#define TCP_QUEUE_OOSEQ 1
#define TCP_OOSEQ_MAX_BYTES (1024 * 1024)
#define LWIP_TCP_SACK_OUT 1
#define LWIP_TCP_MAX_SACK_NUM 4
#define LWIP_TCP_TIMESTAMPS 0
#define LWIP_TCP_KEEPALIVE 1
#define TCP_LISTEN_BACKLOG 1
#define TCP_DEFAULT_LISTEN_BACKLOG 128
#define MEMP_NUM_TCP_SEG 8192
#define MEMP_NUM_TCP_PCB 1024
/* The default 250 ms would make retransmissions happen in steps of half a second. */
#define TCP_TMR_INTERVAL 50

#define LWIP_CHECKSUM_ON_COPY 1
#define LWIP_CHKSUM_ALGORITHM 3

/* Only someone who sees the packets can guess a connection. */
#include <stdint.h>
#define LWIP_HOOK_TCP_ISN(local_ip, local_port, remote_ip, remote_port) random_number()
