import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { radarrBackup, radarrDatabase } from '#server/testing/radarr'
import { after, until } from '#server/testing/until'
import { craftZip } from '#server/testing/zip-craft'
import { startBazarr } from '#world/bazarr'
import { imdbOf } from '#world/catalog'
import { startMediaServer, startPlex } from '#world/media-servers'
import { startProvider } from '#world/provider'
import { startProwlarr } from '#world/prowlarr'
import { startQBittorrent } from '#world/qbittorrent'
import { startSeerr } from '#world/seerr'
import { startStremio } from '#world/stremio'
import { databaseDamage } from './kills'
import { type Service, startService } from './service'

const movies = Array.from({ length: 200 }, (_, index) => ({ id: 7000 + index, title: `Journey ${index}`, year: 1930 + (index % 60) }))
const wished = Array.from({ length: 40 }, (_, index) => ({ id: 8000 + index, title: `Wish ${index}`, year: 1930 + index }))
const watchedAt = '2025-03-04T20:00:00.000Z'

const provider = startProvider({ movies: [...movies, ...wished] })
const jellyfin = startMediaServer('jellyfin', 'keyofjellyfin')
const emby = startMediaServer('emby', 'keyofemby')
const plex = startPlex('tokenofplex')
const prowlarr = startProwlarr('keyofprowlarr')
const seerr = startSeerr('keyofseerr')
const bazarr = startBazarr('keyofbazarr')
const stremio = startStremio({ email: 'ada@example.org', password: 'correct horse' })
/** Half of the movies are on their way there. */
const torrents = movies
  .filter((_, index) => index % 2 === 0)
  .map(({ title, year }, index) => ({
    ...{ name: `${title.replace(' ', '.')}.${year}.1080p.BluRay.x264-GRP`, hash: (index + 1).toString(16).padStart(40, '0') },
    ...{ category: 'radarr', progress: 0.4, state: 'downloading' },
  }))
const qbittorrent = startQBittorrent('/downloads', () => torrents)
const room = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-move-')))
/** What stays alone, and what is killed on the way. */
let [whole, killed]: [Service, Service] = [undefined as never, undefined as never]

const begin = async (name: string, port?: number): Promise<Service> => {
  const dataDir = join(room, name, 'data')
  mkdirSync(dataDir, { recursive: true })
  const service = await startService({ dataDir, ...(port !== undefined && { port }) })
  if (port === undefined)
    await service.client.call('PUT', '/config', { metadata_url: provider.url, metadata_api_key: 'key-of-the-provider' })
  return service
}

beforeAll(async () => {
  for (const [index, { id, title, year }] of movies.entries()) {
    const seen = { played: index % 2 === 0, plays: 1 + (index % 4), at: watchedAt, seconds: index % 2 === 0 ? 0 : 60 + index }
    jellyfin.movies.push({ title, year, tmdb: id, of: { Ada: { ...seen, favorite: index % 5 === 0 }, Grace: { played: true, plays: 9 } } })
    emby.movies.push({
      title,
      year,
      imdb: imdbOf({ id }),
      of: { Ada: { plays: 2 + (index % 5), at: watchedAt, rating: 1 + (index % 10) } },
    })
    plex.movies.push({ title, year, tmdb: id, of: { owner: { plays: 3 + (index % 6), at: watchedAt } } })
  }
  for (let id = 1; id <= 40; id++) prowlarr.indexers.push({ id, name: `Indexer ${id}` })
  for (const { id, title, year } of wished) {
    seerr.requests.push({ tmdb: id, status: 2 })
    seerr.titles.set(id, { title, releaseDate: `${year}-05-06` })
  }
  for (const [index, movie] of movies.entries())
    stremio.shelf.push({ id: imdbOf(movie), name: movie.title, state: { lastWatched: watchedAt, timesWatched: 20 + index } })
  bazarr.profiles.push({ id: 1, name: 'Mine', languages: [{ language: 'de' }, { language: 'fr' }] })
  bazarr.movies.push(...movies.map(({ title }) => ({ title, profile: 1 })))
  Object.assign(bazarr.settings.opensubtitlescom, { username: 'ada', password: 'correct horse' })
  for (let id = 1; id <= 60; id++) seerr.blocked.push({ tmdbId: 9000 + id, title: `Unwanted ${id}`, mediaType: 'movie' })
  ;[whole, killed] = [await begin('whole'), await begin('killed')]
}, 240_000)
afterAll(async () => {
  await Promise.all([whole?.stop(), killed?.stop()])
  await Promise.all([provider, jellyfin, emby, plex, prowlarr, seerr, bazarr, stremio, qbittorrent].map((one) => one.stop()))
  rmSync(room, { recursive: true, force: true })
}, 60_000)

