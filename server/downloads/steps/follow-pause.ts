import { stamp } from '#server/lib/clock'
import type { Row } from '../store'
import type { Step, StepDeps } from './step'

const code = 'paused_in_client'

/** Marks a pause that was not asked of us. */
export const pausedElsewhere = ({ client }: Row): Pick<Row, 'error_code' | 'error'> => ({
  error_code: code,
  error: `it was paused in ${client}, and goes on when it is resumed there or here`,
})

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
      change: { last_progress_at: stamp(clock), error_code: null, error: null },
      event: (told) => ({ type: 'download_resumed', ...told }),
    })
  }
