import { Failure } from '#server/lib/failure'
import { type Sentence, say } from '#server/lib/sentence'
import { isAddress } from './addresses'
import { askExitAddress } from './exit-address'
import { sentences } from './sentences'
import { createFetch } from './sockets/http-fetch'
import type { Network } from './sockets/tcp-socket'
import { type Ways, waysThrough } from './ways'

/** A network that has name servers of its own. */
type Named = {
  readonly ways: Ways
  readonly dns: readonly string[]
  /** Whether a name server answers, asked for this name. */
  readonly answers: (name: string) => Promise<boolean>
}

/** What a tunnel that is up can do. `none` and null where there is nobody to ask. */
export type TunnelLook = {
  readonly names: 'found' | 'failed' | 'none'
  readonly exit_ip: string | null
  readonly exit_problem: Sentence | null
}

/** Known for as long as there are names, and nobody learns anything from being asked for it. */
const anyName = 'one.one.one.one'

/** Whether names are found, and which address the world sees: one question each, inside the tunnel. */
export const lookThrough = (network: Network, exitUrl: string | null): Promise<TunnelLook> => {
  const { tunnel, resolver } = network
  return lookAround({ ways: waysThrough(network), dns: tunnel.config.dns, answers: resolver.answers }, exitUrl)
}

/** The same of any network that has name servers. */
export const lookAround = async (named: Named, exitUrl: string | null): Promise<TunnelLook> => {
  const [names, exit] = await Promise.all([lookAtNames(named, exitUrl), exitUrl === null ? notAsked : askExit(named.ways, exitUrl)])
  return { names, ...exit }
}

/** The same where names are the affair of a proxy: a service that was reached by its name was found by it. */
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
