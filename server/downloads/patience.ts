import type { Clock } from '#server/lib/clock'
import { milliseconds, minutes } from '#server/lib/duration'
import { troubleFrom, untroubled } from '#server/lib/reason'
import { say } from '#server/lib/sentence'
import type { Clients } from './clients-in-use'
import type { ClientDownload } from './download-client'
import { sentences } from './sentences'
import type { Row } from './store'

export type Patience = ReturnType<typeof createPatience>
type Deps = { clients: Pick<Clients, 'touch'>; clock: Clock; settings: () => { stall_minutes: number } }

/**
 * How long a torrent got nothing although it could have. Hours in which its client reached nobody at all, or did not run, are not held
 * against it: an outage of ours would otherwise use up every release of every movie.
 */
export const createPatience = ({ clients, clock, settings }: Deps) => {
  const waits = new Map<number, { since: string; from: number }>()

  return {
    /** `over`: it had its time. `alone`: that time has passed, but its client reaches nobody. `since`: when it last got something. */
    judge(row: Row, since: string): 'waits' | 'alone' | 'over' {
      const allowed = milliseconds(minutes(settings().stall_minutes))
      const touch = clients.touch(row)
      const total = touch.milliseconds()
      const known = waits.get(row.id)
      const wait = known?.since === since && known.from <= total ? known : { since, from: total }
      waits.set(row.id, wait)
      if (total - wait.from >= allowed) return 'over'
      return !touch.isNow() && clock.now().getTime() - Date.parse(since) >= allowed ? 'alone' : 'waits'
    },
    /** All others are over. */
    keep(ids: readonly number[]): void {
      for (const id of waits.keys()) if (!ids.includes(id)) waits.delete(id)
    },
  }
}

/** What is said of a download that waits for the network, and taken back when it waits no more. */
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

/** Nobody sends it because its tracker does not serve us. */
export const refusalOf = ({ tracker_says, peers }: Pick<ClientDownload, 'tracker_says' | 'peers'>) =>
  tracker_says !== null && peers === 0 ? say(sentences, refusedByTracker, { words: tracker_says }) : undefined

const alone = say(sentences, 'nobody_reached')
