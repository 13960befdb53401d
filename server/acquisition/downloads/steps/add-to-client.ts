import { isDeepStrictEqual } from 'node:util'
import { stamp } from '#server/foundation/lib/clock'
import { troubleFrom, untroubled } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { sentences } from '../sentences'
import type { Row } from '../store'
import { limitsOf } from '../wanted-torrent'
import { busy, type Step, type StepDeps } from './step'

/** queued → fetching_metadata: adds the torrent to its client when its turn comes. */
export const createAddToClient = ({ store, clients, clock, settings, seedGoal, swarms }: StepDeps): Step => {
  const noteWhyItWaits = (row: Row, isPassedOver: boolean): void => {
    if (isPassedOver) store.note(row.id, troubleFrom(say(sentences, 'no_seeders')))
    else if (row.error_code === ('no_seeders' satisfies keyof typeof sentences)) store.note(row.id, untroubled)
  }

  return async (row) => {
    if (settings().queue_paused) return
    const isWithSame = (other: Row) => other.client_id === row.client_id
    const places = settings().max_concurrent_downloads - store.inPhases(busy).filter(isWithSame).length
    const now = stamp(clock)
    const waiting = store
      .inPhases(['queued'])
      .filter((other) => isWithSame(other) && (other.next_try_at === null || other.next_try_at <= now))
    const place = (rows: readonly Row[]) => rows.findIndex((next) => next.id === row.id)
    const own = place(hopefulFirst(waiting, swarms))
    if (own < 0 || own >= places) return noteWhyItWaits(row, own > place(waiting))

    const source = row.torrent ? { torrent: new Uint8Array(row.torrent) } : { magnet: row.magnet ?? '' }
    const client = clients.of(row)
    const limits = limitsOf(row)
    const { info_hash } = await client.add({ source, seed_goal: seedGoal(row), limits, trackers: row.more_trackers ?? [] })
    const meanwhile = limitsOf(store.find(row.id) ?? row)
    if (!isDeepStrictEqual(meanwhile, limits)) await client.limit(info_hash, meanwhile)
    store.follow(row.id, {
      from: ['queued'],
      to: 'fetching_metadata',
      change: { ...fromNothing, info_hash, last_progress_at: stamp(clock) },
      event: (download) => ({ type: 'download_started', ...download, size_bytes: row.size_bytes }),
    })
  }
}

/** By their turn; but those without a seeder, as their trackers say, leave the place to others, unless a person has arranged them. */
const hopefulFirst = (waiting: readonly Row[], swarms: StepDeps['swarms']): Row[] => {
  const isHopeless = ({ id, turn }: Row) => turn === null && swarms.of(id)?.seeders === 0
  return waiting.toSorted((one, other) => Number(isHopeless(one)) - Number(isHopeless(other)))
}

/** The client may start from scratch, so earlier figures no longer apply. */
const fromNothing: Partial<Row> = { progress: 0, downloaded_bytes: 0, next_try_at: null, ...untroubled }
