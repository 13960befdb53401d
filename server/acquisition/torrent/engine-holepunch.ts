import type { Torrent, Wire } from 'webtorrent'
import { hostOf, isPrivate } from './engine-bans'
import { errors, type HolepunchMessage, readHolepunch, writeHolepunch } from './holepunch-message'

export const holepunchName = 'ut_holepunch'

/** Per peer: as many at once, and then one in this time. Otherwise it could have us call, or have others called, without end. */
const burst = 5
const perMs = 2_000
const askAgainMs = 30_000
const mostAsked = 500
const mostIntroduced = 2_000

type Punching = {
  readonly torrent: Torrent
  readonly now: () => number
  /** Calls an address by uTP only. */
  readonly call: (address: string) => void
}

/**
 * Meets peers that neither TCP nor uTP reaches (BEP 55): asks the peer that told us about them to have both sides call at once, which opens
 * both routers. Does the same for others, between peers that are connected to us.
 */
export const punchHoles = ({ torrent, now, call }: Punching) => {
  /** Who told us about an address. */
  const introducers = new Map<string, Wire>()
  const askedAt = new Map<string, number>()

  const say = (wire: Wire, message: Omit<HolepunchMessage, 'error'>, error = 0): void => {
    if (!wire.destroyed && supports(wire)) wire.extended(holepunchName, writeHolepunch({ ...message, error }))
  }
  const introduce = (from: Wire, target: HolepunchMessage): void => {
    const refuse = (error: number) => say(from, { ...target, kind: 'error' }, error)
    const [own, other] = [endpointOf(from), torrent.wires.find((wire) => isAt(wire, target))]
    if (other === from) refuse(errors.noSelf)
    else if (!other) refuse(errors.notConnected)
    else if (!own || !supports(other)) refuse(errors.noSupport)
    else {
      say(other, { ...own, kind: 'connect' })
      say(from, { ...target, kind: 'connect' })
    }
  }
  const isAsked = (address: string): boolean => now() - (askedAt.get(address) ?? Number.NEGATIVE_INFINITY) < askAgainMs

  const hear = (wire: Wire, mayPass: () => boolean, message: HolepunchMessage): void => {
    const address = addressOf(message)
    if (message.kind === 'error') return
    if (message.kind === 'connect' && isAsked(address)) {
      call(address)
      return
    }
    if (!mayPass()) return
    if (message.kind === 'rendezvous') introduce(wire, message)
    // Nobody outside may have us call into our own network.
    else if (!isPrivate(message.host) || isPrivate(hostOf(wire.remoteAddress))) call(address)
  }

  torrent.on('wire', (wire: Wire) => {
    const mayPass = createAllowance(now)
    function holepunch() {
      return {
        onMessage: (bytes: Uint8Array) => {
          const message = readHolepunch(bytes)
          if (message) hear(wire, mayPass, message)
        },
      }
    }
    holepunch.prototype.name = holepunchName
    wire.use(holepunch)
    wire.ut_pex?.on('peer', (address: string) => {
      const oldest = introducers.size >= mostIntroduced ? introducers.keys().next().value : undefined
      if (oldest !== undefined) introducers.delete(oldest)
      introducers.set(address, wire)
    })
  })

  return {
    /** Nothing reached this address. Asks whoever told us about it; false if nobody can help, or was just asked. */
    ask: (address: string): boolean => {
      const by = introducers.get(address)
      if (!by || by.destroyed || !supports(by) || isAsked(address)) return false
      const oldest = askedAt.size >= mostAsked ? askedAt.keys().next().value : undefined
      if (oldest !== undefined) askedAt.delete(oldest)
      askedAt.delete(address)
      askedAt.set(address, now())
      const colon = address.lastIndexOf(':')
      say(by, { kind: 'rendezvous', host: hostOf(address), port: Number(address.slice(colon + 1)) })
      return true
    },
  }
}

const supports = (wire: Wire): boolean => (wire.peerExtendedMapping[holepunchName] ?? 0) > 0

/** Where the peer's UDP packets come from. Of a TCP connection only the host is known, and the port that it says it listens on. */
export const endpointOf = (wire: Wire): { host: string; port: number } | undefined => {
  const host = hostOf(`${wire.remoteAddress}:0`)
  const port = wire.type === 'tcpIncoming' ? wire.peerExtendedHandshake.p : wire.remotePort
  return typeof port === 'number' && port > 0 && port < 65_536 ? { host, port } : undefined
}

const isAt = (wire: Wire, { host, port }: { readonly host: string; readonly port: number }): boolean => {
  const own = endpointOf(wire)
  return own?.host === host && own.port === port
}

const addressOf = ({ host, port }: { readonly host: string; readonly port: number }): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`

const createAllowance = (now: () => number) => {
  let left = burst
  let at = now()
  return (): boolean => {
    left = Math.min(burst, left + (now() - at) / perMs)
    at = now()
    if (left < 1) return false
    left--
    return true
  }
}
