import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { until } from '#server/testing/until'
import { craftZip } from '#server/testing/zip-craft'
import { startSubtitlesProvider } from '#world/subtitles-provider'
import type { Standing } from '../../../e2e/contract/standing'
import { footage } from '../../../e2e/footage'
import type { Case } from './case'
import { documents } from './shapes'
import type { HostileUpstream } from './upstreams'

const language = 'en'
const supports = { containers: [], video: ['avc1.640028'], audio: ['mp4a.40.2'], hls: true }
export type Shelved = { movie: number; file: number; path: string }
type Bytes = Uint8Array<ArrayBuffer>

/** A movie with a playable file, beside which strangers may put theirs. */
export const shelve = async ({ movies, ok }: Standing, movie: { id: number; title: string; year: number }): Promise<Shelved> => {
  const name = `${movie.title} (${movie.year})`
  const path = join(movies, name, `${name}.mp4`)
  mkdirSync(join(movies, name), { recursive: true })
  writeFileSync(path, footage(2_000_000))
  const { file_ids } = await ok('POST', `/movies/${movie.id}/rescan`)
  return { movie: movie.id, file: file_ids[0], path }
}

const beside = ({ path }: Shelved, ending: string): string => path.replace(/\.mp4$/, ending)

const subtitleFileCases = (standing: Standing, shelved: Shelved): Case[] => {
  const show = async (ending: string, bytes: Bytes) => {
    const path = beside(shelved, ending)
    writeFileSync(path, bytes)
    try {
      await standing.ok('POST', `/movies/${shelved.movie}/rescan`)
      const { subtitle_tracks } = await standing.ok('POST', `/play/${shelved.file}/prepare`, { supports })
      const statuses: number[] = []
      for (const { url } of subtitle_tracks) if (url) statuses.push((await fetch(new URL(url, standing.url))).status)
      return statuses.join(' ')
    } finally {
      rmSync(path)
    }
  }
  return ['.srt', '.ass'].flatMap((ending) =>
    Object.entries(documents).map(([name, make]) => ({
      door: `files: a subtitle beside a movie (${ending})`,
      name,
      needsKey: false,
      run: () => show(`.${language}${ending}`, make(5_000_000)),
    })),
  )
}

const offeredSubtitleCases = (standing: Standing, shelved: Shelved): Case[] =>
  Object.entries(documents).map(([name, make]) => ({
    door: 'files: a subtitle from the provider',
    name,
    needsKey: false,
    run: async () => {
      const offered = { file_id: 1, language, release: 'x', tmdb_id: shelved.movie, moviehash: '', bytes: make(2_000_000) }
      const tmdb_id = (await standing.ok('GET', `/movies/${shelved.movie}`)).metadata_id
      const account = { username: 'ada', password: 'secret' }
      const subtitles = [{ ...offered, tmdb_id }]
      const resetAt = () => new Date(Date.now() + 86_400_000)
      const provider = startSubtitlesProvider({ subtitles, api_key: 'key', account, quota: 100, resetAt })
      try {
        const login = { subtitles_username: account.username, subtitles_password: account.password, subtitle_languages: [language] }
        await standing.ok('PUT', '/config', { subtitles_url: provider.url, subtitles_api_key: 'key', ...login })
        await standing.ok('POST', `/movies/${shelved.movie}/subtitles/search`, { languages: [language] })
        return (await standing.api('POST', `/movies/${shelved.movie}/subtitles/download`, { provider_id: '1' })).status
      } finally {
        await provider.stop()
      }
    },
  }))

const scanned = async ({ api, ok }: Standing, root: number): Promise<string> => {
  const { status, body } = await api('POST', '/library/scan', { root_folder_id: root })
  if (status >= 400) return String(status)
  await until('the scan has ended', async () => (await ok('GET', `/library/scan/${body.id}`)).state !== 'running')
  return (await ok('GET', `/library/scan/${body.id}`)).state
}

const nfoCases = (standing: Standing): Case[] =>
  Object.entries(documents).map(([name, make]) => ({
    door: 'files: an NFO beside an unknown movie',
    name,
    needsKey: false,
    run: async () => {
      const folder = join(standing.movies, 'Unknown')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'unknown.mkv'), footage(2_000_000))
      for (const nfo of ['movie.nfo', 'unknown.nfo']) writeFileSync(join(folder, nfo), make(1_000_000))
      const state = await scanned(standing, standing.root.id)
      rmSync(folder, { recursive: true })
      return state
    },
  }))

const videoCases = (standing: Standing, shelved: Shelved): Case[] => {
  const heads = {
    mkv: Buffer.from('1a45dfa3934282886d6174726f736b61', 'hex'),
    mp4: Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom', 'latin1'),
  }
  return Object.entries(documents).map(([name, make]) => ({
    door: 'files: a video',
    name,
    needsKey: false,
    run: async () => {
      cpSync(shelved.path, `${shelved.path}.kept`)
      try {
        writeFileSync(shelved.path, Buffer.concat([name.length % 2 === 0 ? heads.mkv : heads.mp4, make(20_000_000)]))
        await standing.ok('POST', `/movies/${shelved.movie}/rescan`)
        return (await standing.api('POST', `/play/${shelved.file}/prepare`, { supports })).status
      } finally {
        cpSync(`${shelved.path}.kept`, shelved.path)
        rmSync(`${shelved.path}.kept`)
        await standing.api('POST', `/movies/${shelved.movie}/rescan`)
      }
    },
  }))
}

