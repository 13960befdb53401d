import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, Invalid, TooManyTries, Unknown } from '#server/foundation/platform/errors'
import type { Visit } from './authenticate'
import { sentences } from './sentences'
import type { Sessions } from './sessions'
import type { Scope, SessionRow } from './table'

const lifeMs = 600_000
const mostWaiting = 5
const mostWrong = 10
const blockedMs = 60_000

/** What an app says about itself. None of it is trusted. */
export type AppNames = { readonly app: string; readonly version: string; readonly device: string; readonly device_id: string }
type Waiting = AppNames & {
  readonly secret: string
  readonly code: string
  readonly visit: Visit
  readonly asked: number
  /** Whether our own page for TVs asks. An app only says what it is. */
  readonly isTvPage: boolean
  approved: { session: SessionRow; token: string } | null
}
type Approval = { readonly parent_id: string | null; readonly scope: Exclude<Scope, 'programs'> }
export type QuickConnect = ReturnType<typeof createQuickConnect>

type Deps = { clock: Clock; sessions: Pick<Sessions, 'issue' | 'revoke' | 'isLive'> }

/** Signing in an app by a code that it shows and a person types here. In memory only: a restart ends all codes. */
export const createQuickConnect = ({ clock, sessions }: Deps) => {
  const waiting = new Map<string, Waiting>()
  let wrong = 0
  let blockedUntil = 0

  /** An approved session that no app fetched ends with its code. */
  const forget = ({ secret, approved }: Waiting): void => {
    waiting.delete(secret)
    if (approved && sessions.isLive(approved.session.id)) sessions.revoke(approved.session.id)
  }
  const forgetExpired = (): void => {
    const now = clock.now().getTime()
    for (const each of waiting.values()) if (each.asked + lifeMs <= now) forget(each)
  }

  /** Throws TooManyTries. */
  const refuseGuessing = (now: number): void => {
    if (now < blockedUntil) throw new TooManyTries(say(sentences, 'too_many_codes'), (blockedUntil - now) / 1000)
  }
  const countWrong = (now: number): void => {
    if (++wrong < mostWrong) return
    wrong = 0
    blockedUntil = now + blockedMs
    for (const each of waiting.values()) forget(each)
    refuseGuessing(now)
  }

  return {
    /** The secret stays with the app; the code is what it shows. Of more than five, the oldest ends. */
    begin(names: AppNames, visit: Visit, { isTvPage = false } = {}): Pick<Waiting, 'secret' | 'code'> {
      forgetExpired()
      for (const each of waiting.values()) if (deviceKey(each) === deviceKey(names) && !each.approved) forget(each)
      const taken = new Set([...waiting.values()].map(({ code }) => code))
      let code = sixDigits()
      while (taken.has(code)) code = sixDigits()
      const begun: Waiting = {
        ...names,
        secret: randomBytes(32).toString('hex'),
        code,
        visit,
        isTvPage,
        asked: clock.now().getTime(),
        approved: null,
      }
      waiting.set(begun.secret, begun)
      if (waiting.size > mostWaiting) forget([...waiting.values()][0]!)
      return begun
    },

    /** Null if the secret is unknown or its code has expired. */
    find(secret: string): (AppNames & { code: string; asked: number; isApproved: boolean }) | null {
      forgetExpired()
      const found = waiting.get(secret)
      return found ? { ...found, isApproved: found.approved !== null } : null
    },

    list: () => {
      forgetExpired()
      return [...waiting.values()]
        .filter(({ approved }) => approved === null)
        .map(({ device, app, version, visit, asked, isTvPage }) => ({
          device,
          app,
          version,
          ip: visit.ip,
          expires_at: new Date(asked + lifeMs).toISOString(),
          can_get: isTvPage,
        }))
    },

    /** Throws Unknown, Conflict, Invalid, or after ten wrong codes TooManyTries. */
    approve(code: string, { parent_id, scope }: Approval): SessionRow {
      const now = clock.now().getTime()
      refuseGuessing(now)
      forgetExpired()
      const found = [...waiting.values()].find((each) => each.code === code)
      if (!found) {
        countWrong(now)
        throw new Unknown(say(sentences, 'unknown_code'))
      }
      if (found.approved) throw new Conflict(say(sentences, 'already_used'))
      wrong = 0
      if (scope === 'all' && !found.isTvPage) throw new Invalid(say(sentences, 'only_tv_page'), 'scope')
      const { session, secret: token } = sessions.issue({ ...appSession(found), scope, parent_id, visit: found.visit })
      found.approved = { session, token }
      return session
    },

    /** The token of an approved app, once. Null if it is not approved, or not any more. */
    exchange(secret: string): { session: SessionRow; token: string } | null {
      forgetExpired()
      const found = waiting.get(secret)
      if (!found?.approved) return null
      waiting.delete(secret)
      return sessions.isLive(found.approved.session.id) ? found.approved : null
    },
  }
}

/** What the session of an app is made from. */
export const appSession = (names: AppNames) => ({
  kind: 'app' as const,
  scope: 'watch' as const,
  app: oneLine(`${names.app} ${names.version}`),
  device: oneLine(names.device),
  device_key: deviceKey(names),
  label: oneLine(names.device) || oneLine(names.app) || 'TV',
})

const deviceKey = ({ app, device_id }: AppNames): string => createHash('sha256').update(`${app}\n${device_id}`).digest('hex')
const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')
const oneLine = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 100)
