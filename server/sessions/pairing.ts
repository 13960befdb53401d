import type { Clock } from '#server/lib/clock'
import { Forbidden, Unauthorized } from '#server/platform/errors'
import type { Visit } from './gate'
import { digestOf, makeKey } from './keys'
import { isLoopbackHost, isLoopbackIp } from './same-origin'
import { newSessionId } from './sessions'

const lifeMs = 120_000
const mostWrong = 10
const mostCodes = 20

type Code = {
  kind: 'pairing' | 'boot'
  /** Of the session that the code will become. */
  session_id: string
  parent_id: string | null
  label: string | null
  /** A pairing code works on these Hosts only. */
  hosts: readonly string[]
  expires: number
}
type Settled<T> = T extends PromiseLike<unknown> ? never : T
export type Grant = Pick<Code, 'kind' | 'session_id' | 'parent_id' | 'label'>
export type Codes = ReturnType<typeof createCodes>

/** One-time codes, in memory only: a restart ends them all. */
export const createCodes = ({ clock }: { clock: Clock }) => {
  const codes = new Map<string, Code>()
  let wrong = 0

  const mint = (code: Omit<Code, 'expires' | 'session_id'>): { id: string; code: string; expires_at: string } => {
    forgetExpired()
    const secret = makeKey(code.kind)
    const expires = clock.now().getTime() + lifeMs
    const session_id = newSessionId()
    codes.set(digestOf(secret)!, { ...code, session_id, expires })
    if (codes.size > mostCodes) codes.delete(codes.keys().next().value!)
    return { id: session_id, code: secret, expires_at: new Date(expires).toISOString() }
  }

  const forgetExpired = () => {
    const now = clock.now().getTime()
    for (const [digest, code] of codes) if (code.expires <= now) codes.delete(digest)
    if (codes.size === 0) wrong = 0
  }

  const find = (given: string): Code | undefined => {
    forgetExpired()
    return codes.get(digestOf(given) ?? '')
  }

  /** Guessing ends in the loss of every code that is out. */
  const countWrong = () => {
    if (codes.size > 0 && ++wrong >= mostWrong) codes.clear()
  }

  return {
    mintPairing: (asked: { parent_id: string | null; label: string | null; hosts: readonly string[] }) =>
      mint({ kind: 'pairing', ...asked }),
    mintBoot: () => mint({ kind: 'boot', parent_id: null, label: null, hosts: [] }),

    /** Whether this code may be exchanged from here; it is not used up. Throws Unauthorized or Forbidden. */
    admit(given: string, visit: Visit): void {
      const code = find(given)
      if (!code) {
        countWrong()
        throw new Unauthorized(noSuchCode)
      }
      if (code.kind === 'boot' && !(isLoopbackIp(visit.ip) && isLoopbackHost(visit.host)))
        throw new Forbidden('This code works on the computer that the service runs on only')
      if (code.kind === 'pairing' && !(visit.host !== null && code.hosts.includes(visit.host)))
        throw new Forbidden('This code works at the address that it was made for only')
    },

    /**
     * Once: of many at the same time exactly one gets in. A code that `use` did not make a session of is still good.
     * Throws Unauthorized, and what `use` throws.
     */
    redeem<T>(given: string, use: (grant: Grant) => Settled<T>): Settled<T> {
      const code = find(given)
      if (!code) throw new Unauthorized(noSuchCode)
      const made = use(code)
      codes.delete(digestOf(given)!)
      return made
    },

    /** The codes of sessions that have ended end as well. */
    burn(parents: readonly string[] | 'all'): void {
      for (const [digest, { parent_id }] of codes)
        if (parents === 'all' || (parent_id !== null && parents.includes(parent_id))) codes.delete(digest)
    },
  }
}

const noSuchCode = 'This code is unknown, used or expired'
