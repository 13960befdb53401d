import type { EventOf, EventType } from '#server/events'
import type { HistoryRow } from '../../data/api/types'

export const stations = [
  'movie_added',
  'search_completed',
  'release_grabbed',
  'download_completed',
  'import_completed',
  'movie_watched',
] as const
export type Station = (typeof stations)[number]
export type Step = { at: string; seconds: number | null; event: EventOf<Station> }

type Told = Pick<HistoryRow, 'at' | 'data'>
const is =
  <T extends EventType>(type: T) =>
  (row: Told): row is Told & { data: EventOf<T> } =>
    row.data.type === type

/**
 * The movie's way from wanted to watched, with the duration of each step: of the imported release, or of the one in progress. Everything
 * else is in the history.
 */
export const timelineOf = (rows: readonly Told[]): Step[] => {
  const told = rows.toSorted((a, b) => a.at.localeCompare(b.at))
  const added = told.findLast(is('movie_added'))
  const since = added ? told.slice(told.indexOf(added)) : told
  const here = since.findLast(is('import_completed'))
  const before = here ? since.slice(0, since.indexOf(here)) : since
  const done = before.findLast(is('download_completed'))
  const grabbed = (here && done ? before.slice(0, before.indexOf(done)) : before).findLast(is('release_grabbed'))
  const isAnew = done !== undefined && grabbed !== undefined && done.at < grabbed.at
  const found = (grabbed ? before.slice(0, before.indexOf(grabbed) + 1) : before).findLast(
    (row) => is('search_completed')(row) && row.data.found > 0,
  )
  const way = [added, found, grabbed, isAnew ? undefined : done, here, here && since.findLast(is('movie_watched'))]
  const known = way.filter((row) => row !== undefined)
  return known.map((row, step) => ({
    at: row.at,
    seconds: step === 0 ? null : Math.max(0, (Date.parse(row.at) - Date.parse(known[step - 1]!.at)) / 1000),
    event: row.data as EventOf<Station>,
  }))
}
