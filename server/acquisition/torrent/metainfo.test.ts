import { expect, test } from 'bun:test'
import { say } from '#server/foundation/lib/sentence'
import { type Bencodable, bencode } from '#server/testing/bencode'
import { infoHashOf } from '#server/testing/torrent-world'
import { readMagnet, readMetainfo } from './metainfo'
import { createTorrentReader } from './read-in-thread'
import { sentences } from './sentences'
import { usableTrackers } from './torrent-texts'

type Dict = { readonly [key: string]: Bencodable }
const pieces = (count: number) => Buffer.alloc(count * 20, 1)
const torrentOf = (info: Dict, rest: Dict = {}) => bencode({ announce: 'http://tracker.example/announce', ...rest, info })
const read = (info: Dict, rest?: Dict) => readMetainfo(torrentOf(info, rest))
const movie: Dict = { name: 'movie.mkv', length: 40_000, 'piece length': 16_384, pieces: pieces(3) }

test('reads a torrent with its hash, its piece hashes and its file', async () => {
  const bytes = torrentOf({ ...movie, private: 1 })

  const metainfo = readMetainfo(bytes)

  expect(metainfo).toMatchObject({
    info_hash: infoHashOf(bytes),
    name: 'movie.mkv',
    private: true,
    length: 40_000,
    piece_length: 16_384,
    trackers: ['http://tracker.example/announce'],
    files: [{ index: 0, path: 'movie.mkv', length: 40_000, offset: 0, padding: false }],
  })
})

test('reads a hybrid by its version 1 half; padding is neither listed nor refused for duplicate names', async () => {
  const pad = { attr: 'p', length: 6_384, path: ['.pad', '6384'] }
  const files = [{ length: 10_000, path: ['a.mkv'] }, pad, { length: 10_000, path: ['b.mkv'] }, pad]

  const metainfo = read({ name: 'Movie', files, 'piece length': 16_384, pieces: pieces(2), 'meta version': 2, 'file tree': {} })

  expect(metainfo).toMatchObject({
    files: [
      { index: 0, path: 'Movie/a.mkv', padding: false },
      { index: 1, padding: true },
      { index: 2, path: 'Movie/b.mkv', offset: 16_384, padding: false },
      { index: 3, padding: true },
    ],
  })
})

test('refuses a version 2 torrent with a reason', async () => {
  const info = { name: 'movie.mkv', 'piece length': 16_384, 'meta version': 2, 'file tree': { 'movie.mkv': { '': { length: 40_000 } } } }

  expect(read(info)).toMatchObject({ code: 'unsupported_torrent', text: expect.stringContaining('version 2') })
  expect(readMagnet(`magnet:?xt=urn:btmh:1220${'ab'.repeat(32)}`)).toMatchObject({ code: 'unsupported_torrent' })
})

test.each<[string, Dict]>([
  ['a piece length of 0', { ...movie, 'piece length': 0 }],
  ['a negative piece length', { ...movie, 'piece length': -16_384 }],
  ['a negative length', { ...movie, length: -1 }],
  ['a length beyond the range of numbers', { ...movie, length: 2 ** 60 }],
  ['zero bytes', { ...movie, length: 0, pieces: pieces(0) }],
  ['fewer pieces than bytes', { ...movie, pieces: pieces(2) }],
  ['more pieces than bytes', { ...movie, pieces: pieces(4) }],
  ['half a piece hash', { ...movie, pieces: Buffer.alloc(59) }],
  [
    'lengths that cancel each other out',
    {
      name: 'x',
      'piece length': 16_384,
      pieces: pieces(1),
      files: [
        { length: 20_000, path: ['a'] },
        { length: -10_000, path: ['b'] },
      ],
    },
  ],
  ['a million terabytes in tiny pieces', { ...movie, length: 2 ** 50, 'piece length': 1024 }],
])('refuses %s as not a torrent', async (_what, info) => {
  expect(read(info)).toMatchObject({ code: expect.stringMatching(/^(invalid|damaged|impossible)_torrent$/) })
})

test('refuses a torrent without files', () => {
  expect(read({ ...movie, files: [] })).toMatchObject({ code: 'torrent_without_files' })
})

test('says how much memory a piece of 128 MiB would need', () => {
  expect(read({ ...movie, 'piece length': 2 ** 27 })).toMatchObject({
    code: 'torrent_of_huge_pieces',
    values: { size: 2 ** 27, most: 2 ** 26 },
  })
})

test.each<[string, Bencodable]>([
  ['a path that is not a list', 'etc'],
  ['a path of numbers', [1, 2]],
  ['an empty path', []],
])("refuses %s, and still returns the torrent's hash", (_what, path) => {
  const bytes = torrentOf({ name: 'Movie', 'piece length': 16_384, pieces: pieces(1), files: [{ length: 10_000, path }] })

  expect(readMetainfo(bytes)).toMatchObject({ code: 'damaged_torrent', info_hash: infoHashOf(bytes) })
})

