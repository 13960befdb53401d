import type { Clock } from '#server/foundation/lib/clock'
import { milliseconds, minutes } from '#server/foundation/lib/duration'
import { troubleFrom, untroubled } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import type { Clients } from './clients-in-use'
import type { ClientDownload } from './download-client'
import { sentences } from './sentences'
import type { Row } from './store'

export type StallWatch = ReturnType<typeof createStallWatch>
type Deps = { clients: Pick<Clients, 'contact'>; clock: Clock; settings: () => { stall_minutes: number } }

/**
 * How long a torrent made no progress although it could have. Time when its client reached no one, or did not run, does not count: an
 * outage on our side would otherwise use up every release of every movie.
 */
export const createStallWatch = ({ clients, clock, settings }: Deps) => {
  const waits = new Map<number, { since: string; from: number }>()

  return {
    /** `over`: the stall time has passed. `alone`: it has passed, but the client reaches no one. `since`: the last progress. */
    judge(row: Row, since: string): 'waits' | 'alone' | 'over' {
      const allowed = milliseconds(minutes(settings().stall_minutes))
      const contact = clients.contact(row)
      const total = contact.milliseconds()
      const known = waits.get(row.id)
      const wait = known?.since === since && known.from <= total ? known : { since, from: total }
      waits.set(row.id, wait)
      if (total - wait.from >= allowed) return 'over'
      return !contact.isNow() && clock.now().getTime() - Date.parse(since) >= allowed ? 'alone' : 'waits'
    },
    /** Forgets all other downloads. */
    keep(ids: readonly number[]): void {
      for (const id of waits.keys()) if (!ids.includes(id)) waits.delete(id)
    },
  }
}

/** The message of a download that waits for the network; cleared once it no longer waits. */
export const wordsFor = (
  verdict: 'waits' | 'alone',
  { error_code, error, error_values }: Row,
  seen?: Pick<ClientDownload, 'tracker_says' | 'peers'>,
): Pick<Row, 'error_code' | 'error' | 'error_values'> => {
  const refusal = seen && refusalOf(seen)
  if (refusal) return troubleFrom(refusal)
  if (verdict === 'alone') return troubleFrom(alone)
  return error_code === alone.code || error_code === refusedByTracker ? untroubled : { error_code, error, error_values }
}

const refusedByTracker = 'tracker_refused'

/** It has no peers because its tracker refuses us. */
export const refusalOf = ({ tracker_says, peers }: Pick<ClientDownload, 'tracker_says' | 'peers'>) =>
  tracker_says !== null && peers === 0 ? say(sentences, refusedByTracker, { words: tracker_says }) : undefined

const alone = say(sentences, 'client_reaches_no_peer')
