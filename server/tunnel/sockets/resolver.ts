import type { Tunnel } from '../tunnel'
import { type DnsAnswer, question, type RecordType, readAnswer } from './dns-message'
import { failure } from './failure'

export type Resolver = ReturnType<typeof createResolver>
type Answer = Extract<DnsAnswer, { addresses: readonly string[] }>

const unknownSeconds = 30
const notKnown: Answer = { addresses: [], ttlSeconds: unknownSeconds }

const rounds = 3
const waitMs = 1_500
const keptAtMost = 512
const shortestSeconds = 10

/** Asks the name servers of the tunnel, inside the tunnel, and nobody else. Without one no name is known. */
export const createResolver = (tunnel: Tunnel) => {
  const known = new Map<string, { answer: Answer; until: number }>()
  const asking = new Map<string, Promise<readonly string[]>>()

  const once = (server: string, asked: Buffer): Promise<DnsAnswer | undefined> =>
    new Promise((resolve) => {
      const { module } = tunnel
      const id = module.calls.udp_open(0)
      if (!id) return resolve(undefined)
      const done = (answer: DnsAnswer | undefined) => {
        clearTimeout(timer)
        tunnel.messages.delete(id)
        module.calls.udp_shut(id)
        resolve(answer)
      }
      const timer = setTimeout(() => done(undefined), waitMs)
      tunnel.messages.set(id, (bytes, from) => {
        const answer = from.host === server && from.port === 53 ? readAnswer(asked, bytes) : undefined
        // The stack must not lose an end of which it is just telling.
        if (answer) queueMicrotask(() => done(answer))
      })
      module.putScratch(asked)
      module.putAddress({ host: server, port: 53 })
      if (module.calls.udp_put(id, asked.length, module.now()) !== 0) return done(undefined)
      tunnel.soon()
    })

  /** Undefined when the server has nothing to say to it. */
  const askOne = async (server: string, name: string, type: RecordType): Promise<Answer | 'failed' | undefined> => {
    if (tunnel.state() !== 'up') throw failure('ENETDOWN', 'the tunnel is down')
    const asked = question(crypto.getRandomValues(new Uint16Array(1))[0]!, name, type)
    if (!asked) throw failure('ENOTFOUND', `${name} is no host name`)
    const answer = await once(server, asked)
    if (answer === undefined || 'addresses' in answer) return answer
    return answer.error === 'not_found' ? notKnown : 'failed'
  }

  const ask = async (name: string, type: RecordType): Promise<Answer> => {
    const servers = tunnel.config.dns
    if (servers.length === 0) throw failure('ENOTFOUND', `${name}: the tunnel has no name server`)
    let isSilent = true
    for (let i = 0; i < rounds * servers.length; i++) {
      const answer = await askOne(servers[i % servers.length]!, name, type)
      if (typeof answer === 'object') return answer
      isSilent &&= answer === undefined
    }
    throw failure('EAI_AGAIN', `${name}: the name server of the tunnel ${isSilent ? 'does not answer' : 'failed'}`)
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

  /** What the tunnel can reach: IPv6 only if it has an address of that kind. */
  const all = async (name: string): Promise<readonly string[]> => {
    const types: RecordType[] = [
      ...(tunnel.ownAddress(4) === '0.0.0.0' ? [] : (['A'] as const)),
      ...(tunnel.ownAddress(6) === '0.0.0.0' ? [] : (['AAAA'] as const)),
    ]
    const found = await Promise.allSettled(types.map((type) => remembered(name, type)))
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    if (addresses.length > 0) return addresses
    throw found.find((each) => each.status === 'rejected')?.reason ?? failure('ENOTFOUND', `${name} is not known`)
  }

  return {
    all,
    /** Whether a name server answers now, whatever is remembered of the name. */
    answers: (name: string): Promise<boolean> =>
      ask(name, 'A').then(
        () => true,
        () => false,
      ),
    lookup: async (name: string): Promise<string> => (await all(name))[0]!,
  }
}