test('names that are not UTF-8 keep their letters: in the declared encoding, or as Western European', () => {
  const file = (...name: number[]) => ({ length: 5_000, path: [Uint8Array.from([0x61, ...name, 0x2e, 0x6d, 0x6b, 0x76])] })
  const info = { name: Uint8Array.from([0x46, 0xfc]), files: [file(0xe9), file(0xff), file(0)], 'piece length': 16_384, pieces: pieces(1) }

  expect(read(info)).toMatchObject({
    files: [{ path: 'F\u00FC/a\u00E9.mkv' }, { path: 'F\u00FC/a\u00FF.mkv' }, { path: 'F\u00FC/a_.mkv' }],
  })
  expect(read({ ...movie, name: Uint8Array.from([0xc6, 0xe6]) }, { encoding: 'GBK' })).toMatchObject({ name: '\u5947' })
  expect(read({ ...movie, name: Uint8Array.from([0xe9]) }, { encoding: 'no such encoding' })).toMatchObject({ name: '\u00E9' })
})

test('the name of the torrent itself cannot lead outside either; without one its hash is the name', () => {
  expect(read({ ...movie, name: '../../movie.mkv' })).toMatchObject({ files: [{ path: '....movie.mkv' }] })
  const nameless = torrentOf({ ...movie, name: '' })
  expect(readMetainfo(nameless)).toMatchObject({ name: infoHashOf(nameless) })
})

test('a link has no data, and is not stored; padding needs no path', () => {
  const link = { attr: 'l', length: 425, path: ['link'], 'symlink path': ['..', 'passwd'] }
  const files = [{ length: 10_000, path: ['a.mkv'] }, link, { attr: 'p', length: 6_384 }]

  const metainfo = read({ name: 'Movie', files, 'piece length': 16_384, pieces: pieces(1) })

  expect(metainfo).toMatchObject({ length: 16_384, files: [{ padding: false }, { padding: true, length: 0 }, { padding: true }] })
})

test('refuses bytes that are not a torrent, however deeply nested', async () => {
  expect(readMetainfo(Buffer.from('<html>not here</html>'))).toMatchObject({ code: 'invalid_torrent' })
  expect(readMetainfo(new Uint8Array())).toMatchObject({ code: 'invalid_torrent' })
  expect(readMetainfo(Buffer.from('l'.repeat(200_000)))).toMatchObject({ code: 'torrent_too_complex' })
})

test('a magnet provides its hash, name, trackers and peers, and no other address', async () => {
  const hash = 'c'.repeat(40)
  const uri = `magnet:?xt=urn:btih:${hash.toUpperCase()}&dn=Movie&tr=udp%3A%2F%2Ft.example%3A6969&xs=http%3A%2F%2Fevil.example%2Fx&ws=http%3A%2F%2F127.0.0.1%2F&x.pe=10.0.0.1:6881`

  expect(readMagnet(uri)).toEqual({ info_hash: hash, name: 'Movie', trackers: ['udp://t.example:6969'], peers: ['10.0.0.1:6881'] })
  expect(readMagnet('magnet:?dn=nothing')).toMatchObject({ code: 'invalid_magnet' })
  expect(readMagnet('/etc/passwd')).toMatchObject({ code: 'invalid_magnet' })
})

test('keeps only plausible trackers', () => {
  const urls = [
    'http://t.example/announce',
    'http://t.example/announce',
    'udp://t.example:1',
    'wss://t.example',
    'file:///etc/passwd',
    'http://127.0.0.1:8080/api/v1/config',
    'http://[::1]/admin',
    'http://169.254.169.254/latest',
    'http://127.0.0.1:9000/announce',
    'nonsense',
  ]

  expect(usableTrackers(urls)).toEqual(['http://t.example/announce', 'udp://t.example:1', 'http://127.0.0.1:9000/announce'])
})

test('refuses a torrent with more files than any movie, with a reason', async () => {
  const files = (count: number) => Array.from({ length: count }, (_, i) => ({ length: 1, path: [`${i}.mkv`] }))
  const withFiles = (count: number) => ({
    name: 'Movie',
    files: files(count),
    'piece length': 16_384,
    pieces: pieces(Math.ceil(count / 16_384)),
  })

  expect(Object.keys(read(withFiles(20_000)))).not.toContain('text')
  expect(read(withFiles(20_001))).toMatchObject({ code: 'torrent_of_too_many_files', values: { most: 20_000 } })
})

test.each([
  ['lists', 'le'],
  ['numbers', 'i1e'],
  ['texts', '0:'],
])('refuses a file of a million %s before building anything', async (_, element) => {
  const bytes = Buffer.from(`d4:info${`l${element.repeat(1_000_000)}e`}e`)

  expect(readMetainfo(bytes)).toMatchObject({ code: 'torrent_too_complex' })
})

test('a thread reads and refuses the same as here', async () => {
  const readInThread = createTorrentReader(new URL('./reader-worker.ts', import.meta.url))
  const bytes = torrentOf(movie)

  const [found, refused] = await Promise.all([readInThread(bytes), readInThread(Buffer.from('nonsense'))])

  expect(found).toEqual({
    info_hash: infoHashOf(bytes),
    name: 'movie.mkv',
    length: 40_000,
    private: false,
    trackers: ['http://tracker.example/announce'],
  })
  expect(refused).toEqual(say(sentences, 'invalid_torrent'))
})

test('refuses a torrent that takes too long to read, and reads the next one', async () => {
  const readInThread = createTorrentReader('data:text/javascript,', 0.05)

  expect(await readInThread(torrentOf(movie))).toMatchObject({ text: expect.stringContaining('takes too long') })
  expect(await readInThread(torrentOf(movie))).toMatchObject({ text: expect.stringContaining('takes too long') })
})
