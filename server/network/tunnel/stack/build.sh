#!/bin/sh
# Builds the module that is committed as stack.wasm. Needs clang and wasm-ld 14, patch, and the sources of lwIP 2.1.3: the archive
# lwip_2.1.3+dfsg1.orig.tar.xz of Debian's source package "lwip". No C library is needed.
#
#   build.sh ARCHIVE OUTPUT
set -eu
archive=$1
output=$2
here=$(cd "$(dirname "$0")" && pwd)
sum=0a8276d09fc4e97bbba2f953d74af2388fc2195ea156be9d7589e297a68fde24

echo "$sum  $archive" | sha256sum -c - >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xf "$archive" -C "$work" --strip-components=1
find "$work/src/core" "$work/src/include" -name '*.[ch]' -exec sed -i 's/\r$//' {} +
for change in "$here"/*.patch; do patch -s -p1 -d "$work" <"$change"; done

cp "$here"/*.c "$here"/*.h "$work"
cp -r "$here/arch" "$here/libc" "$work"
cd "$work"
flags="--target=wasm32-unknown-unknown -O3 -mbulk-memory -ffreestanding -nostdlib -nostdlibinc -Ilibc -I. -Isrc/include -Wall -Wno-unused -Wno-address"
clang $flags -fno-builtin -c libc/libc.c -o libc.o
clang $flags -flto -Wl,--no-entry,--strip-all,--gc-sections,-z,stack-size=65536,--initial-memory=4194304,--max-memory=268435456,--lto-O3 \
  wireguard.c stack.c flow.c bandwidth.c aead.c libc.o \
  src/core/def.c src/core/inet_chksum.c src/core/init.c src/core/ip.c src/core/mem.c src/core/memp.c src/core/netif.c src/core/pbuf.c \
  src/core/tcp.c src/core/tcp_in.c src/core/tcp_out.c src/core/timeouts.c src/core/udp.c \
  src/core/ipv4/icmp.c src/core/ipv4/ip4.c src/core/ipv4/ip4_addr.c src/core/ipv4/ip4_frag.c \
  src/core/ipv6/icmp6.c src/core/ipv6/ip6.c src/core/ipv6/ip6_addr.c src/core/ipv6/nd6.c \
  -o out.wasm
cp out.wasm "$output"
