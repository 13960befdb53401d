import { hours, minutes, type Seconds } from '#server/foundation/lib/duration'

/** How long to leave an indexer alone after its first, second, … failure in a row. */
const pauses: readonly Seconds[] = [minutes(1), minutes(5), minutes(15), hours(1), hours(3), hours(6), hours(12), hours(24)]

/** An indexer's failure columns. Level 0 is healthy. */
export type Escalation = {
  readonly escalation_level: number
  readonly initial_failure_at: string | null
  readonly most_recent_failure_at: string | null
  readonly disabled_until: string | null
}

/** Most outages are short: in the first hour after the first failure, no pause is longer than that of this level, 15 minutes. */
const young: Seconds = hours(1)
const levelWhileYoung = 3

/** Steps up one level and waits that level's time, or longer if the indexer asked for it. */
export const afterFailure = (state: Escalation, now: Date, retryAfterSeconds: Seconds = 0): Escalation => {
  const before = Math.max(state.escalation_level, 0)
  const age = now.getTime() - Date.parse(state.initial_failure_at ?? now.toISOString())
  const most = age < young * 1000 ? Math.max(levelWhileYoung, before) : pauses.length
  const level = Math.min(before + 1, most)
  const rest = Math.max(pauses[level - 1] ?? hours(24), retryAfterSeconds)
  return {
    escalation_level: level,
    initial_failure_at: state.initial_failure_at ?? now.toISOString(),
    most_recent_failure_at: now.toISOString(),
    disabled_until: new Date(now.getTime() + rest * 1000).toISOString(),
  }
}

/** Waits longer if the indexer asked for it, without a step. */
export const restUntil = (state: Escalation, now: Date, retryAfterSeconds: Seconds): Escalation => {
  const until = now.getTime() + retryAfterSeconds * 1000
  const isLonger = retryAfterSeconds > 0 && until > Date.parse(state.disabled_until ?? now.toISOString())
  return isLonger ? { ...state, disabled_until: new Date(until).toISOString() } : state
}

/** Ends the wait and steps down one level per success, so a flapping indexer is not treated as healthy. */
export const afterSuccess = (state: Escalation): Escalation => {
  const level = Math.max(state.escalation_level - 1, 0)
  return {
    escalation_level: level,
    initial_failure_at: level === 0 ? null : state.initial_failure_at,
    most_recent_failure_at: level === 0 ? null : state.most_recent_failure_at,
    disabled_until: null,
  }
}

export const wellAgain: Escalation = { escalation_level: 0, initial_failure_at: null, most_recent_failure_at: null, disabled_until: null }

export const isResting = ({ disabled_until }: Pick<Escalation, 'disabled_until'>, now: Date): boolean =>
  disabled_until !== null && Date.parse(disabled_until) > now.getTime()
