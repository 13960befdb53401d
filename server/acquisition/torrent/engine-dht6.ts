import { randomBytes } from 'node:crypto'
import dns from 'node:dns'
import { isIPv6 } from 'node:net'
import type { Torrent, Wire } from 'webtorrent'
import type { Place } from './dht/message'
import { createDht } from './dht/node'
import type { DhtNode } from './dht-nodes'
import { hostOf } from './engine-bans'

type Dht6 = ReturnType<typeof openDht6>

/** The torrent port, as far as it is for IPv6. */
type Line = {
  readonly send: (bytes: Uint8Array, to: Place) => void
  readonly hear: (listener: (bytes: Uint8Array, from: Place) => void) => void
}
type Opening = {
  readonly line: Line
  readonly ownId: Uint8Array
  readonly port: number
  /** First nodes as `host:port`. */
  readonly bootstrap: readonly string[] | undefined
  readonly now: () => number
}
type Followed = { readonly hash: Uint8Array; readonly onPeer: (address: string) => void; dueAt: number }

const publicNodes = ['router.bittorrent.com:6881', 'router.utorrent.com:6881', 'dht.transmissionbt.com:6881']
const announceEveryMs = 15 * 60_000
const joinEveryMs = 5 * 60_000
const mostAtOnce = 4
const turnMs = 250
const tickMs = 5_000

/** The DHT over IPv6 (BEP 32), beside the one over IPv4 and on the same port, for all torrents that are not private. */
export const openDht6 = ({ line, ownId, port, bootstrap = publicNodes, now }: Opening) => {
  const followed = new Set<Followed>()
  let saved: readonly Place[] = []
  let turning: ReturnType<typeof setInterval> | undefined
  let ticking: ReturnType<typeof setInterval> | undefined
  let joinAt = Number.NEGATIVE_INFINITY
  let isJoining = false
  let running = 0

  const turn = (): void => {
    if (dht.turn()) return
    clearInterval(turning)
    turning = undefined
  }
  const dht = createDht({
    ownId,
    now,
    randomBytes,
    send: (bytes, to) => {
      line.send(bytes, to)
      turning ??= setInterval(turn, turnMs).unref()
    },
  })
  line.hear((bytes, from) => {
    if (isPlain(from.address)) dht.hear(bytes, from)
  })

  const join = async (): Promise<void> => {
    isJoining = true
    joinAt = now() + joinEveryMs
    const first = await Promise.all(bootstrap.map(placesOf))
    dht.join([...saved.slice(0, 20), ...first.flat()], () => {
      isJoining = false
      work()
    })
  }
  const announce = (torrent: Followed): void => {
    running++
    torrent.dueAt = now() + announceEveryMs * (1 + Math.random() / 5)
    dht.announce(torrent.hash, port, {
      onPeer: ({ address, port: at }) => {
        if (followed.has(torrent)) torrent.onPeer(`[${address}]:${at}`)
      },
      onEnd: () => {
        running--
        work()
      },
    })
  }
  const keepNodes = (): void => {
    if (now() < joinAt || isJoining) return
    if (dht.size() === 0) return void join()
    joinAt = now() + joinEveryMs
    dht.refresh()
  }
  const work = (): void => {
    if (followed.size === 0) return
    keepNodes()
    if (isJoining || dht.size() === 0) return
    for (const torrent of followed) if (running < mostAtOnce && torrent.dueAt <= now()) announce(torrent)
  }

  return {
    /** Announces a torrent from now on, and tells its peers. Returns how to stop that. */
    follow: (infoHash: string, onPeer: (address: string) => void): (() => void) => {
      const torrent: Followed = { hash: Buffer.from(infoHash, 'hex'), onPeer, dueAt: now() }
      followed.add(torrent)
      ticking ??= setInterval(work, tickMs).unref()
      work()
      return () => {
        followed.delete(torrent)
        if (followed.size > 0) return
        clearInterval(ticking)
        ticking = undefined
      }
    },
    /** A peer says that it is a node, too. */
    greet: dht.greet,
    /** From an earlier run. */
    remember: ({ host, port: at }: DhtNode): void => {
      saved = [...saved, { address: host, port: at }]
    },
    nodes: (): readonly DhtNode[] => dht.nodes().map(({ id, address, port: at }) => ({ id, host: address, port: at })),
    close: (): void => {
      followed.clear()
      clearInterval(turning)
      clearInterval(ticking)
    },
  }
}

/** Without the name of an interface, which only means something on this machine. */
const isPlain = (address: string): boolean => isIPv6(address) && !address.includes('%') && !/^::ffff:/i.test(address)

const placesOf = async (node: string): Promise<readonly Place[]> => {
  const colon = node.lastIndexOf(':')
  const [host, port] = [hostOf(node), Number(node.slice(colon + 1))]
  if (isIPv6(host)) return [{ address: host, port }]
  const found = await dns.promises.lookup(host, { family: 6 }).catch(() => undefined)
  return found && isPlain(found.address) ? [{ address: found.address, port }] : []
}

/** Finds a torrent's peers by IPv6 too, for as long as it is not private. */
export const findByDht6 = (torrent: Torrent, dht6: Dht6, isPrivate: () => boolean): void => {
  const begin = torrent._startDiscovery.bind(torrent)
  let stop: (() => void) | undefined
  torrent._startDiscovery = () => {
    begin()
    const { discovery } = torrent
    if (!discovery || stop || isPrivate()) return
    stop = dht6.follow(torrent.infoHash, (address) => discovery.emit('peer', address, 'dht'))
    torrent.once('close', stop)
  }
  torrent.on('wire', (wire: Wire) => {
    wire.on('port', (port: number) => {
      const address = hostOf(`${wire.remoteAddress}:0`)
      if (!isPrivate() && isPlain(address) && port > 0) dht6.greet({ address, port })
    })
  })
}