/** A picture of 64 megapixels in a few kilobytes, as any sender could make it. */
const hugePng = async (): Promise<Bytes> => {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(type, 4, 'latin1')
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])))
    return Buffer.concat([head, data, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(8000, 0)
  header.writeUInt32BE(8000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = deflateSync(new Uint8Array(8001 * 8000))
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

const pictureCases = (standing: Standing, upstream: HostileUpstream): Case[] => {
  const heads = { jpeg: Buffer.from('ffd8ffe000104a464946', 'hex'), png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }
  const pictures: Record<string, () => Bytes | Promise<Bytes>> = {
    'a PNG of 64 megapixels': hugePng,
    ...Object.fromEntries(
      Object.entries(documents).map(([name, make]) => [
        name,
        () => new Uint8Array(Buffer.concat([name.length % 2 === 0 ? heads.jpeg : heads.png, make(10_000_000)])),
      ]),
    ),
  }
  return Object.entries(pictures).map(([name, make], number) => ({
    door: 'files: a picture',
    name,
    needsKey: false,
    run: async () => {
      const place = `${upstream.url}/t/p/`
      upstream.answerConfiguration({ images: { secure_base_url: place, base_url: place } })
      upstream.answerWith({ bytes: await make(), headers: { 'content-type': 'image/jpeg' } })
      await standing.ok('PUT', '/config', { metadata_url: upstream.url })
      const { status } = await standing.api('GET', `/images/metadata/hostile${number}.jpg?width=200&kind=poster`)
      await standing.ok('PUT', '/config', { metadata_url: standing.provider.url })
      upstream.answerConfiguration(null)
      return status
    },
  }))
}

type Packed = { name: string; bytes: Buffer }
const archives = (name: string): Record<string, () => Bytes> => {
  const zip = (entries: readonly Packed[]) => new Uint8Array(craftZip(entries))
  return {
    'an archive that unpacks to 100 MB': () => zip([{ name, bytes: Buffer.alloc(100_000_000) }]),
    'an archive of commas': () => zip([{ name, bytes: Buffer.alloc(8_000_000, ',') }]),
    'an archive of lines': () => zip([{ name, bytes: Buffer.alloc(8_000_000, 'Name,Year\n') }]),
    'an archive of 3,000 files': () =>
      zip(Array.from({ length: 3000 }, (_, i) => ({ name: i === 0 ? name : `${i}`, bytes: Buffer.from('x') }))),
    'an archive of one file thrice': () => zip([1, 2, 3].map(() => ({ name, bytes: Buffer.from('x') }))),
  }
}

/** Every operation that takes a file: the field, the largest file worth sending, and the name that an archive must hold. */
export const uploads: Readonly<Record<string, { field: string; most: number; holds: string }>> = {
  'POST /api/v1/lists/upload': { field: 'file', most: 8_000_000, holds: 'watchlist.csv' },
  'POST /api/v1/backups/restore': { field: 'archive', most: 20_000_000, holds: 'manifest.json' },
  'POST /api/v1/import/radarr/preview': { field: 'archive', most: 20_000_000, holds: 'radarr.db' },
  'POST /api/v1/import/radarr': { field: 'archive', most: 20_000_000, holds: 'radarr.db' },
  'POST /api/v1/import/marquee/preview': { field: 'archive', most: 20_000_000, holds: 'marquee.jsonl' },
  'POST /api/v1/import/marquee': { field: 'archive', most: 20_000_000, holds: 'marquee.jsonl' },
  'POST /api/v1/import/file/preview': { field: 'archive', most: 20_000_000, holds: 'watched-history-1.json' },
  'POST /api/v1/import/file': { field: 'archive', most: 20_000_000, holds: 'watched-history-1.json' },
  'POST /api/v1/import/bazarr/preview': { field: 'archive', most: 20_000_000, holds: 'bazarr.db' },
  'POST /api/v1/import/bazarr': { field: 'archive', most: 20_000_000, holds: 'bazarr.db' },
  'POST /api/v1/import/kodi/preview': { field: 'archive', most: 20_000_000, holds: 'watched-history-1.json' },
  'POST /api/v1/import/kodi': { field: 'archive', most: 20_000_000, holds: 'watched-history-1.json' },
}

const uploadCases = ({ url, key }: Standing): Case[] =>
  Object.entries(uploads).flatMap(([operation, { field, most, holds }]) =>
    Object.entries({ ...documents, ...archives(holds) }).map(([name, make]) => ({
      door: `${operation}, upload`,
      name,
      needsKey: true,
      run: async () => {
        const form = new FormData()
        form.set(field, new Blob([make(most)]), holds)
        const [method = '', path = ''] = operation.split(' ')
        return (await fetch(`${url}${path}`, { method, body: form, headers: { authorization: `Bearer ${key}` } })).status
      },
    })),
  )

type On = { readonly standing: Standing; readonly shelved: Shelved; readonly upstream: HostileUpstream }
export const fileCases = ({ standing, shelved, upstream }: On): Case[] => [
  ...subtitleFileCases(standing, shelved),
  ...offeredSubtitleCases(standing, shelved),
  ...nfoCases(standing),
  ...videoCases(standing, shelved),
  ...pictureCases(standing, upstream),
  ...uploadCases(standing),
]
