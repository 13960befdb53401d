import { after, stamp } from '#server/lib/clock'
import { minutes } from '#server/lib/duration'
import { troubleFrom } from '#server/lib/reason'
import { say } from '#server/lib/sentence'
import { sentences } from '../sentences'
import type { Row } from '../store'
import { fetching, type Step, type StepDeps } from './step'

const code = 'missing_in_client'
/** A program that has just started does not show all its torrents yet. */
const waitMinutes = 3

/** It was not there when its client was last asked. */
export const isMissed = ({ error_code }: Row): boolean => error_code === code

/**
 * Its client does not have it. What a person removed there, or put elsewhere, is that person's decision: the download ends and this torrent
 * is not taken again by itself. What a client of our own lost is handed over again.
 */
export const createNotThere =
  ({ store, clients, clock, log, takenAway }: StepDeps): Step =>
  async (row) => {
    const why = row.info_hash === null ? null : await clients.of(row).whyGone(row.info_hash)
    if (why === null) {
      log.warn('the client lost a download; it is handed over again', { download_id: row.id })
      store.move(row.id, { from: [row.state], to: 'queued', change: { next_try_at: null } })
      return
    }
    if (!isMissed(row)) {
      const change = {
        ...troubleFrom(say(sentences, code, { why })),
        next_try_at: after(clock, minutes(waitMinutes)),
      }
      store.move(row.id, { from: fetching, to: row.state, change })
    } else if (row.next_try_at === null || row.next_try_at <= stamp(clock)) takenAway(row, why)
  }
