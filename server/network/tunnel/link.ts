import type { Place } from './module'

type Options = {
  /** Exchanges packets with this peer only: the system drops all others. Without it, the link waits for incoming calls. */
  readonly to?: Place
  readonly listen?: Place
  readonly hear: (datagram: Uint8Array, from: Place) => void
  readonly onTrouble: (code: string) => void
  readonly widen?: (fd: number) => void
}

const keptAtMost = 4_096
type Udp = {
  send: (data: Uint8Array, port?: number, host?: string) => boolean
  sendMany: (packets: unknown[]) => number
  readonly port: number
  readonly fd?: number
  close: () => void
}

/** The only real socket of a tunnel. */
export const openLink = async ({ to, listen, hear, onTrouble, widen }: Options) => {
  let known = to
  let kept: Uint8Array[] = []
  const socket = (await Bun.udpSocket({
    ...(to ? { connect: { hostname: to.host, port: to.port } } : { hostname: listen?.host ?? '127.0.0.1', port: listen?.port ?? 0 }),
    socket: {
      data: (...[, datagram, port, host]: [unknown, Buffer, number, string]) => hear(datagram, { host, port }),
      drain: () => drain(),
      error: (_: unknown, error: { code?: string }) => onTrouble(error?.code ?? 'unknown'),
    },
  } as unknown as Parameters<typeof Bun.udpSocket>[0])) as unknown as Udp
  if (socket.fd !== undefined && socket.fd >= 0) widen?.(socket.fd)

  const sendAll = (datagrams: readonly Uint8Array[]): number => {
    try {
      if (to) return datagrams.length === 1 ? Number(socket.send(datagrams[0]!)) : socket.sendMany([...datagrams])
      const place = known
      return place ? socket.sendMany(datagrams.flatMap((datagram) => [datagram, place.port, place.host])) : datagrams.length
    } catch (error) {
      onTrouble((error as { code?: string }).code ?? 'unknown')
      return datagrams.length
    }
  }

  const drain = (): void => {
    if (kept.length > 0) kept = kept.slice(sendAll(kept))
  }

  return {
    port: () => socket.port,
    kept: () => kept.length,
    /** Where the peer was last seen; a link with a fixed peer ignores it. */
    moved: (place: Place): void => {
      if (!to) known = place
    },
    peer: () => known,
    sendMany: (datagrams: readonly Uint8Array[]): void => {
      const sent = kept.length > 0 ? 0 : sendAll(datagrams)
      // These are views of memory that changes with the next packet.
      for (const datagram of datagrams.slice(sent)) if (kept.length < keptAtMost) kept.push(datagram.slice())
    },
    sendTo: (datagram: Uint8Array, place: Place | undefined): void => {
      if (to || !place) sendAll([datagram])
      else
        try {
          socket.send(datagram, place.port, place.host)
        } catch (error) {
          onTrouble((error as { code?: string }).code ?? 'unknown')
        }
    },
    close: () => socket.close(),
  }
}
