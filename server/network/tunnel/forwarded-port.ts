import { randomInt } from 'node:crypto'
import { familyOf } from './addresses'
import { type Gateway, type Mapped, mapByPmp, type NotMapped } from './gateway-pmp'
import { type NetworkApi, networkApiOf } from './network-api'
import type { Network } from './sockets/tcp-socket'

/** The port that the other end of the tunnel forwards to us, or why there is none. */
export type ForwardedPort = { readonly port: number | null; readonly problem: PortProblem | null }
/** `moves`: it picks another port each time it is asked for its previous pick. */
export type PortProblem = 'silent' | 'refused' | 'moves'

/** Providers lease a port for a minute and expect renewal before that. */
const lifetimeSeconds = 60
const renewMs = 45_000
const askAgainMs = 10_000
const rounds = 3
const pmpPort = 5_351

/** Where to ask for a lease, and which hosts may grant one. */
export type LeaseNetwork = {
  readonly networkApi: Pick<NetworkApi, 'datagrams'>
  readonly dns: readonly string[]
  readonly ownAddress: () => string
}
type Keeping = {
  readonly network: LeaseNetwork
  /** The port to try first: a previous lease is granted again if it is free. */
  readonly wanted?: number
  readonly onChange: (state: ForwardedPort) => void
}

/**
 * Has the other end of a tunnel forward a port to us until closed. Internal and external port are the same, because peers are told the port
 * on which we listen.
 */
export const keepForwardedPort = ({ network, wanted, onChange }: Keeping) => {
  let state: ForwardedPort | undefined
  let port = wanted ?? randomInt(20_000, 32_000)
  let lentUntil = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let tellFirst: (state: ForwardedPort) => void = () => {}
  const first = new Promise<ForwardedPort>((resolve) => {
    tellFirst = resolve
  })

  const become = (next: ForwardedPort): void => {
    const isNew = next.port !== state?.port || next.problem !== state?.problem
    state = next
    tellFirst(next)
    if (isNew) onChange(next)
  }

  const keep = async (): Promise<void> => {
    const answer = await askFor(network, port)
    if (isClosed) return
    if ('port' in answer) {
      port = answer.port
      lentUntil = performance.now() + answer.lifetimeMs
      become({ port, problem: null })
      // Scales the renewal to a lease shorter than requested.
      timer = setTimeout(() => void keep(), Math.max(1_000, Math.min(renewMs, (answer.lifetimeMs * renewMs) / (lifetimeSeconds * 1_000))))
      return
    }
    if (performance.now() >= lentUntil || answer.problem !== 'silent') become({ port: null, problem: answer.problem })
    timer = setTimeout(() => void keep(), askAgainMs)
  }
  void keep()

  return {
    /** The outcome of the first request. */
    first,
    close: (): void => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

type Lent = { readonly port: number; readonly lifetimeMs: number } | { readonly problem: PortProblem }

/** Asks every host that may grant a lease. */
const askFor = async (network: LeaseNetwork, port: number): Promise<Lent> => {
  let worst: Lent = { problem: 'silent' }
  for (const gateway of gatewaysOf(network)) {
    const answer = await agree({ network, gateway }, port)
    if ('port' in answer) return answer
    if (answer.problem !== 'silent') worst = answer
  }
  return worst
}

/** Some grant the requested port, others pick one; in that case, requests their pick next. */
const agree = async (asking: Asking, wanted: number): Promise<Lent> => {
  let port = wanted
  for (let round = 0; round < rounds; round++) {
    const answer = await ask(asking, 'tcp', port)
    if ('silent' in answer) return { problem: 'silent' }
    if ('refused' in answer || answer.external_port === 0) return { problem: 'refused' }
    if (answer.external_port === port) {
      // For the DHT; without it peers still find us.
      await ask(asking, 'udp', port)
      return { port, lifetimeMs: (answer.lifetime_seconds || lifetimeSeconds) * 1_000 }
    }
    port = answer.external_port
  }
  return { problem: 'moves' }
}

type Asking = { readonly network: LeaseNetwork; readonly gateway: Gateway }

const ask = async ({ network, gateway }: Asking, protocol: 'tcp' | 'udp', port: number): Promise<Mapped | NotMapped> => {
  const open = () =>
    network.networkApi.datagrams('udp4') as unknown as ReturnType<NonNullable<NonNullable<Parameters<typeof mapByPmp>[2]>['open']>>
  return await mapByPmp(gateway, { protocol, internal: port, external: port, lifetimeSeconds }, { open, first: 'nat_pmp' }).catch(
    (): NotMapped => ({ silent: true }),
  )
}

/** The tunnel's name server and our network's first address: providers answer at one of them. */
const gatewaysOf = ({ dns, ownAddress }: LeaseNetwork): Gateway[] => {
  const own = ownAddress()
  const hosts = [...dns.filter((host) => familyOf(host) === 4), ...(own === '0.0.0.0' ? [] : [own.replace(/\.\d+$/, '.1')])]
  return [...new Set(hosts)].filter((host) => host !== own).map((host) => ({ host, port: pmpPort }))
}

/** The same network, with what a port lease needs. */
export const leaseNetworkOf = (network: Network): LeaseNetwork => ({
  networkApi: networkApiOf(network),
  dns: network.tunnel.config.dns,
  ownAddress: () => network.tunnel.ownAddress(4),
})
