import { Failure } from '#server/foundation/lib/failure'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { isAddress } from './addresses'
import { askExitAddress } from './exit-address'
import { sentences } from './sentences'
import { createFetch } from './sockets/http-fetch'
import type { Network } from './sockets/tcp-socket'
import { type Ways, waysThrough } from './ways'

/** A network with name servers of its own. */
type Named = {
  readonly ways: Ways
  readonly dns: readonly string[]
  /** Whether a name server answers a query for this name. */
  readonly answers: (name: string) => Promise<boolean>
}

/** What a working tunnel can do; `none` and null if there is nobody to ask. */
export type TunnelLook = {
  readonly names: 'found' | 'failed' | 'none'
  readonly exit_ip: string | null
  readonly exit_problem: Sentence | null
}

/** A permanent name, whose lookup reveals nothing. */
const anyName = 'one.one.one.one'

/** Tests name resolution and finds the exit address: one request each, inside the tunnel. */
export const lookThrough = (network: Network, exitUrl: string | null): Promise<TunnelLook> => {
  const { tunnel, resolver } = network
  return lookAround({ ways: waysThrough(network), dns: tunnel.config.dns, answers: resolver.answers }, exitUrl)
}

/** Like `lookThrough`, for any network with name servers. */
export const lookAround = async (named: Named, exitUrl: string | null): Promise<TunnelLook> => {
  const [names, exit] = await Promise.all([lookAtNames(named, exitUrl), exitUrl === null ? notAsked : askExit(named.ways, exitUrl)])
  return { names, ...exit }
}

/** Like `lookThrough`, where a proxy resolves names: reaching a service by name proves that it does. */
export const lookByWays = async (ways: Ways, exitUrl: string | null): Promise<TunnelLook> => {
  const exit = exitUrl === null ? notAsked : await askExit(ways, exitUrl)
  return { names: exit.exit_ip === null ? 'none' : 'found', ...exit }
}

const notAsked = { exit_ip: null, exit_problem: null }

const askExit = (ways: Ways, url: string) =>
  askExitAddress(createFetch(ways), url).then(
    (exit_ip) => ({ exit_ip, exit_problem: null }),
    (error: unknown) => ({ exit_ip: null, exit_problem: problemOf(error, url) }),
  )

const problemOf = (error: unknown, url: string): Sentence =>
  error instanceof Failure
    ? error.sentence
    : say(sentences, 'exit_unreachable', { host: new URL(url).host, error: error instanceof Error ? error.message : String(error) })

const lookAtNames = async ({ dns, answers }: Named, exitUrl: string | null): Promise<TunnelLook['names']> => {
  if (dns.length === 0) return 'none'
  const host = exitUrl === null ? anyName : new URL(exitUrl).hostname
  const isName = !isAddress(host) && !host.startsWith('[')
  return (await answers(isName ? host : anyName)) ? 'found' : 'failed'
}
