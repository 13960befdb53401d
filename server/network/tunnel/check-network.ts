import { Failure } from '#server/foundation/lib/failure'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { isAddress } from './addresses'
import { askExitAddress } from './exit-address'
import { type NetworkApi, networkApiOf } from './network-api'
import { sentences } from './sentences'
import { createFetch } from './sockets/http-fetch'
import type { Network } from './sockets/tcp-socket'

/** A network with name servers of its own. */
type Named = {
  readonly networkApi: NetworkApi
  readonly dns: readonly string[]
  /** Whether a name server answers a query for this name. */
  readonly answers: (name: string) => Promise<boolean>
}

/** What a working tunnel can do; `none` and null if there is nobody to ask. */
export type NetworkCheck = {
  readonly names: 'found' | 'failed' | 'none'
  readonly exit_ip: string | null
  readonly exit_problem: Sentence | null
}

/** A permanent name, whose lookup reveals nothing. */
const anyName = 'one.one.one.one'

/** Tests name resolution and finds the exit address: one request each, inside the tunnel. */
export const checkTunnel = (network: Network, exitUrl: string | null): Promise<NetworkCheck> => {
  const { tunnel, resolver } = network
  return checkNetwork({ networkApi: networkApiOf(network), dns: tunnel.config.dns, answers: resolver.answers }, exitUrl)
}

/** Like `checkTunnel`, for any network with name servers. */
export const checkNetwork = async (named: Named, exitUrl: string | null): Promise<NetworkCheck> => {
  const [names, exit] = await Promise.all([checkNames(named, exitUrl), exitUrl === null ? notAsked : askExit(named.networkApi, exitUrl)])
  return { names, ...exit }
}

/** Like `checkTunnel`, where a proxy resolves names: reaching a service by name proves that it does. */
export const checkProxy = async (networkApi: NetworkApi, exitUrl: string | null): Promise<NetworkCheck> => {
  const exit = exitUrl === null ? notAsked : await askExit(networkApi, exitUrl)
  return { names: exit.exit_ip === null ? 'none' : 'found', ...exit }
}

const notAsked = { exit_ip: null, exit_problem: null }

const askExit = (networkApi: NetworkApi, url: string) =>
  askExitAddress(createFetch(networkApi), url).then(
    (exit_ip) => ({ exit_ip, exit_problem: null }),
    (error: unknown) => ({ exit_ip: null, exit_problem: problemOf(error, url) }),
  )

const problemOf = (error: unknown, url: string): Sentence =>
  error instanceof Failure
    ? error.sentence
    : say(sentences, 'exit_unreachable', { host: new URL(url).host, error: error instanceof Error ? error.message : String(error) })

const checkNames = async ({ dns, answers }: Named, exitUrl: string | null): Promise<NetworkCheck['names']> => {
  if (dns.length === 0) return 'none'
  const host = exitUrl === null ? anyName : new URL(exitUrl).hostname
  const isName = !isAddress(host) && !host.startsWith('[')
  return (await answers(isName ? host : anyName)) ? 'found' : 'failed'
}
