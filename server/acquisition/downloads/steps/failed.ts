import { after } from '#server/foundation/lib/clock'
import { milliseconds, minutes } from '#server/foundation/lib/duration'
import { troubleFrom } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Conflict, Invalid, NotFound, sentenceOf, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { isUnderway } from '../phase'
import { sentences } from '../sentences'
import type { Row } from '../store'
import { busy, createGiveUp, type StepDeps } from './step'

const unreachable = 'client_unreachable'
export const waitsForClient = ({ error_code }: Row): boolean => error_code === unreachable

/** Handles an error thrown by a step. */
export const createFailed = (deps: StepDeps) => {
  const { store, clock, log, fail } = deps
  const giveUp = createGiveUp(deps)

  /** A permanent refusal. A client that never accepted the torrent need not remove it. */
  const refused = async (row: Row, error: Conflict | Invalid): Promise<void> => {
    const failure = { ...say(sentences, 'client_refused', { why: saidBy(error) }), isBlocked: error instanceof Invalid }
    if (row.state === 'queued') fail(row, failure)
    else await giveUp(row, failure)
  }

  /** A temporary failure. Delays the next try by as long as the download has waited, so that it does not hold up others. */
  const postpone = (row: Row, error: unknown): void => {
    const isUnreachable = error instanceof UpstreamUnreachable
    if (isUnreachable && sentenceOf(error)?.code === 'engine_starting') log.debug('download waits for the engine', { download_id: row.id })
    else if (isUnreachable) log.warn('download waits for its client', { download_id: row.id, error })
    else log.error('a download step failed', { download_id: row.id, error })
    const waited = (clock.now().getTime() - Date.parse(row.state_at)) / milliseconds(minutes(1))
    const change = {
      ...troubleFrom(
        isUnreachable ? say(sentences, unreachable, { why: saidBy(error) }) : say(sentences, 'client_error', { error: textOf(error) }),
      ),
      next_try_at: after(clock, minutes(Math.min(longestPause, Math.max(1, waited)))),
    }
    store.move(row.id, { from: ['queued'], to: 'queued', change })
  }

  return async (id: number, error: unknown): Promise<void> => {
    const row = store.find(id)
    if (!row) return
    if (error instanceof NotFound) return void store.move(id, { from: [...busy, 'stalled'], to: 'queued' })
    const isRefusal = error instanceof Conflict || error instanceof Invalid
    if (isRefusal && isUnderway(row.state)) await refused(row, error)
    else postpone(row, error)
  }
}

const saidBy = (error: Error): Sentence | string => sentenceOf(error) ?? error.message
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const longestPause = 15
