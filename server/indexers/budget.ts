import { days, type Seconds } from '#server/lib/duration'

/** The columns of an indexer that tell what was asked of it today. A day is a day of UTC. */
export type QueryBudget = {
  readonly daily_query_limit: number | null
  readonly queries_today: number
  readonly queries_day: string | null
  readonly last_query_at: string | null
}

/** Never faster than this, so that even an indexer without a limit is not hammered. */
const LEAST_SPACING: Seconds = 2
/** A share of the day that is kept for the feed and for people who search by hand. */
const KEPT_BACK = 0.2

export const queriesToday = (budget: QueryBudget, now: Date): number => (budget.queries_day === dayOf(now) ? budget.queries_today : 0)

/** Null: there is no limit. */
export const queriesLeft = (budget: QueryBudget, now: Date): number | null =>
  budget.daily_query_limit === null ? null : Math.max(budget.daily_query_limit - queriesToday(budget, now), 0)

/** Whether one more query fits into the day at all; a feed or a person need not wait for the spacing. */
export const mayQuery = (budget: QueryBudget, now: Date): boolean => queriesLeft(budget, now) !== 0

export const spent = (budget: QueryBudget, now: Date): QueryBudget => ({
  ...budget,
  queries_today: queriesToday(budget, now) + 1,
  queries_day: dayOf(now),
  last_query_at: now.toISOString(),
})

/** When the drip of wanted films may ask next: what is left for it is spread evenly over what is left of the day. */
export const nextDripAt = (budget: QueryBudget, now: Date): Date => {
  const midnight = nextDay(now)
  const left = dripLeft(budget, now)
  if (left === 0) return midnight
  if (budget.last_query_at === null) return now
  const last = Date.parse(budget.last_query_at)
  // A clock that was set back must not silence the drip: a last query in the future is no last query.
  if (last > now.getTime()) return now
  const remaining = (midnight.getTime() - Math.max(last, midnight.getTime() - days(1) * 1000)) / 1000
  const spacing = left === null ? LEAST_SPACING : Math.max(remaining / (left + 1), evenSpacing(budget), LEAST_SPACING)
  return new Date(Math.max(Math.ceil(last + spacing * 1000), now.getTime()))
}

/** How many of the day's queries the drip may still use; null: there is no limit. */
export const dripLeft = (budget: QueryBudget, now: Date): number | null => {
  const left = queriesLeft(budget, now)
  return left === null ? null : Math.max(left - Math.floor((budget.daily_query_limit ?? 0) * KEPT_BACK), 0)
}

/** The spacing of a whole day. A drip that starts late does not hurry to spend what is left: bursts are what indexers ban for. */
const evenSpacing = ({ daily_query_limit }: QueryBudget): Seconds => days(1) / Math.max((daily_query_limit ?? 0) * (1 - KEPT_BACK), 1)

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / 86_400_000) + 1) * 86_400_000)
