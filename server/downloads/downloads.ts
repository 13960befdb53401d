import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Announce, Journal } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import type { Db, Tx } from '#server/platform/db/open'
import { Conflict, NotFound } from '#server/platform/errors'
import { type Cursors, clampLimit, keyset, type PageOf, type PageRequest, pageOf, scopeOf } from '#server/platform/http/page'
import type { Clients } from './clients-in-use'
import type { Drive } from './drive'
import type { Failure } from './outcomes'
import { isOver, isUnderway, open, underway } from './phase'
import type { Progress } from './progress'
import type { Download } from './schema'
import type { DownloadStore, Row } from './store'
import { downloadsTable } from './table'

export type Downloads = ReturnType<typeof createDownloads>
export type Enqueue = {
  movie_id: number
  release_id: number | null
  title: string
  source: { info_hash: string; magnet: string | null; torrent: Buffer | null }
  indexer_id: number | null
  quality: string
  score: number
  size_bytes: number | null
}
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  cursors: Cursors
  store: DownloadStore
  drive: Drive
  clients: Clients
  progress: Progress
  /** The client that new downloads go to. */
  chosenClient: () => { id: number | null; name: string }
  seedRules: (indexerId: number | null) => { seed_ratio: number | null; seed_minutes: number | null }
}

/** What people and other rooms do with downloads. */
export const createDownloads = ({ db, journal, clock, cursors, store, drive, clients, progress, chosenClient, seedRules }: Deps) => {
  const show = (row: Row): Download => toResource(row, isOver(row.state) ? undefined : progress.of(row.id))

  return {
    get: (id: number): Download => show(store.get(id)),

    list(
      asked: PageRequest & { state?: string | undefined; movie_id?: number | undefined; order?: 'asc' | 'desc' | undefined },
    ): PageOf<Download> {
      const { state, movie_id, order = 'desc' } = asked
      const scope = scopeOf('downloads', { state, movie_id, order })
      const limit = clampLimit(asked.limit)
      const position = asked.cursor ? cursors.decode(scope, asked.cursor) : null
      const { after, orderBy } = keyset({ column: sql`${downloadsTable.added_at}`, order }, sql`${downloadsTable.id}`, position)
      const states = state?.split(',')
      const where = and(
        states && inArray(downloadsTable.state, states as Row['state'][]),
        movie_id === undefined ? undefined : eq(downloadsTable.movie_id, movie_id),
        after,
      )
      const rows = db
        .select()
        .from(downloadsTable)
        .where(where)
        .orderBy(orderBy)
        .limit(limit + 1)
        .all()
      const page = pageOf(rows, { limit, scope, cursors, at: (row) => [row.added_at, row.id] })
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

    /** Part of the transaction that chose the release. */
    enqueue(tx: Tx, announce: Announce, wanted: Enqueue): number {
      const client = chosenClient()
      const now = stamp(clock)
      const { source, ...rest } = wanted
      const row = tx
        .insert(downloadsTable)
        .values({
          ...rest,
          ...source,
          ...seedRules(wanted.indexer_id),
          client: client.name,
          client_id: client.id,
          state: 'queued',
          added_at: now,
          state_at: now,
        })
        .returning()
        .get()
      announce({ type: 'download_queued', download_id: row.id, movie_id: row.movie_id, title: row.title, client: client.name })
      return row.id
    },

    async pause(id: number): Promise<Download> {
      const row = store.get(id)
      if (!isUnderway(row.state)) throw new Conflict(`A download that is ${row.state} cannot be paused`)
      if (row.state !== 'paused') {
        if (row.info_hash && row.state !== 'queued') await clients.of(row).pause(row.info_hash)
        store.move(id, { from: underway, to: 'paused', event: (told) => ({ type: 'download_paused', ...told }) })
      }
      return show(store.get(id))
    },

    async resume(id: number): Promise<Download> {
      const row = store.get(id)
      if (row.state !== 'paused') throw new Conflict(`A download that is ${row.state} cannot be resumed`)
      if (row.info_hash && row.files) await clients.of(row).resume(row.info_hash)
      const to = row.info_hash && row.files ? 'downloading' : 'queued'
      store.move(id, {
        from: ['paused'],
        to,
        change: { last_progress_at: stamp(clock) },
        event: (told) => ({ type: 'download_resumed', ...told }),
      })
      void drive.drive(id)
      return show(store.get(id))
    },

    retry(id: number): Download {
      const row = store.get(id)
      if (row.state !== 'failed' && row.state !== 'import_blocked')
        throw new Conflict(`A download that is ${row.state} cannot be tried again`)
      const change = { error: null, error_code: null, next_try_at: null, attempts: row.attempts + 1 }
      if (row.state === 'failed')
        store.move(id, {
          from: ['failed'],
          to: 'queued',
          change,
          event: (told) => ({ type: 'download_queued', ...told, client: row.client }),
        })
      else store.move(id, { from: ['import_blocked'], to: 'importing', change })
      void drive.drive(id)
      return show(store.get(id))
    },

    /** Ends it if it still runs, and forgets it. The client is told afterwards; what it cannot be told now is swept later. */
    async remove(id: number, { delete_data }: { delete_data: boolean }): Promise<void> {
      const row = store.get(id)
      if (row.info_hash && !isOver(row.state)) await clients.of(row).remove(row.info_hash, { delete_data })
      journal.commit((tx, announce) => {
        const told = { download_id: id, movie_id: row.movie_id, title: row.title }
        const now = tx.select().from(downloadsTable).where(eq(downloadsTable.id, id)).get()
        if (!now) throw new NotFound('download', id)
        if (!isOver(now.state)) announce({ type: 'download_cancelled', ...told })
        tx.delete(downloadsTable).where(eq(downloadsTable.id, id)).run()
        announce({ type: 'download_removed', ...told, data_deleted: delete_data })
      })
      progress.forget(id)
    },

    /** Ends it for good and never takes this torrent again; the caller looks for the next best one. */
    async giveUp(id: number, failure: Failure): Promise<Row> {
      const row = store.get(id)
      if (isOver(row.state)) throw new Conflict(`This download is ${row.state} already`)
      await drive.fail(row, failure)
      return row
    },

    files: (id: number) => (store.get(id).files ?? []).map((file) => ({ ...file })),

    openOf: (movieId: number): Row[] =>
      db
        .select()
        .from(downloadsTable)
        .where(and(eq(downloadsTable.movie_id, movieId), inArray(downloadsTable.state, open)))
        .orderBy(desc(downloadsTable.id))
        .all(),

    /** By hash, among those that are not over. */
    ofHash: (hash: string): Row | undefined =>
      db
        .select()
        .from(downloadsTable)
        .where(and(eq(downloadsTable.info_hash, hash), inArray(downloadsTable.state, open)))
        .get(),

    /** What the client is to run: everything that was handed to it and is not over. */
    handedTo: (clientId: number | null): Row[] =>
      db
        .select()
        .from(downloadsTable)
        .where(
          and(
            clientId === null ? isNull(downloadsTable.client_id) : eq(downloadsTable.client_id, clientId),
            inArray(downloadsTable.state, open),
          ),
        )
        .all()
        .filter((row) => row.info_hash !== null && row.state !== 'queued'),
  }
}

const toResource = (row: Row, live: ReturnType<Progress['of']>): Download => ({
  id: row.id,
  movie_id: row.movie_id,
  release_id: row.release_id,
  title: row.title,
  info_hash: row.info_hash,
  client: row.client,
  state: row.state,
  progress: live?.progress ?? row.progress,
  size_bytes: live?.size_bytes ?? row.size_bytes,
  downloaded_bytes: live?.downloaded_bytes ?? row.downloaded_bytes,
  uploaded_bytes: live?.uploaded_bytes ?? row.uploaded_bytes,
  download_speed: live?.download_speed ?? 0,
  upload_speed: live?.upload_speed ?? 0,
  seeders: live?.seeders ?? null,
  peers: live?.peers ?? null,
  eta_seconds: live?.eta_seconds ?? null,
  ratio: live?.ratio ?? row.ratio,
  error: row.error === null ? null : { code: row.error_code ?? 'failed', text: row.error },
  quality: row.quality,
  score: row.score,
  next_try_at: row.next_try_at,
  added_at: row.added_at,
  completed_at: row.completed_at,
  imported_at: row.imported_at,
})
