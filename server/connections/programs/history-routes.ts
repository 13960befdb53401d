import type { HistoryRow } from '#server/foundation/history/schema'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import type { Routes } from './book'
import { historyRecord, historyTypes, type Told } from './history'
import { sentences } from './sentences'
import type { Services } from './services'
import { pageIn, type Query } from './wire'

/** What one answer may hold: more is asked for page by page. */
const mostAtOnce = 20_000

/** What happened, in Radarr's words. What has no word there is left out. */
export const historyRoutes = (deps: Services): Routes => {
  const { history, shelf } = deps
  const typesIn = (query: Query) => historyTypes(query.texts('eventType'))
  /** Throws Invalid if they are too many: a part of them would look like all. */
  const all = (asked: Omit<Parameters<typeof history.some>[0], 'limit' | 'offset'>): HistoryRow[] => {
    const count = history.count(asked)
    if (count > mostAtOnce) throw new Invalid(say(sentences, 'program_history_too_long', { count, most: mostAtOnce }))
    return history.some({ ...asked, limit: mostAtOnce, offset: 0 })
  }
  const show = (rows: readonly HistoryRow[], query: Query) => {
    const movies = query.flag('includeMovie') ? shelf.some(rows.flatMap(({ movie_id }) => movie_id ?? [])) : null
    return rows.map((row) => ({
      ...historyRecord(row, toldOf(deps, row)),
      ...(movies?.has(row.movie_id ?? 0) && { movie: movies.get(row.movie_id ?? 0) }),
    }))
  }
  return {
    'GET history': ({ query }) => {
      const ids = query.numbers('movieIds')
      const asked = { types: typesIn(query), ...(ids.length > 0 && { movie_ids: ids }) }
      const { page, pageSize } = pageIn(query)
      const isOldestFirst = /^asc/i.test(query.text('sortDirection') ?? '')
      const total = history.count(asked)
      const start = isOldestFirst ? Math.max(0, total - page * pageSize) : (page - 1) * pageSize
      const limit = isOldestFirst ? Math.max(0, total - (page - 1) * pageSize) - start : pageSize
      const rows = history.some({ ...asked, limit, offset: start })
      return {
        page,
        pageSize,
        sortKey: 'date',
        sortDirection: isOldestFirst ? 'ascending' : 'descending',
        totalRecords: total,
        records: show(isOldestFirst ? rows.toReversed() : rows, query),
      }
    },
    'GET history/movie': ({ query }) => show(all({ types: typesIn(query), movie_ids: query.numbers('movieId') }), query),
    'GET history/since': ({ query }) => {
      const since = Date.parse(query.text('date') ?? '')
      const from = Number.isNaN(since) ? undefined : new Date(since).toISOString()
      return show(all({ types: typesIn(query), since: from }), query)
    },
  }
}

/** The hash, indexer, and release behind an event, from what is still known: the download, its release, or the file. */
const toldOf = ({ downloads, acquisition, indexers, library }: Services, { movie_id, download_id, data }: HistoryRow): Told => {
  const of = data as Record<string, unknown>
  const download = download_id === null ? undefined : downloads.store.find(download_id)
  const releaseId = typeof of.release_id === 'number' ? of.release_id : (download?.release_id ?? null)
  const release = releaseId === null ? undefined : acquisition.releases.byIds([releaseId]).get(releaseId)
  const name = of.release_title ?? release?.title ?? download?.title
  const files = movie_id === null || download || release?.info_hash ? [] : library.files.ofMovie(movie_id)
  const file = files.find((each) => each.id === of.file_id || (name !== undefined && each.release_name === name))
  return {
    hash: download?.info_hash ?? release?.info_hash ?? file?.info_hash ?? null,
    indexer: indexers.find(release?.indexer_id ?? download?.indexer_id ?? file?.indexer_id ?? null)?.name ?? null,
    releaseName: release?.title ?? download?.title ?? file?.release_name ?? null,
    quality: release?.quality ?? download?.quality ?? file?.quality ?? null,
  }
}
