import { after, stamp } from '#server/foundation/lib/clock'
import { minutes } from '#server/foundation/lib/duration'
import { troubleFrom } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { sentences } from '../sentences'
import type { Row } from '../store'
import { fetching, type Step, type StepDeps } from './step'

const code = 'missing_in_client'
/** A client that has just started does not list all its torrents yet. */
const waitMinutes = 3

/** It was missing when its client was last asked. */
export const isMissing = ({ error_code }: Row): boolean => error_code === code

/**
 * Its client does not have it. If the user removed or moved it there, the download ends and this torrent is not grabbed again
 * automatically. If the embedded client lost it, it is added again.
 */
export const createMissing =
  ({ store, clients, clock, log, removedInClient }: StepDeps): Step =>
  async (row) => {
    const why = row.info_hash === null ? null : await clients.of(row).whyGone(row.info_hash)
    if (why === null) {
      log.warn('the client lost a download; it is added again', { download_id: row.id })
      store.move(row.id, { from: [row.state], to: 'queued', change: { next_try_at: null } })
      return
    }
    if (!isMissing(row)) {
      const change = {
        ...troubleFrom(say(sentences, code, { why })),
        next_try_at: after(clock, minutes(waitMinutes)),
      }
      store.move(row.id, { from: fetching, to: row.state, change })
    } else if (row.next_try_at === null || row.next_try_at <= stamp(clock)) removedInClient(row, why)
  }
