import { open } from '#server/acquisition/downloads/phase'
import type { Download } from '#server/acquisition/downloads/schema'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { Routes } from './book'
import { languageShown } from './qualities'
import { isInQueue, queueRecord } from './queue'
import type { Services } from './services'
import { flagIn, idsIn, objectIn, pagedAs, type Query } from './wire'

/** The queue: what is being downloaded or imported. */
export const downloadRoutes = (deps: Services): Routes => {
  const { clock, downloads } = deps
  const inQueue = () =>
    downloads.store
      .inPhases([...open, 'failed'])
      .map(downloads.show)
      .filter((each) => isInQueue(each, clock.now()))
  return {
    'GET queue': ({ query }) => {
      const records = sorted(picked(recordsOf(deps, inQueue()), query), query)
      const page = pagedAs(records, query, { key: query.text('sortKey') ?? 'timeleft', direction: directionIn(query) })
      return { ...page, records: withMovies(deps, page.records, query.flag('includeMovie') ?? false) }
    },
    'GET queue/details': ({ query }) => withMovies(deps, picked(recordsOf(deps, inQueue()), query), query.flag('includeMovie') ?? false),
    'GET queue/status': () => statusOf(recordsOf(deps, inQueue())),
    'DELETE queue/{id}': async ({ id, query }) => await removeOne(deps, id, query),
    'DELETE queue/bulk': async ({ body, query }) => {
      for (const id of idsIn(objectIn(body).ids)) await removeOne(deps, id, query)
    },
  }
}

type QueueRecord = ReturnType<typeof queueRecord>

const recordsOf = ({ acquisition, indexers, downloads, clock }: Services, shown: readonly Download[]): QueueRecord[] => {
  const releases = acquisition.releases.byIds(shown.flatMap(({ release_id }) => release_id ?? []))
  return shown.map((download) => {
    const release = download.release_id === null ? undefined : releases.get(download.release_id)
    const languages = release?.languages ?? parseRelease(download.title).languages
    return queueRecord(
      {
        download,
        indexer: indexers.find(release?.indexer_id ?? null)?.name ?? null,
        folder: downloads.store.find(download.id)?.save_path ?? null,
        languages: languages.map(languageShown),
      },
      clock.now(),
    )
  })
}

const isPicked = (
  { movieId, status }: QueueRecord,
  { movies, statuses, all }: { movies: number[]; statuses: string[]; all: boolean },
): boolean => {
  if (movieId === undefined && !all) return false
  if (movies.length > 0 && !movies.includes(Number(movieId))) return false
  return statuses.length === 0 || statuses.includes(String(status).toLowerCase())
}

const picked = (records: readonly QueueRecord[], query: Query): QueueRecord[] => {
  const movies = [...query.numbers('movieIds'), ...query.numbers('movieId')]
  const statuses = query.texts('status').map((status) => status.toLowerCase())
  return records.filter((record) => isPicked(record, { movies, statuses, all: query.flag('includeUnknownMovieItems') ?? false }))
}

const directionIn = (query: Query) => (/^desc/i.test(query.text('sortDirection') ?? '') ? 'descending' : 'ascending')

/** By a field of the records, as texts or numbers. */
const sorted = (records: readonly QueueRecord[], query: Query): QueueRecord[] => {
  const key = (query.text('sortKey') ?? 'timeleft').replace(/^movies?\..*/i, 'title') as keyof QueueRecord
  const sign = directionIn(query) === 'descending' ? -1 : 1
  const compare = (a: unknown, b: unknown): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''))
  return records.toSorted((a, b) => sign * compare(a[key], b[key]))
}

const withMovies = ({ shelf }: Services, records: readonly QueueRecord[], isWanted: boolean) => {
  if (!isWanted) return records
  const movies = shelf.some(records.flatMap(({ movieId }) => (movieId as number | undefined) ?? []))
  return records.map((record) => ({ ...record, movie: movies.get((record.movieId as number | undefined) ?? 0) }))
}

const statusOf = (records: readonly QueueRecord[]) => {
  const has = (health: string) => records.some(({ trackedDownloadStatus }) => trackedDownloadStatus === health)
  return {
    totalCount: records.length,
    count: records.filter(({ movieId }) => movieId !== undefined).length,
    unknownCount: records.filter(({ movieId }) => movieId === undefined).length,
    errors: has('error'),
    warnings: has('warning'),
    unknownErrors: false,
    unknownWarnings: false,
  }
}

/** Cancels a download; with `blocklist` its release is never grabbed again, and another one is searched for unless `skipRedownload`. */
const removeOne = async ({ downloads, acquisition }: Services, id: number, query: Query): Promise<void> => {
  const { movie_id, info_hash, title, state } = downloads.get(id)
  const isBlocked = flagIn(query.text('blocklist') ?? query.text('blacklist')) ?? false
  const searches = isBlocked && !(query.flag('skipRedownload') ?? false)
  if (searches && state !== 'failed') await acquisition.blockAndSearch(id)
  else if (isBlocked && !isKnown(acquisition, info_hash)) acquisition.blocklist.add({ movie_id, info_hash, title })
  if (searches && state === 'failed' && movie_id !== null) acquisition.searchNow(movie_id)
  await downloads.remove(id, { delete_data: query.flag('removeFromClient') ?? true })
}

/** A download that failed may be on the blocklist already. */
const isKnown = ({ blocklist }: Services['acquisition'], hash: string | null): boolean => hash !== null && blocklist.holds(hash)
