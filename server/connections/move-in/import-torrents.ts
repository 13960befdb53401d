import { and, eq, isNull } from 'drizzle-orm'
import type { Adopted } from '#server/acquisition/downloads/adopt'
import type { ForeignTorrent } from '#server/acquisition/downloads/download-client'
import type { NewDownloadClient } from '#server/acquisition/downloads/schema'
import { downloadClientsTable, downloadsTable } from '#server/acquisition/downloads/table'
import { takenHashesTable } from '#server/acquisition/search/table'
import type { ImportRecords } from '#server/connections/import/records'
import type { Pace } from '#server/connections/import/runs'
import type { ImportItem, ImportReport, Outcome } from '#server/connections/import/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { sentenceOf } from '#server/foundation/platform/errors'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { filesTable } from '#server/library/files/table'
import { itemOf, reportOf } from './report'
import type { ClientAddress } from './schema'
import { sentences } from './sentences'
import { type OnShelf, readShelf } from './shelf'

type Client = { id: number; name: string }
type Grabbed = typeof takenHashesTable.$inferInsert
type Deps = {
  db: Db
  clock: Clock
  journal: Journal
  records: Pick<ImportRecords, 'begin' | 'keep' | 'end' | 'leave'>
  addClient: (client: NewDownloadClient) => Client
  /** The files of a torrent; null while it does not know them. */
  filesOf: (clientId: number, infoHash: string) => Promise<Adopted['files'] | null>
  adopt: (tx: Tx, announce: Announce, adopted: Adopted) => number
  noteGrabbed: (tx: Tx, grabbed: readonly Grabbed[]) => void
  advance: (id: number) => Promise<void>
}
export type TorrentOrder = { address: ClientAddress; version: string | null; torrents: readonly ForeignTorrent[] }
type Planned = { name: string; outcome: Outcome; reasons: Sentence[]; adopts?: { torrent: ForeignTorrent; movie: OnShelf } }
type Plan = { category: string; client: (Client & { isNew: false }) | { isNew: true; wanted: NewDownloadClient }; torrents: Planned[] }

/**
 * Adopts the torrents of a client that are of movies here: they go on as they are, are imported, and are never downloaded a second time.
 * All others are named and left alone.
 */
export const createImportTorrents = (deps: Deps) => {
  const { db, clock, journal, records, addClient, filesOf, adopt, noteGrabbed, advance } = deps

  const hasFile = (movie_id: number): boolean =>
    db
      .select({ id: filesTable.id })
      .from(filesTable)
      .where(and(eq(filesTable.movie_id, movie_id), isNull(filesTable.missing_at)))
      .get() !== undefined

  const plan = ({ address, torrents }: TorrentOrder): Plan => {
    const recognize = createRecognize(db)
    const found = torrents.map((torrent) => ({ torrent, movies: recognize(torrent) }))
    const here = clientAt(db, address.url)
    const ofMovies = found.flatMap(({ torrent, movies }) => (movies.length === 1 && torrent.category !== '' ? [torrent.category] : []))
    const category = here?.category ?? address.category ?? mostFrequent(ofMovies) ?? 'movies'
    const known = new Set(
      db
        .select({ hash: downloadsTable.info_hash })
        .from(downloadsTable)
        .all()
        .map(({ hash }) => hash?.toLowerCase()),
    )
    return {
      category,
      client: here ? { id: here.id, name: here.name, isNew: false } : { isNew: true, wanted: wantedClient(address, category) },
      torrents: found.map(({ torrent, movies }) => planned(torrent, movies, { category, isKnown: known.has(torrent.info_hash), hasFile })),
    }
  }

  /** Why it cannot be adopted. Null if it was. */
  const adoptOne = async (
    report_id: number,
    client: Client,
    { torrent, movie }: NonNullable<Planned['adopts']>,
  ): Promise<Sentence | null> => {
    const files = await attempt(() => filesOf(client.id, torrent.info_hash))
    if (!files.ok) return sentenceOf(files.error) ?? Promise.reject(files.error)
    if (files.value === null) return say(sentences, 'torrent_files_unknown')
    const { quality } = parseRelease(torrent.name)
    const adopted = { movie_id: movie.id, client, torrent, files: files.value, quality, isImported: hasFile(movie.id) }
    const id = journal.commit((tx, announce) => {
      const made = adopt(tx, announce, adopted)
      noteGrabbed(tx, [{ info_hash: torrent.info_hash, movie_id: movie.id, title: torrent.name, quality, taken_at: stamp(clock) }])
      records.keep(tx, report_id, [{ what: 'download', id: made }])
      return made
    })
    void advance(id)
    return null
  }

  const clientFor = (report_id: number, { client }: Plan): Client => {
    if (!client.isNew) return client
    const { id, name } = addClient(client.wanted)
    records.keep(db, report_id, [{ what: 'client', id }])
    return { id, name }
  }

  const adoptAll = async (report_id: number, planned: Plan, pace: Pace): Promise<void> => {
    const client = clientFor(report_id, planned)
    const due = planned.torrents.filter(({ adopts }) => adopts)
    for (const [place, one] of due.entries()) {
      pace.tell(place, due.length)
      const why = await adoptOne(report_id, client, one.adopts!)
      if (why !== null) Object.assign(one, { outcome: 'impossible', reasons: [why] })
    }
  }

  return {
    preview: (order: TorrentOrder): ImportReport => ({ ...shown(order, plan(order), false), report_id: null }),

    async take(order: TorrentOrder, pace: Pace): Promise<ImportReport> {
      const planned = plan(order)
      if (shown(order, planned, true).totals.added === 0) return { ...shown(order, planned, true), report_id: null }
      const report_id = records.begin('qbittorrent')
      try {
        await adoptAll(report_id, planned, pace)
        const report = shown(order, planned, true)
        await records.end(report_id, report)
        return { ...report, report_id }
      } finally {
        records.leave(report_id)
      }
    },
  }
}

