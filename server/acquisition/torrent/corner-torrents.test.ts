import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { torrentHash } from '#server/foundation/lib/torrent-hash'
import { isProblem, readInfo, readMetainfo } from './metainfo'

const text = (value: string) => `${Buffer.byteLength(value)}:${value}`
const pieces = `60:${'\x01'.repeat(60)}`
const size = '6:lengthi40000e'
const pieceLength = '12:piece lengthi16384e'
const base = `${size}4:name9:movie.mkv${pieceLength}6:pieces${pieces}`

/** Bodies of `info`, written as no program of ours would write them. */
const infos = [
  base,
  `4:name9:movie.mkv${size}6:pieces${pieces}${pieceLength}`,
  `6:pieces${pieces}${pieceLength}4:name9:movie.mkv${size}`,
  `${base}6:source4:TRKR`,
  `6:source4:TRKR${base}`,
  `${base}3:agei7e`,
  base.replace('i40000e', 'i0040000e'),
  base.replace('i16384e', 'i00016384e'),
  base.replace('9:movie.mkv', '09:movie.mkv'),
  base.replace('9:movie.mkv', '0009:movie.mkv'),
  base.replace('6:pieces60:', '6:pieces060:'),
  `${base}1:xi-0e`,
  `${base}1:xi007e`,
  `${base}1:xi+7e`,
  `${base}1:xi1.5e`,
  `${base}1:xie`,
  `${base}1:xi-e`,
  `${base}1:xi99999999999999999999e`,
  `${base}1:xi-99999999999999999999e`,
  `${base}1:xi9007199254740993e`,
  `${base}1:x0:`,
  `${base}1:xle`,
  `${base}1:xde`,
  `${base}1:xllllllleeeeeee`,
  `${base}1:xd1:ad1:bd1:cdeeee`,
  `0:3:abc${base}`,
  `0:0:${base}`,
  `0:de${base}`,
  `1:0i1e1:1i2e2:10i3e${base}`,
  `2:10i3e1:1i2e1:0i1e${base}`,
  `9:__proto__de${base}`,
  `11:constructori1e${base}`,
  `8:toString3:abc${base}`,
  `${base}${text('key')}${text('worth')}`,
  `${base}1:x3:\xff\xfe\xfd`,
  `3:\xff\xfe\xfdi1e${base}`,
  `${base}7:privatei0e`,
  `${base}7:privatei1e`,
  `7:privatei1e${base}`,
  `${base}7:private1:1`,
  `${base}4:name5:other`,
  `${base}6:lengthi1e`,
  `${base}4:infod1:ai1ee`,
  `4:infod4:infodee${base}`,
  `${base}12:meta versioni1e`,
  `${base}12:meta versioni2e9:file treede`,
  `${base}5:filesi7e`.replace('5:filesi7e', '5:filezi7e'),
  `${base}5:ed2k 3:abc`.replace('5:ed2k ', '5:ed2k-'),
  `${base}6:md5sum32:${'a'.repeat(32)}`,
  `${base}4:attr1:x`,
  `${base}10:name.utf-83:abc`,
]

/** What stands around `info`. */
const rests: readonly [before: string, after: string][] = [
  ['', ''],
  ['8:announce31:http://tracker.example/announce', ''],
  ['8:announcei7e', ''],
  ['8:announcele', ''],
  ['8:announced1:ai1ee', ''],
  ['13:announce-listi7e', ''],
  ['13:announce-listle', ''],
  ['13:announce-list31:http://tracker.example/announce', ''],
  ['13:announce-listl31:http://tracker.example/announcee', ''],
  ['13:announce-listll31:http://tracker.example/announceei7edee', ''],
  ['13:announce-listd1:ai1ee', ''],
  ['', '8:url-listi7e'],
  ['', '8:url-listde'],
  ['', '8:url-listli1ei2ee'],
  ['', '8:url-list0:'],
  ['', '8:url-list19:http://seed.example'],
  ['', '9:httpseedsi1e'],
  ['', '5:nodesle'],
  ['13:creation date4:noon', ''],
  ['13:creation datei-1e', ''],
  ['7:commenti1e', ''],
  ['10:created byle', ''],
  ['8:encodingi1e', ''],
  ['8:encoding7:nowhere', ''],
  ['1:zi1e', '1:ai1e'],
  ['4:infx4:info', ''],
  ['', '\n'],
  ['', '12:piece layersde'],
  ['10:signatures3:abc', ''],
]

const files = [
  ...infos.map((info) => ['', `d${info}e`, ''] as const),
  ...rests.map(([before, after]) => [before, `d${base}e`, after] as const),
]

test('eighty torrents that programs write in other ways keep the hash of their bytes, whatever is around', () => {
  expect(files).toHaveLength(80)
  for (const [before, info, after] of files) {
    const isTail = after === '\n'
    const bytes = Buffer.from(`d${before}4:info${info}${isTail ? '' : after}e${isTail ? after : ''}`, 'latin1')
    const raw = Buffer.from(info, 'latin1')
    const hash = createHash('sha1').update(raw).digest('hex')

    const read = readMetainfo(bytes)

    expect(isProblem(read) ? [before, info, read] : hash).toBe(hash)
    expect(read.info_hash).toBe(hash)
    expect(torrentHash(bytes)).toBe(hash)
    if (isProblem(read)) continue
    expect(Buffer.from(read.info).equals(raw)).toBe(true)
    expect(readMetainfo(read.bytes)).toMatchObject({ info_hash: hash, trackers: read.trackers })
    expect(readInfo(read.info)).toMatchObject({ info_hash: hash, length: 40_000 })
  }
})

test('falls back to the single tracker when the list has none that is usable', () => {
  const single = '8:announce31:http://tracker.example/announce'
  const trackersOf = (rest: string) => {
    const read = readMetainfo(Buffer.from(`d${rest}4:infod${base}ee`, 'latin1'))
    return isProblem(read) ? read : read.tiers
  }

  for (const list of ['i7e', 'le', 'llee', 'll0:ee', 'li1ei2ee', 'll15:wss://t.exampleee', 'de'])
    expect(trackersOf(`${single}13:announce-list${list}`)).toEqual([['http://tracker.example/announce']])
  expect(trackersOf('13:announce-listll17:udp://a.example:117:udp://b.example:1el17:udp://a.example:117:udp://c.example:1ee')).toEqual([
    ['udp://a.example:1', 'udp://b.example:1'],
    ['udp://c.example:1'],
  ])
})
