import { beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Download } from '#server/acquisition/downloads/schema'
import { bencode } from '#server/testing/bencode'
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
  const forSame = await refused(movie_id)

  expect(forOther.status).toBe(409)
  expect(forOther.body.error.message).toStartWith('The download of Big Buck Bunny (2008) uses this torrent')
  expect([forSame.status, forSame.body.error.message]).toEqual([409, 'This torrent is already downloading'])
})
