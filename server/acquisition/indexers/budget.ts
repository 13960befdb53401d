import { days, milliseconds, type Seconds } from '#server/foundation/lib/duration'

/** The columns of an indexer that track its queries of the day. Days are UTC. */
export type QueryBudget = {
  readonly daily_query_limit: number | null
  readonly queries_today: number
  readonly queries_day: string | null
  readonly last_query_at: string | null
}

/** The shortest interval between queries, which spares even an indexer without a limit. */
const LEAST_SPACING: Seconds = 2
/** Shares of the daily budget: the feed covers all wanted movies with one query, and manual searches must find some left. */
const FOR_FEEDS = 0.2
const FOR_USER = 0.1
const FOR_WANTED = 1 - FOR_FEEDS - FOR_USER

export const queriesToday = (budget: QueryBudget, now: Date): number => (budget.queries_day === dayOf(now) ? budget.queries_today : 0)

/** Null means no limit. */
export const queriesLeft = (budget: QueryBudget, now: Date): number | null =>
  budget.daily_query_limit === null ? null : Math.max(budget.daily_query_limit - queriesToday(budget, now), 0)

/** Whether the budget allows one more query. Feeds and manual searches need not wait for the spacing. */
export const mayQuery = (budget: QueryBudget, now: Date): boolean => queriesLeft(budget, now) !== 0

export const spent = (budget: QueryBudget, now: Date): QueryBudget => ({
  ...budget,
  queries_today: queriesToday(budget, now) + 1,
  queries_day: dayOf(now),
  last_query_at: now.toISOString(),
})

/**
 * When the wanted search may query next. Its share of the day is divided into even slots of one query each, so that no scheduler interval
 * loses slots and a late start does not cause a burst, which indexers ban for. If a movie costs several queries, or the user searches a
 * lot, it waits until the day has caught up with what was spent.
 */
export const nextWantedQueryAt = (budget: QueryBudget, now: Date): Date => {
  const left = wantedQueriesLeft(budget, now)
  if (left === 0) return nextDay(now)
  if (budget.last_query_at === null) return now
  const last = new Date(budget.last_query_at)
  // After a clock was set back, the last query may be in the future, and must not block the search.
  if (last > now) return now
  if (left === null) return later(now, last.getTime() + milliseconds(LEAST_SPACING))
  const dayBegan = nextDay(now).getTime() - milliseconds(days(1))
  const caughtUp = dayBegan + queriesToday(budget, now) * slotOf(budget, 1 - FOR_USER)
  return later(now, Math.max(nextSlot(last, slotOf(budget, FOR_WANTED)), caughtUp, last.getTime() + milliseconds(LEAST_SPACING)))
}

/** How many queries per day the wanted search may use. */
export const wantedQueriesPerDay = ({ daily_query_limit }: QueryBudget): number =>
  daily_query_limit === null ? days(1) / LEAST_SPACING : daily_query_limit * FOR_WANTED

/** How many of today's queries the wanted search may still use; null means no limit. Reserves what feeds will need later today. */
export const wantedQueriesLeft = (budget: QueryBudget, now: Date): number | null => {
  const left = queriesLeft(budget, now)
  if (left === null) return null
  const limit = budget.daily_query_limit ?? 0
  const restOfDay = (nextDay(now).getTime() - now.getTime()) / milliseconds(days(1))
  return Math.max(left - Math.floor(limit * FOR_USER) - Math.floor(limit * FOR_FEEDS * restOfDay), 0)
}

/** When the feed may be read next after being read at `last`: once per slot of its own, and never from the user's share. */
export const nextFeedAt = (budget: QueryBudget, now: Date, last: Date | null): Date => {
  const left = queriesLeft(budget, now)
  if (left === null) return now
  if (left <= Math.floor((budget.daily_query_limit ?? 0) * FOR_USER)) return nextDay(now)
  return last === null || last > now ? now : later(now, nextSlot(last, slotOf(budget, FOR_FEEDS)))
}

/** In milliseconds. */
const slotOf = ({ daily_query_limit }: QueryBudget, share: number): number =>
  milliseconds(days(1)) / Math.max((daily_query_limit ?? 0) * share, 1)

const nextSlot = (last: Date, slot: number): number => {
  const midnight = nextDay(last).getTime() - milliseconds(days(1))
  return Math.ceil(midnight + (Math.floor((last.getTime() - midnight) / slot) + 1) * slot)
}

const later = (now: Date, at: number): Date => new Date(Math.max(Math.ceil(at), now.getTime()))

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / 86_400_000) + 1) * 86_400_000)
