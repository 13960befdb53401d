import { readFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import type { Log } from '#server/foundation/platform/log'
import { type Gateway, type Mapped, mapByPmp, type NotMapped, type Wish } from '#server/network/tunnel/gateway-pmp'
import { isPrivate } from './engine-bans'
import { mapByUpnp, ssdp } from './gateway-upnp'

export type PortMapping = ReturnType<typeof keepPortMapped>
/** `behind_another`: the router itself is behind another NAT, as in many mobile and some cable networks. */
export type MappingState = 'off' | 'trying' | 'mapped' | 'refused' | 'no_router' | 'behind_another'

const lifetimeSeconds = 3_600
const retryMs = 15 * 60_000

type Keeping = {
  readonly port: number
  /** Whether the port is ours for UDP too, which uTP and the DHT use. */
  readonly hasUdp: boolean
  readonly log: Log
  /** For tests: the routers to ask instead of this network's. */
  readonly routers?: { readonly pmp?: Gateway; readonly ssdp?: Gateway } | undefined
  readonly onChange: (state: MappingState, by: Mapped['by'] | null) => void
}

type Protocol = Wish['protocol']

/** Has this network's router forward the port to us, renews that, and removes it at the end. */
export const keepPortMapped = ({ port, hasUdp, log, routers, onChange }: Keeping) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const held = new Map<Protocol, Mapped>()
  const wish = (protocol: Protocol, lifetimeSeconds: number): Wish => ({ protocol, internal: port, external: port, lifetimeSeconds })

  const ask = async (protocol: Protocol): Promise<Mapped | NotMapped> => {
    held.delete(protocol)
    let worst: NotMapped = { silent: true }
    for (const way of await waysTo(routers)) {
      const answer: Mapped | NotMapped = await way.map(wish(protocol, lifetimeSeconds)).catch((error) => ({ refused: String(error) }))
      if ('by' in answer && answer.external_port === port) {
        held.set(protocol, answer)
        return answer
      }
      if ('by' in answer) worst = { refused: 'it has given the port to somebody else' }
      if ('refused' in answer) worst = answer
    }
    return worst
  }

  /** Without it, peers still reach us by TCP. */
  const askForUdp = async (): Promise<void> => {
    const answer = await ask('udp')
    if ('refused' in answer) log.warn('the router forwards the torrent port for TCP only', { port, reason: answer.refused })
  }

  const report = (answer: Mapped | NotMapped): void => {
    const state = stateOf(answer)
    const by = held.get('tcp')?.by ?? null
    if ('refused' in answer) log.warn('the router does not forward the torrent port', { port, reason: answer.refused })
    else log.info('torrent port at the router', { port, state, by, udp: held.has('udp') })
    onChange(state, by)
  }

  const keep = async (): Promise<void> => {
    const answer = await ask('tcp')
    const mapped = held.get('tcp')
    if (mapped && hasUdp && !isClosed) await askForUdp()
    if (isClosed) return
    report(answer)
    timer = setTimeout(() => void keep(), mapped ? renewalMs(mapped) : retryMs)
  }

  onChange('trying', null)
  void keep()
  return {
    close: async (): Promise<void> => {
      isClosed = true
      clearTimeout(timer)
      for (const [protocol, { by }] of held) {
        const way = (await waysTo(routers)).find((each) => each.isUpnp === (by === 'upnp'))
        await way?.map(wish(protocol, 0)).catch(() => undefined)
      }
    },
  }
}

const renewalMs = ({ lifetime_seconds }: Mapped): number =>
  Math.max(60, Math.min(lifetime_seconds || lifetimeSeconds, lifetimeSeconds) / 2) * 1_000

const waysTo = async (routers: Keeping['routers']) => {
  const gateway = routers ? routers.pmp : await defaultGateway()
  const search = routers ? routers.ssdp : ssdp
  return [
    ...(gateway ? [{ isUpnp: false, map: (wish: Wish) => mapByPmp(gateway, wish) }] : []),
    ...(search ? [{ isUpnp: true, map: (wish: Wish) => mapByUpnp(search, wish) }] : []),
  ]
}

const stateOf = (answer: Mapped | NotMapped): MappingState => {
  if ('silent' in answer) return 'no_router'
  if ('refused' in answer) return 'refused'
  const { external_address } = answer
  return external_address !== null && external_address !== '0.0.0.0' && isPrivate(external_address) ? 'behind_another' : 'mapped'
}

/** The router according to the system; elsewhere the first address of our own network, which most routers have. */
const defaultGateway = async (): Promise<Gateway | undefined> => {
  const routes = await readFile('/proc/net/route', 'utf8').catch(() => null)
  const host = routes === null ? firstOfOwnNetwork() : gatewayIn(routes)
  return host === undefined ? undefined : { host, port: 5351 }
}

/** Addresses are in hexadecimal, least significant byte first. */
export const gatewayIn = (routes: string): string | undefined => {
  for (const line of routes.split('\n').slice(1)) {
    const [, destination, gateway = ''] = line.trim().split(/\s+/)
    if (destination !== '00000000' || !/^[0-9A-F]{8}$/i.test(gateway) || gateway === '00000000') continue
    return [...Buffer.from(gateway, 'hex')].reverse().join('.')
  }
  return undefined
}

const firstOfOwnNetwork = (): string | undefined => {
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && isPrivate(address))
  return own?.address.replace(/\.\d+$/, '.1')
}
