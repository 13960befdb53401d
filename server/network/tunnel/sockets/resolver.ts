import type { Family } from '../addresses'
import type { Tunnel } from '../tunnel'
import { type DatagramGround, groundIn } from './datagram-ground'
import { type DnsAnswer, question, type RecordType, readAnswer } from './dns-message'
import { failure } from './failure'

export type Resolver = ReturnType<typeof createNames>
type Answer = Extract<DnsAnswer, { addresses: readonly string[] }>

const unknownSeconds = 30
const notKnown: Answer = { addresses: [], ttlSeconds: unknownSeconds }

const rounds = 3
const waitMs = 1_500
const keptAtMost = 512
const shortestSeconds = 10

/** The name servers, and the network to ask them in. */
type NameGround = Pick<DatagramGround, 'open' | 'isUp'> & {
  readonly dns: () => readonly string[]
  readonly has: (family: Family) => boolean
}

/** Queries the tunnel's name servers inside the tunnel. */
export const createResolver = (tunnel: Tunnel) =>
  createNames({ ...groundIn(tunnel), dns: () => tunnel.config.dns, has: (family) => tunnel.ownAddress(family) !== '0.0.0.0' })

/** Queries only these name servers. Without any, no name resolves. */
export const createNames = (ground: NameGround) => {
  const known = new Map<string, { answer: Answer; until: number }>()
  const asking = new Map<string, Promise<readonly string[]>>()

  const once = async (server: string, asked: Buffer): Promise<DnsAnswer | undefined> => {
    const { promise, resolve } = Promise.withResolvers<DnsAnswer | undefined>()
    const timer = setTimeout(() => resolve(undefined), waitMs)
    // Each query has a port of its own.
    const opening = ground.open(0, (bytes, from) => {
      const answer = from.host === server && from.port === 53 ? readAnswer(asked, bytes) : undefined
      if (answer) resolve(answer)
    })
    opening.then((end) => end.put(asked, { host: server, port: 53 })).catch(() => resolve(undefined))
    const answer = await promise
    clearTimeout(timer)
    opening.then((end) => end.shut()).catch(() => {})
    return answer
  }

  /** Undefined if the server has no such record. */
  const askOne = async (server: string, name: string, type: RecordType): Promise<Answer | 'failed' | undefined> => {
    if (!ground.isUp()) throw failure('ENETDOWN', 'the tunnel is down')
    const asked = question(crypto.getRandomValues(new Uint16Array(1))[0]!, name, type)
    if (!asked) throw failure('ENOTFOUND', `${name} is no host name`)
    const answer = await once(server, asked)
    if (answer === undefined || 'addresses' in answer) return answer
    return answer.error === 'not_found' ? notKnown : 'failed'
  }

  const ask = async (name: string, type: RecordType): Promise<Answer> => {
    const servers = ground.dns()
    if (servers.length === 0) throw failure('ENOTFOUND', `${name}: the tunnel has no name server`)
    let isSilent = true
    for (let i = 0; i < rounds * servers.length; i++) {
      const answer = await askOne(servers[i % servers.length]!, name, type)
      if (typeof answer === 'object') return answer
      isSilent &&= answer === undefined
    }
    throw failure('EAI_AGAIN', `${name}: the name server of the tunnel ${isSilent ? 'is not responding' : 'failed'}`)
  }

  const remembered = async (name: string, type: RecordType): Promise<readonly string[]> => {
    const key = `${type} ${name.toLowerCase()}`
    const held = known.get(key)
    if (held && held.until > performance.now()) return held.answer.addresses
    const running = asking.get(key) ?? ask(name, type).then((answer) => keep(key, answer))
    asking.set(key, running)
    try {
      return await running
    } finally {
      asking.delete(key)
    }
  }

  const keep = (key: string, answer: Answer): readonly string[] => {
    if (known.size >= keptAtMost) known.delete(known.keys().next().value ?? '')
    known.set(key, { answer, until: performance.now() + Math.max(shortestSeconds, answer.ttlSeconds) * 1_000 })
    return answer.addresses
  }

  /** Addresses that the tunnel can reach: IPv6 only if it has an IPv6 address. */
  const all = async (name: string): Promise<readonly string[]> => {
    const types: RecordType[] = [...(ground.has(4) ? (['A'] as const) : []), ...(ground.has(6) ? (['AAAA'] as const) : [])]
    const found = await Promise.allSettled(types.map((type) => remembered(name, type)))
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    if (addresses.length > 0) return addresses
    throw found.find((each) => each.status === 'rejected')?.reason ?? failure('ENOTFOUND', `${name} is not known`)
  }

  return {
    all,
    /** Whether a name server answers now, ignoring the cache. */
    answers: (name: string): Promise<boolean> =>
      ask(name, 'A').then(
        () => true,
        () => false,
      ),
    lookup: async (name: string): Promise<string> => (await all(name))[0]!,
  }
}
