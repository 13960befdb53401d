import type { PexFlags, Torrent, Wire } from 'webtorrent'
import { endpointOf, holepunchName } from './engine-holepunch'

/** Soon, so that peers find each other; the library sends the next ones at the pace that BEP 11 allows. */
const firstMs = 1_000
const mostFirst = 50

/** Tells peers about each other (BEP 11): the library only listens. */
export const exchangePeers = (torrent: Torrent): void => {
  torrent.on('wire', (wire: Wire) => {
    if (!wire.ut_pex) return
    wire.on('extended', (kind: string) => {
      if (kind === 'handshake') introduce(torrent, wire)
    })
    wire.once('close', () => {
      for (const other of torrent.wires) drop(other, wire)
    })
  })
}

const introduce = (torrent: Torrent, wire: Wire): void => {
  const others = torrent.wires.filter((other) => other !== wire && other.peerId !== wire.peerId)
  for (const other of others) add(other, wire)
  for (const other of others.slice(-mostFirst)) add(wire, other)
  if (!wire.peerExtendedMapping.ut_pex) return
  setTimeout(() => {
    if (wire.destroyed) return
    wire.ut_pex?._sendMessage()
    wire.ut_pex?.start()
  }, firstMs).unref()
}

const add = (to: Wire, about: Wire): void => {
  const address = addressOf(about)
  if (!address) return
  if (address.startsWith('[')) to.ut_pex?.addPeer6(address, flagsOf(about))
  else to.ut_pex?.addPeer(address, flagsOf(about))
}
const drop = (to: Wire, about: Wire): void => {
  const address = addressOf(about)
  if (!address) return
  if (address.startsWith('[')) to.ut_pex?.dropPeer6(address)
  else to.ut_pex?.dropPeer(address)
}

const addressOf = (wire: Wire): string | undefined => {
  const endpoint = endpointOf(wire)
  return endpoint && (endpoint.host.includes(':') ? `[${endpoint.host}]:${endpoint.port}` : `${endpoint.host}:${endpoint.port}`)
}

const flagsOf = (wire: Wire): PexFlags => ({
  supportsUtp: wire.type.startsWith('utp'),
  supportsUtHolepunch: (wire.peerExtendedMapping[holepunchName] ?? 0) > 0,
  isReachable: wire.type.endsWith('Outgoing'),
})
