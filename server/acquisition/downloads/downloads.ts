import { eq } from 'drizzle-orm'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { untroubled } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { createClearAway } from './clear-away'
import type { Clients } from './clients-in-use'
import type { DownloadClient } from './download-client'
import type { Drive } from './drive'
import type { Failure } from './outcomes'
import { isOver, isUnderway, underway } from './phase'
import type { Progress } from './progress'
import type { DownloadReading } from './reading'
import type { Download, DownloadPatch } from './schema'
import { sentences } from './sentences'
import type { DownloadStore, Row } from './store'
import { downloadsTable } from './table'
import { limitsOf } from './wanted-torrent'

export type Downloads = ReturnType<typeof createDownloads>
export type Enqueue = {
  movie_id: number
  version_id?: number | null
  release_id: number | null
  title: string
  source: { info_hash: string; magnet: string | null; torrent: Buffer | null }
  indexer_id: number | null
  quality: string
  score: number
  size_bytes: number | null
  replaces?: boolean
}
type Deps = {
  journal: Journal
  clock: Clock
  reading: DownloadReading
  store: DownloadStore
  drive: Drive
  clients: Clients
  progress: Progress
  /** The client for new downloads. */
  chosenClient: () => { id: number | null; name: string }
  seedRules: (indexerId: number | null) => { seed_ratio: number | null; seed_minutes: number | null }
}

/** Actions on downloads, for the API and other rooms. */
export const createDownloads = ({ journal, clock, reading, store, drive, clients, progress, chosenClient, seedRules }: Deps) => {
  const { show } = reading
  const clearAway = createClearAway({ store, clients, progress })

  const downloadAgain = createDownloadAgain({ store, clients })

  return {
    ...reading,

    /** Runs within the transaction that grabbed the release. */
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

    arrange: store.arrange,

    async pause(id: number): Promise<Download> {
      const row = store.get(id)
      if (!isUnderway(row.state)) throw new Conflict(say(sentences, 'cannot_be_paused', { state: row.state }))
      const isNews = row.state !== 'paused'
      if (isNews && row.state !== 'queued' && row.info_hash) await clients.of(row).pause(row.info_hash)
      store.move(id, {
        from: underway,
        to: 'paused',
        change: untroubled,
        ...(isNews && { event: (download) => ({ type: 'download_paused', ...download }) }),
      })
      return show(store.get(id))
    },

    async resume(id: number): Promise<Download> {
      const row = store.get(id)
      if (lacksFiles(row)) return show(await downloadAgain(row))
      if (row.state !== 'paused') throw new Conflict(say(sentences, 'cannot_be_resumed', { state: row.state }))
      const seen = await clients.snapshot(row)
      if (seen) await clients.of(row).resume(seen.info_hash)
      const to = seen && row.files ? 'downloading' : 'queued'
      store.move(id, {
        from: ['paused'],
        to,
        change: { last_progress_at: stamp(clock), ...untroubled },
        event: (download) => ({ type: 'download_resumed', ...download }),
      })
      void drive.advance(id)
      return show(store.get(id))
    },

    async retry(id: number): Promise<Download> {
      const row = store.get(id)
      if (lacksFiles(row)) return show(await downloadAgain(row))
      const waits = row.state === 'importing' && row.next_try_at !== null
      if (row.state !== 'failed' && row.state !== 'import_blocked' && !waits)
        throw new Conflict(say(sentences, 'cannot_be_retried', { state: row.state }))
      const change = { ...untroubled, next_try_at: null, attempts: row.attempts + 1 }
      const event: EventFields = (download) => ({ type: 'download_queued', ...download, client: row.client })
      if (row.state === 'failed') store.move(id, { from: ['failed'], to: 'queued', change, event })
      else if (waits) store.note(id, change)
      else store.move(id, { from: ['import_blocked'], to: 'importing', change })
      void drive.advance(id)
      return show(store.get(id))
    },

    /**
     * `isByHand`: a person asks for this download. Removes it from its client, ending it if it is running, and then from the database. The client no longer has a completed download.
     */
    async remove(id: number, { delete_data, isByHand = false }: { delete_data: boolean; isByHand?: boolean }): Promise<void> {
      const row = store.get(id)
      const data_deleted = row.state !== 'completed' && (await clearAway(row, { delete_data, isByHand }))
      journal.commit((tx, announce) => {
        const download = { download_id: id, movie_id: row.movie_id, title: row.title }
        const now = tx.select().from(downloadsTable).where(eq(downloadsTable.id, id)).get()
        if (!now) throw new NotFound('download', id)
        if (!isOver(now.state)) announce({ type: 'download_cancelled', ...download })
        tx.delete(downloadsTable).where(eq(downloadsTable.id, id)).run()
        announce({ type: 'download_removed', ...download, data_deleted })
      })
    },

    ...createTellClient({ journal, store, clients, show }),

    /** Its import may replace a better file: the user said so while it was downloading. */
    allowReplacing: (id: number): void => store.note(id, { replaces: true }),

    /** Ends it permanently and never grabs this torrent again; the caller grabs the next best release. */
    async giveUp(id: number, failure: Failure): Promise<Row> {
      const row = store.get(id)
      if (isOver(row.state)) throw new Conflict(say(sentences, 'is_over', { state: row.state }))
      await drive.fail(row, failure)
      return row
    },
  }
}

/** As many as a client takes of one torrent. */
const mostTrackers = 50

type Telling = Pick<Deps, 'journal' | 'store' | 'clients'> & Pick<DownloadReading, 'show'>

/** What is kept for a download and told to its client, if that has it. Nothing changes if the client is unreachable. */
const createTellClient = ({ journal, store, clients, show }: Telling) => {
  const tell = async (row: Row, order: (client: DownloadClient, infoHash: string) => Promise<void>): Promise<void> => {
    if (row.info_hash !== null && row.state !== 'queued') await order(clients.of(row), row.info_hash)
  }
  return {
    /** Keeps more trackers for an unfinished download, the first fifty in all, and its client asks them from now on. */
    async addTrackers(id: number, trackers: readonly string[]): Promise<void> {
      const row = store.get(id)
      const known = row.more_trackers ?? []
      const more_trackers = [...new Set([...known, ...trackers])].slice(0, mostTrackers)
      const news = more_trackers.slice(known.length)
      if (news.length === 0) return
      await tell(row, (client, infoHash) => client.addTrackers(infoHash, news))
      store.note(id, { more_trackers })
    },

    /** Limits one download, now and after every restart. */
    async limit(id: number, patch: DownloadPatch): Promise<Download> {
      const row = store.get(id)
      if (isOver(row.state)) throw new Conflict(say(sentences, 'is_over', { state: row.state }))
      await tell(row, (client, infoHash) => client.limit(infoHash, limitsOf({ ...row, ...patch })))
      store.note(id, patch)
      journal.tell({ type: 'download_changed', download_id: id })
      return show(store.get(id))
    },
  }
}

type EventFields = Parameters<DownloadStore['move']>[1]['event']

/** A payload deleted while seeding is only downloaded again on request. */
const createDownloadAgain =
  ({ store, clients }: Pick<Deps, 'store' | 'clients'>) =>
  async ({ id, info_hash, ...row }: Row): Promise<Row> => {
    if (info_hash === null) throw new Conflict(say(sentences, 'without_torrent'))
    const client = clients.of({ ...row, info_hash })
    await client.verify(info_hash)
    await client.resume(info_hash)
    store.note(id, { ...untroubled })
    return store.get(id)
  }

const lacksFiles = ({ state, error_code }: Row): boolean => state === 'seeding' && error_code === 'missing_files'
