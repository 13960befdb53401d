import { beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Download } from '#server/acquisition/downloads/schema'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { torrentHash } from '#server/foundation/lib/torrent-hash'
import { mostTorrentBytes } from '#server/foundation/lib/torrent-size'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { bencode } from '#server/testing/bencode'
import { foundRelease } from '#server/testing/found-release'
import { putMovie } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { takenHashesTable } from './table'

const app = useSharedApp()
let movie_id: number
beforeAll(() => {
  movie_id = putMovie(app, { title: 'Big Buck Bunny', year: 2008 })
})

const name = 'Big.Buck.Bunny.2008.1080p.BluRay.x264-TEST'
const magnet = (digit: string, dn?: string) => `magnet:?xt=urn:btih:${digit.repeat(40)}${dn ? `&dn=${encodeURIComponent(dn)}` : ''}`
const file = bencode({ info: { length: 10, name: `${name}.mp4`, 'piece length': 16_384, pieces: Buffer.alloc(20, 7) } }).toString('base64')
const add = async (wanted: object): Promise<Download> => (await app.ask<Download>('POST', '/downloads', { movie_id, ...wanted })).body

test.each<[string, object, { title: string; quality: string }]>([
  ['its link', { magnet: magnet('a', name) }, { title: name, quality: 'Bluray-1080p' }],
  ['its link, if the given name tells nothing', { title: 'Bunny', magnet: magnet('b', name) }, { title: name, quality: 'Bluray-1080p' }],
  [
    'the given name',
    { title: 'Bunny 2008 720p WEB-DL', magnet: magnet('c', name) },
    { title: 'Bunny 2008 720p WEB-DL', quality: 'WEBDL-720p' },
  ],
  ['its file', { torrent: file }, { title: `${name}.mp4`, quality: 'Bluray-1080p' }],
  ['nothing', { magnet: magnet('d', 'bunny.mkv') }, { title: 'Big Buck Bunny 2008', quality: 'Unknown' }],
])('the quality of a manually added torrent comes from %s', async (_by, wanted, expected) => {
  expect(await add(wanted)).toMatchObject(expected)
})

test('a manually added torrent counts as grabbed, and is not grabbed again for the movie', async () => {
  await add({ magnet: magnet('e', name) })

  const taken = app.db
    .select()
    .from(takenHashesTable)
    .where(eq(takenHashesTable.info_hash, 'e'.repeat(40)))
    .all()
  expect(taken).toMatchObject([{ movie_id, title: name, quality: 'Bluray-1080p' }])
})

test("a torrent that is used by another movie's download is refused, naming that movie", async () => {
  await add({ magnet: magnet('f', name) })
  const other = putMovie(app, { title: 'Charade', year: 1963 })
  const refused = (id: number) => app.ask<{ error: { message: string } }>('POST', '/downloads', { movie_id: id, magnet: magnet('f', name) })

  const forOther = await refused(other)

  expect(forOther.status).toBe(409)
  expect(forOther.body.error.message).toStartWith('The download of Big Buck Bunny (2008) uses this torrent')
})

const moreOf = (id: number) =>
  app.db.select({ more: downloadsTable.more_trackers }).from(downloadsTable).where(eq(downloadsTable.id, id)).get()
const withTrackers = (digit: string, ...trackers: string[]) => [magnet(digit), ...trackers.map(encodeURIComponent)].join('&tr=')
const fileOf = (announce: string, more: object = {}) =>
  bencode({ announce, info: { length: 10, name: 'merged.mkv', 'piece length': 16_384, pieces: Buffer.alloc(20, 7), ...more } })
/** A file of exactly this size. */
const fileOfSize = (size: number) => {
  const withComment = (length: number) =>
    bencode({
      comment: Buffer.alloc(length, 'c'),
      info: { length: 10, name: 'large.mkv', 'piece length': 16_384, pieces: Buffer.alloc(20, 7) },
    })
  const beside = withComment(size).length - size
  return withComment(size - beside)
}

test('a torrent that is added again for its movie gives its download the trackers that it lacks', async () => {
  const first = await add({ magnet: withTrackers('1', 'http://one.example/announce') })

  const again = await app.ask<Download>('POST', '/downloads', {
    movie_id,
    magnet: withTrackers('1', 'http://one.example/announce', 'http://two.example/announce'),
  })
  await add({ magnet: withTrackers('1', 'http://two.example/announce', 'udp://three.example:80') })

  expect([again.status, again.body.id]).toEqual([200, first.id])
  expect(moreOf(first.id)).toEqual({ more: ['http://two.example/announce', 'udp://three.example:80'] })
})

test('a release whose torrent is downloading for its movie gives that download its trackers, too', async () => {
  const first = await add({ magnet: withTrackers('3', 'http://one.example/announce') })
  const link = withTrackers('3', 'http://two.example/announce')
  const release = { ...foundRelease(name, 'elsewhere'), download_url: null, magnet: link }
  const { judging, candidateStore } = app.rooms.acquisition
  const found = await judging.record(movie_id, 'feed', [{ indexer: candidateStore.unknownIndexer, release, parsed: parseRelease(name) }])

  const again = await app.ask<Download>('POST', `/releases/${found.rows.find(({ guid }) => guid === 'elsewhere')?.id}/grab`)

  expect([again.status, again.body.id]).toEqual([200, first.id])
  expect(moreOf(first.id)).toEqual({ more: ['http://two.example/announce'] })
})

test('of very many trackers the first fifty are kept, and none whose address has no end', async () => {
  const trackers = (from: number, count: number) => Array.from({ length: count }, (_, n) => `udp://t${from + n}.example:80`)
  const first = await add({ magnet: withTrackers('2') })

  await add({ magnet: withTrackers('2', `http://${'x'.repeat(3000)}.example/announce`, ...trackers(0, 45)) })
  await add({ magnet: withTrackers('2', ...trackers(45, 20)) })

  expect(moreOf(first.id)).toEqual({ more: trackers(0, 50) })
})

test('a file gives a magnet its trackers', async () => {
  const torrent = fileOf('http://two.example/announce')
  const first = await add({ magnet: `magnet:?xt=urn:btih:${torrentHash(torrent)}` })

  await add({ torrent: torrent.toString('base64') })

  expect(moreOf(first.id)).toEqual({ more: ['http://two.example/announce'] })
})

test('a private torrent gets no other trackers', async () => {
  const torrent = fileOf('http://own.example/announce', { private: 1 })
  const first = await add({ torrent: torrent.toString('base64') })

  const again = await add({ magnet: `magnet:?xt=urn:btih:${torrentHash(torrent)}&tr=http://two.example/announce` })

  expect(again.id).toBe(first.id)
  expect(moreOf(first.id)).toEqual({ more: null })
})

test('a file is taken up to the size that every torrent may have, and refused with that size in words beyond it', async () => {
  const sent = async (size: number) => {
    const { status, body } = await app.ask<{ error?: { message: string } }>('POST', '/downloads', {
      movie_id,
      torrent: fileOfSize(size).toString('base64'),
    })
    return [status, body.error?.message]
  }
  const words = 'The .torrent file is larger than 8.4 MB'

  expect(await sent(mostTorrentBytes + 1)).toEqual([422, words])
  expect(await sent(2 * mostTorrentBytes)).toEqual([413, words])
  expect((await sent(mostTorrentBytes))[0]).toBe(201)
})
