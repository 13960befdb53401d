import { createHash } from 'node:crypto'
import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences } from '../sentences'
import { rootAfterLogin, rootOf } from './base-address'
import type { Quota } from './quota'
import { type createRequests, type SubtitleSettings, understood } from './requests'
import { readLogin, SUBTITLE_PROVIDER } from './wire'

/** State of our dealings with the provider, kept across restarts. `as` is a digest of the settings that it belongs to. */
export type SubtitleAccount = {
  readonly as: string
  readonly token: string | null
  readonly root: string
  readonly logged_in_at: string | null
  readonly quota: Quota | null
}
export type AccountStore = { read: () => SubtitleAccount | null; write: (account: SubtitleAccount) => void }
type Deps = { settings: () => SubtitleSettings; clock: Clock; request: ReturnType<typeof createRequests>; store: AccountStore }

const TOKEN_HOURS = 12

/** The provider account: one login for half a day, one at a time, and never again with refused credentials. */
export const createLogin = ({ settings, clock, request, store }: Deps) => {
  let refused: string | null = null
  let underway: { as: string; login: Promise<SubtitleAccount> } | null = null

  /** The state for these settings; that of a changed account is void. */
  const current = (): SubtitleAccount => {
    const as = digestOf(settings())
    const known = store.read()
    return known?.as === as ? known : { as, token: null, root: rootOf(settings().url), logged_in_at: null, quota: null }
  }
  const isFresh = ({ token, logged_in_at }: SubtitleAccount): boolean =>
    token !== null && clock.now().getTime() - Date.parse(logged_in_at ?? '') < TOKEN_HOURS * 3_600_000

  const login = async (before: SubtitleAccount): Promise<SubtitleAccount> => {
    const { url, username, password } = settings()
    const answer = await request({ method: 'POST', root: rootOf(url), path: '/login', body: { username, password }, isUrgent: true })
    if (answer.status === 401 || answer.status === 400) {
      refused = before.as
      throw refusal('subtitle_account_refused')
    }
    const { token, base_url } = readLogin(understood(answer))
    const account = { ...before, token, root: rootAfterLogin(url, base_url), logged_in_at: clock.now().toISOString() }
    store.write(account)
    return account
  }

  const begin = async (known: SubtitleAccount): Promise<SubtitleAccount> => {
    underway = { as: known.as, login: login(known) }
    try {
      return await underway.login
    } finally {
      if (underway?.as === known.as) underway = null
    }
  }

  return {
    current,
    /** Works without an account too, with fewer downloads a day. */
    account: async (): Promise<SubtitleAccount> => {
      const { username, password } = settings()
      const known = current()
      if (!username && !password) return known
      if (!username || !password) throw refusal('subtitle_account_incomplete')
      if (isFresh(known)) return known
      if (refused === known.as) throw refusal('subtitle_account_refused')
      return await (underway?.as === known.as ? underway.login : begin(known))
    },
    note: (change: Partial<Omit<SubtitleAccount, 'as'>>): void => store.write({ ...current(), ...change }),
    /** These settings were tested successfully and may be used again. */
    forgive: (): void => {
      refused = null
    },
  }
}

const refusal = (why: 'subtitle_account_incomplete' | 'subtitle_account_refused') =>
  new UpstreamUnreachable(SUBTITLE_PROVIDER, say(sentences, why, { party: SUBTITLE_PROVIDER }))

const digestOf = ({ url, api_key, username, password }: SubtitleSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([url, api_key, username, password]))
    .digest('hex')
