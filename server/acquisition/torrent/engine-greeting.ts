import { isIP } from 'node:net'
import type { Torrent, Wire } from 'webtorrent'
import { hostOf } from './engine-bans'
import { addressBytesOf } from './holepunch-message'
import type { OwnAddress } from './own-address'
import { addressIn } from './tracker-answer'

type Greeting = { readonly port: number; readonly isSeeding: () => boolean; readonly own: OwnAddress }

/**
 * Tells each peer more than the library does: the port that we listen on, so that it can tell others (BEP 10), its own address as we see it
 * (BEP 24), and whether we want nothing. Hears from them how they see us. Of two connections with another Marquee, which called us while we
 * called it, closes one.
 */
export const greetPeers = (torrent: Torrent, { port, isSeeding, own }: Greeting): void => {
  torrent.on('wire', (wire: Wire) => {
    const host = hostOf(`${wire.remoteAddress}:0`)
    wire.extendedHandshake.p = port
    if (isIP(host)) wire.extendedHandshake.yourip = addressBytesOf(host)
    if (isSeeding()) wire.extendedHandshake.upload_only = 1
    wire.once('extended', () => own.hear(host, addressIn(wire.peerExtendedHandshake.yourip)))
    const other = torrent.wires.find((each) => each !== wire && each.peerId === wire.peerId)
    if (other && isMarquee(wire)) worseOf(wire, other, torrent.peerId).destroy()
  })
}

const isMarquee = ({ peerId }: Wire): boolean => peerId?.startsWith(Buffer.from('-MQ').toString('hex')) === true

/** Both sides choose the same one: that whose caller has the larger name stays. */
const worseOf = (wire: Wire, other: Wire, ownPeerId: string): Wire => {
  const callerOf = (each: Wire) => (each.type.endsWith('Outgoing') ? ownPeerId : (each.peerId ?? ''))
  return callerOf(wire) > callerOf(other) ? other : wire
}