const backup = () =>
  radarrBackup(
    radarrDatabase({
      Tags: Array.from({ length: 30 }, (_, place) => ({ Id: place + 1, Label: `tag-${place + 1}` })),
      Movies: movies.map((_, place) => ({
        Id: place + 1,
        Path: `/movies/Journey ${place}`,
        MovieMetadataId: place + 1,
        Monitored: place % 3 === 0 ? 0 : 1,
        Tags: JSON.stringify([1 + (place % 30)]),
      })),
      MovieMetadata: movies.map(({ id, title, year }, place) => ({
        Id: place + 1,
        TmdbId: id,
        ImdbId: imdbOf({ id }),
        Title: title,
        Year: year,
      })),
      ImportExclusions: Array.from({ length: 200 }, (_, place) => ({
        TmdbId: 5000 + place,
        MovieTitle: `Never ${place}`,
        MovieYear: 1950,
      })),
    }),
  )

/** Plays at the tracking service, more of each movie than any media server knows. */
const history = () =>
  craftZip([
    {
      name: 'watched-history-1.json',
      bytes: Buffer.from(
        JSON.stringify(
          movies.flatMap(({ id, title, year }) =>
            Array.from({ length: 12 }, (_, play) => ({
              watched_at: `2024-0${1 + (play % 9)}-1${Math.floor(play / 9)}T20:00:00.000Z`,
              type: 'movie',
              movie: { title, year, ids: { tmdb: id } },
            })),
          ),
        ),
      ),
    },
  ])

type Report = { applied: boolean; totals: Record<string, number> }
type Source = 'radarr' | 'qbittorrent' | 'file' | 'jellyfin' | 'emby' | 'plex' | 'prowlarr' | 'seerr' | 'bazarr' | 'stremio' | 'marquee'
const bring = async ({ url, key }: Service, source: Source, sent: object | Uint8Array): Promise<Report> => {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` }
  const body = new FormData()
  if (sent instanceof Uint8Array) body.set('archive', new File([new Uint8Array(sent)], 'archive.zip'))
  else headers['content-type'] = 'application/json'
  const answer = await fetch(`${url}/api/v1/import/${source}`, {
    method: 'POST',
    headers,
    body: sent instanceof Uint8Array ? body : JSON.stringify(sent),
  })
  if (!answer.ok) throw new Error(`the import returned ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Report
}

const exportedBy = async ({ url, key }: Service): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await fetch(`${url}/api/v1/export?format=zip`, { headers: { authorization: `Bearer ${key}` } })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
const times = /^(created|added|taken|refreshed|exported|marked|metadata_refreshed|next_search)_at$/
/** What the metadata provider may have been asked for in the meantime. */
const refreshed = new Set(
  (
    'external_ids original_title alternative_titles overview tagline secondary_year runtime_minutes original_language genres certification ' +
    'cinema_date digital_date physical_date poster_path poster_color backdrop_path backdrop_color trailer_url extras rating rating_votes ' +
    'popularity collection people parts'
  ).split(' '),
)
/** Everything but the time of day at which it came, and what only one of two machines has. */
const linesOf = async (service: Service): Promise<string[]> => {
  const zip = await JSZip.loadAsync(await exportedBy(service))
  const lines = ((await zip.file('marquee.jsonl')?.async('text')) ?? '').trim().split('\n')
  const kept = (name: string, value: unknown) => (times.test(name) || refreshed.has(name) ? undefined : value)
  return lines.map((line) => JSON.stringify(JSON.parse(line), kept)).sort()
}

