import { days, milliseconds, type Seconds } from '#server/lib/duration'

/** The columns of an indexer that tell what was asked of it today. A day is a day of UTC. */
export type QueryBudget = {
  readonly daily_query_limit: number | null
  readonly queries_today: number
  readonly queries_day: string | null
  readonly last_query_at: string | null
}

/** Never faster than this, so that even an indexer without a limit is not hammered. */
const LEAST_SPACING: Seconds = 2
/** Shares of the day: the feed covers every wanted movie with one query, and people who search by hand find something left. */
const FOR_FEEDS = 0.2
const FOR_PEOPLE = 0.1
const FOR_DRIP = 1 - FOR_FEEDS - FOR_PEOPLE

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

/**
 * When the drip of wanted movies may ask next. Its share of a day is cut into even slots with one query each, so that a timetable of
 * another rhythm loses none, and who starts late does not hurry: bursts are what indexers ban for. Where a movie costs several queries,
 * or people ask much, it waits until the day has caught up with what was spent.
 */
export const nextDripAt = (budget: QueryBudget, now: Date): Date => {
  const left = dripLeft(budget, now)
  if (left === 0) return nextDay(now)
  if (budget.last_query_at === null) return now
  const last = new Date(budget.last_query_at)
  // A clock that was set back must not silence the drip: a last query in the future is no last query.
  if (last > now) return now
  if (left === null) return later(now, last.getTime() + milliseconds(LEAST_SPACING))
  const dayBegan = nextDay(now).getTime() - milliseconds(days(1))
  const caughtUp = dayBegan + queriesToday(budget, now) * slotOf(budget, 1 - FOR_PEOPLE)
  return later(now, Math.max(nextSlot(last, slotOf(budget, FOR_DRIP)), caughtUp, last.getTime() + milliseconds(LEAST_SPACING)))
}

/** How many queries a whole day has for the drip. */
export const dripOfDay = ({ daily_query_limit }: QueryBudget): number =>
  daily_query_limit === null ? days(1) / LEAST_SPACING : daily_query_limit * FOR_DRIP

/** How many of the day's queries the drip may still use; null: there is no limit. What feeds will need later today is kept for them. */
export const dripLeft = (budget: QueryBudget, now: Date): number | null => {
  const left = queriesLeft(budget, now)
  if (left === null) return null
  const limit = budget.daily_query_limit ?? 0
  const restOfDay = (nextDay(now).getTime() - now.getTime()) / milliseconds(days(1))
  return Math.max(left - Math.floor(limit * FOR_PEOPLE) - Math.floor(limit * FOR_FEEDS * restOfDay), 0)
}

/** When the feed may be read next, after it was read at `last`: once in each slot of its own, and never with what people need. */
export const nextFeedAt = (budget: QueryBudget, now: Date, last: Date | null): Date => {
  const left = queriesLeft(budget, now)
  if (left === null) return now
  if (left <= Math.floor((budget.daily_query_limit ?? 0) * FOR_PEOPLE)) return nextDay(now)
  return last === null || last > now ? now : later(now, nextSlot(last, slotOf(budget, FOR_FEEDS)))
}

/** Milliseconds. */
const slotOf = ({ daily_query_limit }: QueryBudget, share: number): number =>
  milliseconds(days(1)) / Math.max((daily_query_limit ?? 0) * share, 1)

const nextSlot = (last: Date, slot: number): number => {
  const midnight = nextDay(last).getTime() - milliseconds(days(1))
  return Math.ceil(midnight + (Math.floor((last.getTime() - midnight) / slot) + 1) * slot)
}

const later = (now: Date, at: number): Date => new Date(Math.max(Math.ceil(at), now.getTime()))

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / 86_400_000) + 1) * 86_400_000)
