import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamRateLimited } from '#server/foundation/platform/errors'
import { sentences } from '../sentences'
import { SUBTITLE_PROVIDER } from './wire'

/** Remaining downloads; null if the provider has not said. */
export type Quota = { readonly remaining: number | null; readonly resets_at: string | null }
type Reported = { remaining?: number | null; reset_time?: string | null; reset_time_utc?: string | null }

const dayMs = 24 * 3_600_000

export const quotaFrom = ({ remaining, reset_time, reset_time_utc }: Reported, clock: Clock): Quota => ({
  remaining: remaining == null ? null : Math.max(0, Math.floor(remaining)),
  resets_at: resetOf(reset_time_utc, reset_time, clock.now().getTime()),
})

/** From a timestamp, else from words ("23 hours and 53 minutes"), else within a day; never later than that. */
const resetOf = (moment: string | null | undefined, words: string | null | undefined, now: number): string => {
  const at = Date.parse(moment ?? '')
  const inWords = spanOf(words ?? '')
  const ms = !Number.isNaN(at) && at > now ? at - now : (inWords ?? dayMs)
  return new Date(now + Math.min(ms, dayMs)).toISOString()
}

const spanOf = (words: string): number | null => {
  const hours = /(\d{1,3}) hour/.exec(words)?.[1]
  const minutes = /(\d{1,3}) minute/.exec(words)?.[1]
  if (hours === undefined && minutes === undefined) return null
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0) + 1) * 60_000
}

/** What is left now. After its reset, a quota is full again, whatever its size. */
export const quotaNow = (quota: Quota | null, clock: Clock): Quota => {
  const isOver = quota?.resets_at == null || Date.parse(quota.resets_at) <= clock.now().getTime()
  return isOver ? { remaining: null, resets_at: null } : quota
}

/** Throws while the quota is used up. */
export const refuseWhenSpent = (quota: Quota | null, clock: Clock): void => {
  const { remaining, resets_at } = quotaNow(quota, clock)
  if (remaining !== 0 || resets_at === null) return
  const seconds = Math.max(1, Math.ceil((Date.parse(resets_at) - clock.now().getTime()) / 1000))
  throw new UpstreamRateLimited(SUBTITLE_PROVIDER, seconds, say(sentences, 'subtitle_quota_spent', { party: SUBTITLE_PROVIDER }))
}