/** Every torrent with what is done with it. */
const downloadsOf = async ({ client }: Service): Promise<string[]> => {
  const found: string[] = []
  for (let cursor = ''; ; ) {
    const page = await client.call<Page>('GET', `/downloads?limit=100${cursor}`)
    found.push(...page.results.map(({ info_hash, state, title }) => `${info_hash} ${state} ${title}`))
    if (page.next_cursor === null) return found.sort()
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`
  }
}
type Page = { results: { info_hash: string; state: string; title: string }[]; next_cursor: string | null }

/** What one of them has and the other has not. */
const difference = async (one: Service, other: Service, kind = ''): Promise<string[]> => {
  const [here, there] = [await linesOf(one), await linesOf(other)]
  const alone = [...here.filter((line) => !there.includes(line)), ...there.filter((line) => !here.includes(line))]
  return alone.filter((line) => line.startsWith(`{"kind":"${kind}`)).map((line) => line.slice(0, 2000))
}

type Running = { running: { applies: boolean; done: number } | null }
/** Kills the service in the middle of an import, each time somewhat later, and then lets it end. Returns how often it was in the middle. */
const bringKilled = async (source: Source, sent: object | Uint8Array): Promise<number> => {
  let inTheMiddle = 0
  for (let kill = 1; kill <= 3; kill++) {
    let isOver = false
    const bringing = bring(killed, source, sent).then(
      () => true,
      () => false,
    )
    void bringing.then(() => (isOver = true))
    const isInTheMiddle = async () => {
      if (isOver) return true
      const { running } = await killed.client.call<Running>('GET', '/import/running')
      return running?.applies === true && running.done > 0
    }
    await until('the import runs', isInTheMiddle)
    await after((kill - 1) * 7)
    await killed.cut()
    if (!(await bringing)) inTheMiddle++
    killed = await begin('killed', killed.port)
  }
  await bring(killed, source, sent)
  return inTheMiddle
}

/** How many kills met an import. A fast one may end before. */
let met = 0
const sources: [Source, () => object | Uint8Array | Promise<Uint8Array>][] = [
  ['radarr', backup],
  ['qbittorrent', () => ({ url: qbittorrent.url, username: 'me', password: 'right', category: 'radarr' })],
  ['jellyfin', () => ({ url: jellyfin.url, api_key: 'keyofjellyfin', user: 'Ada' })],
  ['emby', () => ({ url: emby.url, api_key: 'keyofemby', user: 'Ada' })],
  ['plex', () => ({ url: plex.url, token: 'tokenofplex' })],
  ['prowlarr', () => ({ url: prowlarr.url, api_key: 'keyofprowlarr' })],
  ['file', history],
  ['seerr', () => ({ url: seerr.url, api_key: 'keyofseerr' })],
  ['bazarr', () => ({ url: bazarr.url, api_key: 'keyofbazarr' })],
  ['stremio', () => ({ url: stremio.url, username: 'ada@example.org', password: 'correct horse' })],
]
test.each(sources)(
  'an import from %s that is killed on the way and started again ends like one that was not',
  async (source, of) => {
    const sent = await of()
    await bring(whole, source, sent)

    met += await bringKilled(source, sent)

    const again = await bring(killed, source, sent)
    expect(again.totals).toMatchObject({ added: 0, changed: 0 })
    expect(await difference(killed, whole)).toEqual([])
    expect(await downloadsOf(killed)).toEqual(await downloadsOf(whole))
  },
  240_000,
)

test('torrents of qBittorrent are adopted once, and nothing is changed there', async () => {
  expect(await downloadsOf(killed)).toHaveLength(torrents.length)
  expect(qbittorrent.changes).toEqual([])
})

test('a move to another Marquee that is killed on the way arrives whole when it is started again', async () => {
  expect(met).toBeGreaterThan(sources.length / 2)
  const archive = await exportedBy(whole)
  await killed.stop()
  expect(databaseDamage(join(room, 'killed', 'data'))).toEqual([])
  killed = await begin('new')

  for (let kill = 1; kill <= 3; kill++) {
    const moving = bring(killed, 'marquee', archive).catch(() => undefined)
    await after(kill * 90)
    await killed.cut()
    await moving
    killed = await begin('new', killed.port)
  }
  await bring(killed, 'marquee', archive)
  const again = await bring(killed, 'marquee', archive)

  expect(again.totals).toMatchObject({ added: 0, changed: 0 })
  expect(await difference(killed, whole, 'movie')).toEqual([])
  await killed.stop()
  expect(databaseDamage(join(room, 'new', 'data'))).toEqual([])
  killed = await begin('new')
}, 240_000)