/** The movies here that a torrent may be of: one that it was grabbed for or whose file came from it, else those with its title and year. */
const createRecognize = (db: Db) => {
  const { byId, byTitle } = readShelf(db)
  const grabbed = db.select({ hash: takenHashesTable.info_hash, movie_id: takenHashesTable.movie_id }).from(takenHashesTable).all()
  const files = db.select({ hash: filesTable.info_hash, movie_id: filesTable.movie_id }).from(filesTable).all()
  const byHash = new Map([...grabbed, ...files].flatMap(({ hash, movie_id }) => (hash ? [[hash.toLowerCase(), movie_id] as const] : [])))
  return ({ info_hash, name }: ForeignTorrent): OnShelf[] => {
    const known = byId.get(byHash.get(info_hash) ?? 0)
    if (known) return [known]
    const { titles, year } = parseRelease(name)
    const named = new Set(titles.flatMap((title) => byTitle.get(cleanTitle(title)) ?? []))
    return year === null ? [] : [...named].filter((movie) => movie.year === year)
  }
}

type About = { category: string; isKnown: boolean; hasFile: (movieId: number) => boolean }
const planned = (torrent: ForeignTorrent, movies: readonly OnShelf[], { category, isKnown, hasFile }: About): Planned => {
  const { name } = torrent
  const left = (why: Sentence): Planned => ({ name, outcome: 'left_behind', reasons: [why] })
  const [movie, other] = movies
  if (isKnown) return { name, outcome: 'matched', reasons: [say(sentences, 'torrent_here')] }
  if (!movie) return left(say(sentences, 'torrent_of_no_movie'))
  if (other) return left(say(sentences, 'torrent_ambiguous', { title: movie.title }))
  if (torrent.category === '') return left(say(sentences, 'torrent_without_category', { own: category }))
  if (torrent.category !== category) return left(say(sentences, 'torrent_elsewhere', { category: torrent.category, own: category }))
  if (torrent.error) return { name, outcome: 'impossible', reasons: [torrent.error] }
  const { title } = movie
  const goesOn = torrent.complete
    ? say(sentences, hasFile(movie.id) ? 'torrent_seeds' : 'torrent_imports', { title })
    : say(sentences, 'torrent_downloads', { title })
  return { name, outcome: 'added', reasons: [goesOn], adopts: { torrent, movie } }
}

const clientAt = (db: Db, url: string) => {
  const found = db
    .select()
    .from(downloadClientsTable)
    .where(eq(downloadClientsTable.type, 'qbittorrent'))
    .all()
    .find(({ settings_json }) => plainUrl(String(settings_json.url ?? '')) === plainUrl(url))
  return found && { id: found.id, name: found.name, category: String(found.settings_json.category ?? 'service') }
}
const plainUrl = (url: string): string => url.trim().toLowerCase().replace(/\/$/, '')

const wantedClient = ({ url, username, password, path_map = [] }: ClientAddress, category: string): NewDownloadClient => ({
  name: 'qBittorrent',
  type: 'qbittorrent',
  settings: {
    url,
    category,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(path_map.length > 0 && { more_paths: path_map.map(({ from, to }) => `${from} => ${to}`) }),
  },
})

const mostFrequent = (words: readonly string[]): string | undefined =>
  [...Map.groupBy(words, (word) => word)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]

const shown = ({ version }: TorrentOrder, { client, category, torrents }: Plan, applied: boolean): Omit<ImportReport, 'report_id'> => {
  const isUsed = torrents.some(({ adopts }) => adopts)
  const said = client.isNew ? say(sentences, 'torrent_client_new', { category }) : say(sentences, 'torrent_client_here', { category })
  const about = itemOf(client.isNew ? 'qBittorrent' : client.name, client.isNew && isUsed ? 'added' : 'matched', { reasons: [said] })
  return reportOf(
    { applied, source: 'qbittorrent', version },
    { download_clients: client.isNew && !isUsed ? [] : [about], torrents: torrents.map(itemFrom) },
  )
}

const itemFrom = ({ name, outcome, reasons }: Planned): ImportItem =>
  itemOf(name, outcome, { reasons, harm: outcome === 'impossible' ? 'knowledge' : outcome === 'left_behind' ? 'comfort' : null })
