import { randomInt } from 'node:crypto'
import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { Forbidden, Unauthorized } from '#server/foundation/platform/errors'
import type { Visit } from './authenticate'
import { digestOf, makeKey } from './keys'
import { isLoopbackHost, isLoopbackIp } from './same-origin'
import { sentences } from './sentences'
import { newSessionId } from './sessions'

const lifeMs = 120_000
const mostWrong = 10
const mostCodes = 20
/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const typedLength = 8

type Code = {
  kind: 'pairing' | 'boot'
  /** The id of the session that the code will create. */
  session_id: string
  parent_id: string | null
  label: string | null
  /** A pairing code works only on these Hosts. */
  hosts: readonly string[]
  expires: number
  /** Of the long secret, and of the short one that a person types. */
  digests: readonly string[]
}
type Settled<T> = T extends PromiseLike<unknown> ? never : T
export type Grant = Pick<Code, 'kind' | 'session_id' | 'parent_id' | 'label'>
export type Codes = ReturnType<typeof createCodes>

/** One-time codes, in memory only: a restart ends them all. */
export const createCodes = ({ clock }: { clock: Clock }) => {
  const codes = new Map<string, Code>()
  let wrong = 0

  const mint = (wanted: Omit<Code, 'expires' | 'session_id' | 'digests'>) => {
    forgetExpired()
    const secret = makeKey(wanted.kind)
    const typed = Array.from({ length: typedLength }, () => alphabet[randomInt(alphabet.length)]).join('')
    const expires = clock.now().getTime() + lifeMs
    const session_id = newSessionId()
    const digests = (wanted.kind === 'pairing' ? [secret, typed] : [secret]).flatMap((each) => digestOf(each) ?? [])
    const code: Code = { ...wanted, session_id, expires, digests }
    for (const digest of digests) codes.set(digest, code)
    const out = [...new Set(codes.values())]
    if (out.length > mostCodes) forget(out[0]!)
    const typed_code = `${typed.slice(0, typedLength / 2)}-${typed.slice(typedLength / 2)}`
    return { id: session_id, code: secret, typed_code, expires_at: new Date(expires).toISOString() }
  }

  const forget = ({ digests }: Code) => {
    for (const digest of digests) codes.delete(digest)
  }

  const forgetExpired = () => {
    const now = clock.now().getTime()
    for (const [digest, code] of codes) if (code.expires <= now) codes.delete(digest)
    if (codes.size === 0) wrong = 0
  }

  const find = (given: string): Code | undefined => {
    forgetExpired()
    return codes.get(digestOf(canonical(given)) ?? '')
  }

  /** Too many wrong guesses invalidate every code. */
  const countWrong = () => {
    if (codes.size > 0 && ++wrong >= mostWrong) codes.clear()
  }

  return {
    mintPairing: (asked: { parent_id: string | null; label: string | null; hosts: readonly string[] }) =>
      mint({ kind: 'pairing', ...asked }),
    mintBoot: () => mint({ kind: 'boot', parent_id: null, label: null, hosts: [] }),

    /** Checks whether this code may be exchanged from here, without using it up. Throws Unauthorized or Forbidden. */
    admit(given: string, visit: Visit): void {
      const code = find(given)
      if (!code) {
        countWrong()
        throw new Unauthorized(noSuchCode)
      }
      if (code.kind === 'boot' && !(isLoopbackIp(visit.ip) && isLoopbackHost(visit.host)))
        throw new Forbidden(say(sentences, 'code_for_this_computer'))
      if (code.kind === 'pairing' && !(visit.host !== null && code.hosts.includes(visit.host)))
        throw new Forbidden(say(sentences, 'code_for_other_address'))
    },

    /**
     * Redeems a code once: of many concurrent calls, exactly one succeeds. If `use` fails to create a session, the code stays valid. Throws
     * Unauthorized, and what `use` throws.
     */
    redeem<T>(given: string, use: (grant: Grant) => Settled<T>): Settled<T> {
      const code = find(given)
      if (!code) throw new Unauthorized(noSuchCode)
      const made = use(code)
      forget(code)
      return made
    },

    /** Invalidates the codes of sessions that have ended. */
    burn(parents: readonly string[] | 'all'): void {
      for (const [digest, { parent_id }] of codes)
        if (parents === 'all' || (parent_id !== null && parents.includes(parent_id))) codes.delete(digest)
    },
  }
}

/** Normalizes a typed code: case and dash do not matter. */
const canonical = (given: string): string => {
  const typed = given.replaceAll(/[\s-]/g, '').toUpperCase()
  return typed.length === typedLength && [...typed].every((sign) => alphabet.includes(sign)) ? typed : given
}

const noSuchCode = say(sentences, 'code_unknown')
