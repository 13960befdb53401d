import { isIP } from 'node:net'
import type { Peer, Torrent } from 'webtorrent'
import { hostOf } from './engine-bans'
import type { OwnAddress } from './own-address'
import { peerPriority } from './peer-priority'

type Ours = { readonly own: OwnAddress; readonly port: number }

/** More waiting peers than this are not remembered: trackers and peers could name any number. */
export const mostWaiting = 1_000

/** With more peers than places, connects first to those with the highest priority (BEP 40), once we know our own address. */
export const preferByPriority = (torrent: Torrent, ours: Ours): void => {
  const drain = torrent._drain.bind(torrent)
  const priorities = new WeakMap<Peer, number>()
  const priorityOf = (peer: Peer): number => {
    const known = priorities.get(peer) ?? computed(peer, ours)
    if (known !== undefined) priorities.set(peer, known)
    return known ?? 0
  }
  torrent._drain = () => {
    bringForward(torrent._queue, priorityOf)
    drain()
  }
}

const computed = ({ addr }: Peer, { own, port }: Ours): number | undefined => {
  if (!addr) return undefined
  const host = hostOf(addr)
  const family = isIP(host)
  const ourHost = family === 0 ? undefined : own.get(family as 4 | 6)
  return ourHost === undefined
    ? undefined
    : peerPriority({ host: ourHost, port }, { host, port: Number(addr.slice(addr.lastIndexOf(':') + 1)) })
}

/** Of equals, the one that waited longest stays in front. */
const bringForward = (queue: Peer[] | null, priorityOf: (peer: Peer) => number): void => {
  if (!queue || queue.length < 2) return
  let best = 0
  for (let at = 1; at < queue.length; at++) if (priorityOf(queue[at] as Peer) > priorityOf(queue[best] as Peer)) best = at
  if (best > 0) queue.unshift(...queue.splice(best, 1))
}
