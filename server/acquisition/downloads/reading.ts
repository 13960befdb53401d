import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { troubleOf } from '#server/foundation/lib/reason'
import type { Db } from '#server/foundation/platform/db/open'
import { type Cursors, listed, type PageOf, type PageRequest, scopeOf } from '#server/foundation/platform/http/page'
import { canBeWatched } from './incoming'
import { isOver, open } from './phase'
import type { Progress } from './progress'
import type { Download } from './schema'
import { type DownloadStore, type Row, turnOf } from './store'
import type { Swarms } from './swarms'
import { downloadsTable, isInFew } from './table'

export type DownloadReading = ReturnType<typeof createDownloadReading>
type Deps = { db: Db; cursors: Cursors; store: DownloadStore; progress: Progress; swarms: Pick<Swarms, 'of'> }

/** Downloads as the API shows them: stored values, with live figures for running ones. */
export const createDownloadReading = ({ db, cursors, store, progress, swarms }: Deps) => {
  const peersOf = (row: Row): Pick<Download, 'seeders' | 'peers'> => {
    const size = row.state === 'queued' ? swarms.of(row.id) : null
    if (size) return { seeders: size.seeders, peers: size.seeders + size.leechers }
    const live = isOver(row.state) ? undefined : progress.of(row.id)
    return { seeders: live?.seeders ?? null, peers: live?.peers ?? null }
  }
  const show = (row: Row): Download => ({ ...toResource(row, isOver(row.state) ? undefined : progress.of(row.id)), ...peersOf(row) })

  return {
    show,
    get: (id: number): Download => show(store.get(id)),

    list(
      asked: PageRequest & { state?: string | undefined; movie_id?: number | undefined; order?: 'asc' | 'desc' | undefined },
    ): PageOf<Download> {
      const { state, movie_id, order = 'desc' } = asked
      const scope = scopeOf('downloads', { state, movie_id, order })
      const where = movie_id === undefined ? undefined : eq(downloadsTable.movie_id, movie_id)
      const anyOf = state === undefined ? undefined : { from: downloadsTable, column: downloadsTable.state, values: state.split(',') }
      const listing = { cursors, scope, table: downloadsTable, by: 'added_at', order, where, anyOf } as const
      const page = listed(db.select().from(downloadsTable), asked, listing)
      return { ...page, results: page.results.map(show) }
    },

    byIds: (ids: readonly number[]): Map<number, Download> =>
      new Map(
        db
          .select()
          .from(downloadsTable)
          .where(sql`${downloadsTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
          .orderBy(asc(downloadsTable.id))
          .all()
          .map((row) => [row.id, show(row)]),
      ),

    files: (id: number) => (store.get(id).files ?? []).map((file) => ({ ...file })),

    openOf: (movieId: number): Row[] =>
      db
        .select()
        .from(downloadsTable)
        .where(and(eq(downloadsTable.movie_id, movieId), inArray(downloadsTable.state, open)))
        .orderBy(desc(downloadsTable.id))
        .all(),

    /** Finds an unfinished download by hash. */
    ofHash: (hash: string): Row | undefined =>
      db
        .select()
        .from(downloadsTable)
        .where(and(eq(downloadsTable.info_hash, hash), inArray(downloadsTable.state, open)))
        .get(),

    /** Every unfinished download that was added to the client. */
    handedTo: (clientId: number | null): Row[] =>
      db
        .select()
        .from(downloadsTable)
        .where(and(clientId === null ? isNull(downloadsTable.client_id) : eq(downloadsTable.client_id, clientId), isInFew(open)))
        .all()
        .filter((row) => row.info_hash !== null && row.state !== 'queued'),
  }
}

const toResource = (row: Row, live: ReturnType<Progress['of']>): Omit<Download, 'seeders' | 'peers'> => ({
  id: row.id,
  movie_id: row.movie_id,
  version_id: row.version_id,
  release_id: row.release_id,
  title: row.title,
  info_hash: row.info_hash,
  client: row.client,
  state: row.state,
  turn: turnOf(row),
  progress: live?.progress ?? row.progress,
  size_bytes: live?.size_bytes ?? row.size_bytes,
  downloaded_bytes: live?.downloaded_bytes ?? row.downloaded_bytes,
  uploaded_bytes: live?.uploaded_bytes ?? row.uploaded_bytes,
  download_speed: live?.download_speed ?? 0,
  upload_speed: live?.upload_speed ?? 0,
  eta_seconds: live?.eta_seconds ?? null,
  ratio: live?.ratio ?? row.ratio,
  download_speed_limit: row.download_speed_limit,
  upload_speed_limit: row.upload_speed_limit,
  error: troubleOf(row),
  can_be_watched: canBeWatched(row),
  quality: row.quality,
  score: row.score,
  next_try_at: row.next_try_at,
  added_at: row.added_at,
  completed_at: row.completed_at,
  imported_at: row.imported_at,
})
