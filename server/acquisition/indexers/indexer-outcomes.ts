import type { Journal } from '#server/foundation/history/journal'
import type { Clock } from '#server/foundation/lib/clock'
import { afterFailure, afterSuccess, restUntil } from '#server/foundation/lib/escalation'
import { noError, told } from '#server/foundation/lib/reason'
import { Paused, TunnelDown, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { Indexers } from './indexers'
import { whyFailed } from './why-failed'

type Deps = { indexers: Pick<Indexers, 'row' | 'note'>; journal: Journal; clock: Clock; log: Log }

/** This many consecutive dead links are blamed on the indexer. */
const mostDeadLinks = 3

/** The place of a query's start among all starts and steps. */
export type Began = number

/**
 * Records the results of queries: an indexer pauses after failures and recovers step by step with each success. Of the queries that were
 * under way together only one counts: a result whose query began before the last step says nothing new.
 */
export const createIndexerOutcomes = ({ indexers, journal, clock, log }: Deps) => {
  const deadLinks = new Map<number, number>()
  /** By indexer, the place of its last step. No query survives a restart, so neither does this. */
  const steps = new Map<number, Began>()
  let places = 0
  const isOld = (id: number, began: Began): boolean => began < (steps.get(id) ?? 0)
  const step = (id: number): void => void steps.set(id, ++places)

  /** Throws Paused: a canceled query is not a failure. */
  const failed = (id: number, error: unknown, began: Began): void => {
    if (error instanceof Paused) throw error
    // The indexer was never queried, so it does not pause; it is queried once the tunnel is up.
    if (error instanceof TunnelDown) return
    const row = indexers.row(id)
    const why = whyFailed(error)
    const asked = error instanceof UpstreamRateLimited ? error.retryAfterSeconds : 0
    if (isOld(id, began)) {
      indexers.note(id, restUntil(row, clock.now(), asked))
      return
    }
    step(id)
    const state = afterFailure(row, clock.now(), asked)
    log.warn('indexer failed', { indexer_id: id, reason: why.text, escalation_level: state.escalation_level })
    journal.commit((_tx, announce) => {
      indexers.note(id, { ...state, last_error: why.text, last_error_reason: why })
      const { escalation_level, disabled_until } = state
      announce({ type: 'indexer_failed', indexer_id: id, name: row.name, ...told(why), escalation_level, disabled_until })
    })
  }

  return {
    begin: (): Began => ++places,
    failed,

    succeeded(id: number, began: Began): void {
      const row = indexers.row(id)
      if (row.escalation_level === 0 && row.last_error === null) return
      if (isOld(id, began)) return
      step(id)
      const state = afterSuccess(row)
      journal.commit((_tx, announce) => {
        indexers.note(id, { ...state, ...noError })
        if (state.escalation_level === 0) announce({ type: 'indexer_recovered', indexer_id: id, name: row.name })
      })
    },

    /** A single dead link is blamed on its release. */
    linkFailed(id: number, error: unknown, began: Began): void {
      if (error instanceof Paused) throw error
      if (error instanceof TunnelDown) return
      const dead = (deadLinks.get(id) ?? 0) + 1
      const isOwnTrouble = error instanceof UpstreamRateLimited || dead >= mostDeadLinks
      deadLinks.set(id, isOwnTrouble ? 0 : dead)
      if (isOwnTrouble) failed(id, error, began)
    },

    linkWorked: (id: number): void => void deadLinks.delete(id),
  }
}
