import { join } from 'node:path'
import { Type } from '@sinclair/typebox'
import { sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Announce } from '#server/foundation/history/journal'
import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { sentences } from '#server/foundation/platform/sentences'
import { createDecoder } from '#server/foundation/upstream/decode'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Ground } from '#server/ground'
import { createAddAll } from './add-all'
import { createAddMovies } from './add-movies'
import { createAdding } from './adding'
import { createApply } from './apply'
import { createInLibrary } from './in-library'
import { countsOf, type Known, type Line } from './item-state'
import { createItems } from './items'
import type { ListContext } from './list-type'
import { createLists } from './lists'
import { type AskProvider, createProvider, LIST_PROVIDER } from './provider'
import { createReadListFile } from './read-upload'
import { createReading, wholeAnswers } from './reading'
import { createResolve, type Recognized } from './resolve'
import { listRoutes } from './routes'
import type { NewList } from './schema'
import { createStoreReading } from './store-reading'
import { createSync } from './sync'
import { createUploads } from './upload'
import { listUploadRoutes } from './upload-routes'

type Provider = Parameters<typeof createProvider>[0]['settings'] extends () => infer S ? S : never
type Needs = {
  sessions: { isKey: (request: Request) => boolean }
  tracker: { client: ListContext['tracker'] }
  metadata: {
    client: Parameters<typeof createResolve>[0]['metadata'] & ListContext['metadata']
    known: (metadataIds: readonly number[]) => { movies: ReadonlyMap<number, number>; excluded: ReadonlySet<number> }
  }
  movies: {
    posterOf: (movieId: number, path: string) => string
    add: Parameters<typeof createAddMovies>[0]['add']
    addMany: Parameters<typeof createAddAll>[0]['addMany']
    rate: (tx: Tx, announce: Announce, rating: { id: number; user_rating: number }) => void
    takePlays: (tx: Tx, announce: Announce, play: { id: number; watched_at: string; play_count: number; source: 'import' }) => void
  }
}

/** Any other answer is not from the list provider. */
const account = createDecoder(LIST_PROVIDER, Type.Object({}))

/** External lists of movies: read, resolved, and added in steps. */
export const openLists = (ground: Ground, { sessions, metadata, movies, tracker }: Needs) => {
  const { db, journal, clock, cursors, config, logs, clockTrust, options } = ground
  const cap = () => config.get().list_max_added_per_sync
  const fetchFor = (name: string) =>
    createUpstreamFetch({ name, log: logs.for('upstream', 'list'), clock, retries: 0, witness: clockTrust.witness })

  const knownOf = (lines: readonly Line[]): Known => {
    const known = metadata.known(lines.flatMap(({ metadata_id }) => metadata_id ?? []))
    const { id, user_rating, watched_at } = moviesTable
    const here = JSON.stringify([...known.movies.values()])
    const judged = new Map(
      db
        .select({ id, user_rating, watched_at })
        .from(moviesTable)
        .where(sql`${id} IN (SELECT value FROM json_each(${here}))`)
        .all()
        .map((movie) => [movie.id, { isRated: movie.user_rating !== null, isWatched: movie.watched_at !== null }]),
    )
    return { ...known, judged: (movieId) => judged.get(movieId) ?? { isRated: false, isWatched: false } }
  }

  const held = createInLibrary({
    db,
    posterOf: movies.posterOf,
  })
  const lists = createLists({ db, journal, clock, cursors, held })
  const items = createItems({ db, clock, cursors, cap, knownOf, postersOf: held.postersOf })
  const resolve = createResolve({ db, clock, metadata: metadata.client })
  const providerOf = (settings: () => Provider): AskProvider =>
    createProvider({ fetch: wholeAnswers(LIST_PROVIDER, fetchFor(LIST_PROVIDER)), settings, now: () => clock.now().getTime() })
  const reading = createReading({ fetchFor, metadata: metadata.client, provider: providerOf(config.get), tracker: tracker.client })
  const isExcluded = (metadataId: number) => metadata.known([metadataId]).excluded.has(metadataId)
  const addMovies = createAddMovies({ items, add: movies.add, isExcluded })
  const log = logs.for('lists', 'sync')
  const storeReading = createStoreReading({ lists, items, reading, resolve, journal, clock, log })
  const { begin, signal } = ground.background
  const inBackground = (work: () => Promise<void>): void =>
    void begin('reading or adding movies of a list', work).catch((error: unknown) => log.error('movies of a list have to wait', { error }))
  const later = { inBackground, isPausing: () => signal().aborted }
  const sync = createSync({ lists, items, reading, lookUp: resolve.lookUp, storeReading, addMovies, knownOf, cap, clock, log, ...later })
  const adding = createAdding({ db, clock, lists })
  const addAll = createAddAll({ lists, adding, items, storeReading, addMany: movies.addMany, knownOf, ...later })
  const apply = createApply({ lists, items, addMovies, knownOf, cap, journal, rate: movies.rate, takePlays: movies.takePlays })
  const readFile = createReadListFile(options.threads.listReader)
  const takeUpload = createUploads({ lists, items, lookUp: resolve.lookUp, lookUpRest: sync.lookUpRest, journal, clock })
  return {
    routes: [
      listUploadRoutes({
        takeUpload,
        readListFile: readFile,
        uploadsIn: join(options.dataDir, 'uploads'),
      }),
      listRoutes({ lists, items, sync, apply, addAll, cursors, isKey: sessions.isKey }),
    ],
    syncDue: sync.syncDue,
    /** Goes on with whole lists that a person said yes to. */
    addAll: { run: addAll.run, isDue: addAll.isDue, progress: addAll.progress },
    /** Lists that add movies automatically, with how many they would add next. */
    due: () =>
      lists.rows().flatMap(({ id, name, enabled, auto_add }) => {
        if (!enabled || !auto_add) return []
        const lines = items.rows(id)
        return [{ id, name, would_add: countsOf(lines, { known: knownOf(lines), cap: cap(), auto_add }).to_add }]
      }),
    stopAdding: lists.stopAdding,
    add: lists.add,
    /** Reads an export of movies elsewhere. Throws Invalid. */
    readFile,
    /** A list of an upload that another service or another Marquee had. */
    takeOver: (wanted: NewList, entries: readonly Omit<Recognized, 'problem' | 'isPending'>[]): { id: number } =>
      journal.commit((tx, announce) => {
        const { id } = lists.create(tx, announce, { ...wanted, type: 'file' })
        items.replace(
          tx,
          id,
          entries.map((entry) => ({ ...entry, problem: null, isPending: entry.metadata_id === null })),
        )
        return { id }
      }),
    remove: lists.remove,
    rows: lists.rows,
    all: lists.all,
    /** Tests settings with a separate client, without a trace in the one in use. */
    trial: async (tried: Provider) => {
      account(await providerOf(() => tried)('/user'))
      return wentWell(say(sentences, 'key_accepted'))
    },
  }
}
