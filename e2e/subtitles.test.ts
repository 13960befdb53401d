import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { movieHash } from '#server/library/subtitles/movie-hash'
import { until } from '#server/testing/until'
import { type SubtitlesProvider, startSubtitlesProvider } from '#world/subtitles-provider'
import type { Movie } from './client'
import { openStanding, type Standing } from './contract/standing'
import { footage } from './footage'

const account = { username: 'ada', password: 'password of ada' }
const movies = Array.from({ length: 8 }, (_, n) => ({ id: 970_001 + n, title: `Quiet film ${n}`, year: 1940, runtime: 1 }))
const [encoded, many] = [movies.slice(0, 3), movies.slice(3)]
const words = ['Привет.', 'Здесь есть кто-нибудь?', 'Нет.', 'А кто говорит?', 'Никто.']
const text = words.map((word, i) => `${i + 1}\n00:00:0${i},000 --> 00:00:0${i},900\n${word}\n`).join('\n')
const letters = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1251').decode(new Uint8Array([byte])), byte]))

const encodings: { name: string; bytes: Uint8Array<ArrayBuffer>; last: string }[] = [
  { name: 'windows-1251', bytes: Uint8Array.from([...text].map((letter) => letters.get(letter) ?? 63)), last: 'Никто.' },
  { name: 'UTF-16', bytes: new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')), last: 'Никто.' },
  {
    name: 'broken UTF-8',
    bytes: new Uint8Array(Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xd0]), Buffer.from('\n')])),
    last: 'Никто\ufffd',
  },
]

let standing: Standing
let provider: SubtitlesProvider
const resetAt = new Date(Date.now() + 24 * 3600_000)
const inLibrary = new Map<number, { movie: Movie; path: string }>()
beforeAll(async () => {
  standing = await openStanding()
  standing.provider.movies.push(...movies)
  provider = startSubtitlesProvider({ subtitles: [], api_key: 'key', account, quota: 5, resetAt: () => resetAt })
  for (const movie of encoded) await shelve(movie)
  for (const [n, { bytes }] of encodings.entries()) await offer(encoded[n]!.id, bytes)
  await standing.ok('PUT', '/config', {
    subtitles_url: provider.url,
    subtitles_api_key: 'key',
    subtitles_username: account.username,
    subtitles_password: account.password,
    subtitle_languages: ['ru'],
    subtitle_auto: true,
  })
}, 120_000)
afterAll(async () => {
  await standing?.close()
  await provider?.stop()
}, 120_000)

/** Creates a movie with a playable file. */
const shelve = async ({ id, title, year }: (typeof movies)[number]) => {
  const path = join(standing.movies, `${title} (${year})`, `${title} (${year}).mp4`)
  const movie = await standing.add(id)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, footage(400_000))
  inLibrary.set(id, { path, movie: await standing.ok('POST', `/movies/${movie.id}/rescan`) })
}
const offer = async (id: number, bytes: Uint8Array<ArrayBuffer> | string, file_id = id) => {
  const moviehash = (await movieHash(inLibrary.get(id)!.path)) ?? ''
  provider.subtitles.push({ file_id, language: 'ru', release: 'Quiet', tmdb_id: id, moviehash, bytes })
}
const searchMissing = async () => {
  type Run = { id: number; finished_at: string | null }
  const run = await standing.run('subtitle-search')
  await until('the search has ended', async () =>
    (await standing.client.all<Run>('/tasks/subtitle-search/runs')).some(({ id, finished_at }) => id === run && finished_at !== null),
  )
}
const shown = async (id: number): Promise<string> => {
  const { movie } = inLibrary.get(id)!
  type Track = { language: string; source: string; url: string }
  const body = { supports: { containers: ['mp4'], video: ['avc1.640028'], audio: ['mp4a.40.2'], hls: false } }
  const { subtitle_tracks }: { subtitle_tracks: Track[] } = await standing.ok('POST', `/play/${movie.file_ids[0]}/prepare`, body)
  const track = subtitle_tracks.find(({ source }) => source === 'sidecar')
  return await (await fetch(new URL(track?.url ?? '', standing.url))).text()
}

for (const [n, { name, last }] of encodings.entries())
  test(`a subtitle in ${name} is found by the file's hash, stored next to it as UTF-8, and shown in the player`, async () => {
    const { id } = encoded[n]!
    await searchMissing()

    const { movie, path } = inLibrary.get(id)!
    const { results } = await standing.ok('GET', `/movies/${movie.id}/subtitles`)
    expect(results).toMatchObject([{ language: 'ru', matched_by: 'hash', source: 'provider', format: 'srt' }])
    const kept = readFileSync(path.replace(/\.mp4$/, '.ru.srt'), 'utf8')
    for (const word of [...words.slice(0, -1), last]) {
      expect(kept).toContain(word)
      expect(await shown(id)).toContain(word)
    }
  }, 120_000)

test('an exhausted quota stops all downloads until it resets, without a single further request', async () => {
  await standing.ok('PUT', '/config', { subtitle_auto: false })
  for (const movie of many) await shelve(movie)
  for (const { id } of many) await offer(id, text)
  await standing.ok('PUT', '/config', { subtitle_auto: true })
  for (let round = 0; round < 3; round++) await searchMissing()
  const asked = provider.countOf('/download')
  const last = inLibrary.get(many.at(-1)!.id)!.movie.id
  await standing.ok('POST', `/movies/${last}/subtitles/search`)
  const refused = await standing.api('POST', `/movies/${last}/subtitles/download`, { provider_id: String(many.at(-1)!.id) })

  expect(await standing.ok('GET', '/subtitles')).toMatchObject({ remaining: 0, resets_at: resetAt.toISOString(), movies: 3 })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3600]).toEqual([429, true])
  expect([asked, provider.countOf('/download')]).toEqual([5, 5])
  expect(provider.counts.too_fast).toBe(0)
}, 120_000)
