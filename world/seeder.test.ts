import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import type { SpawnSelf } from './seeder'
import { startSeeder } from './seeder'
import { runSeeder } from './seeder-engine'
import { piecesOf, torrentFile } from './torrent-file'

const folder = await mkdtemp(join(tmpdir(), 'demo-seeder-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the seeder at the other end of a channel in this process. */
const beside: SpawnSelf = (_subcommand, hear) => {
  let listener = (_message: unknown) => {}
  let end = () => {}
  const ended = Promise.withResolvers<void>()
  runSeeder({
    channel: {
      send: hear,
      onMessage: (own) => {
        listener = own
      },
      onEnd: (own) => {
        end = own
      },
    },
    exit: () => ended.resolve(),
  })
  return { send: (message) => listener(message), kill: () => end(), ended: ended.promise }
}

const movie = async (text: string) => {
  const path = join(folder, 'movie.mkv')
  await Bun.write(path, text)
  const pieces = await piecesOf([await Bun.file(path).arrayBuffer()], 16_384)
  const files = [{ path: ['movie.mkv'], length: text.length }]
  const { info_hash, bytes } = torrentFile({
    name: 'movie.mkv',
    files,
    pieceLength: 16_384,
    pieces,
    trackers: ['http://127.0.0.1:1/announce'],
  })
  return { path, request: { info_hash, torrent: bytes, files: [{ path, length: text.length }] } }
}

test('files that do not match the torrent are not seeded, and the error is reported', async () => {
  const seeder = await startSeeder({ spawnSelf: beside, rateLimit: null, log: silentLog })
  const { path, request } = await movie('as it was made '.repeat(3000))
  await Bun.write(path, 'as it is now   '.repeat(3000))

  await expect(seeder.seed(request)).rejects.toThrow('do not match the torrent')
  await seeder.stop()
})

test('stopping a seeder rejects pending requests', async () => {
  const seeder = await startSeeder({ spawnSelf: beside, rateLimit: 1000, log: silentLog })
  const { request } = await movie('as it was made '.repeat(3000))

  const seeding = seeder.seed(request)
  await seeder.stop()

  expect(await seeding).toBeUndefined()
})
