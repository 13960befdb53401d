import { stamp } from '#server/foundation/lib/clock'
import { troubleFrom, untroubled } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { sentences } from '../sentences'
import type { Row } from '../store'
import type { Step, StepDeps } from './step'

const code = 'paused_in_client'

/** Marks a pause made in the client rather than here. */
export const pausedElsewhere = ({ client }: Row) => troubleFrom(say(sentences, code, { client }))

/** paused → downloading: follows a resume in the client, if the pause was made there. A pause made here stays until it is resumed here. */
export const createFollowPause =
  ({ store, clients, clock }: StepDeps): Step =>
  async (row) => {
    if (row.error_code !== code) return
    const seen = await clients.snapshot(row)
    if (seen?.state === 'paused' && !seen.complete && !seen.error) return
    store.follow(row.id, {
      from: ['paused'],
      to: 'downloading',
      change: { last_progress_at: stamp(clock), ...untroubled },
      event: (download) => ({ type: 'download_resumed', ...download }),
    })
  }
