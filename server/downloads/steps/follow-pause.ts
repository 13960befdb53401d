import { stamp } from '#server/lib/clock'
import { troubleFrom, untroubled } from '#server/lib/reason'
import { say } from '#server/lib/sentence'
import { sentences } from '../sentences'
import type { Row } from '../store'
import type { Step, StepDeps } from './step'

const code = 'paused_in_client'

/** Marks a pause that was not asked of us. */
export const pausedElsewhere = ({ client }: Row) => troubleFrom(say(sentences, code, { client }))

/** paused → downloading: follows a pause that was made in the client itself. One that was asked of us stays until we are asked to go on. */
export const createFollowPause =
  ({ store, clients, clock }: StepDeps): Step =>
  async (row) => {
    if (row.error_code !== code) return
    const seen = await clients.snapshot(row)
    if (seen?.state === 'paused' && !seen.complete && !seen.error) return
    store.move(row.id, {
      from: ['paused'],
      to: 'downloading',
      change: { last_progress_at: stamp(clock), ...untroubled },
      event: (told) => ({ type: 'download_resumed', ...told }),
    })
  }
