import { afterAll, expect, spyOn, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPieceBuffers } from './engine-buffers'
import { createStore } from './engine-store'
import { layOut } from './pieces'
import { verifyPieces } from './verify-pieces'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-store-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pieceLength = 64 * 1024
const pieces = [1, 2, 3].map((fill) => new Uint8Array(pieceLength).fill(fill))
const rightHashes = pieces.map((bytes) => createHash('sha1').update(bytes).digest('hex'))
const foreignHashes = pieces.map(() => '0'.repeat(40))
const length = pieces.length * pieceLength
const file = { index: 0, path: 'movie.mkv', length, offset: 0, padding: false, named: [] }
const layout = layOut({ files: [file], length, piece_length: pieceLength }, new Set([0]))

const openStore = () => createStore({ folder, layout, buffers: createPieceBuffers() })
type Store = ReturnType<typeof openStore>

const write = async (store: Store) => {
  const chunks = store.chunks(pieceLength, { onFailure: (error) => expect.unreachable(String(error)), onWritten: () => {} })
  await Promise.all(pieces.map((bytes, index) => new Promise((done) => chunks.put(index, bytes, done))))
}

const damage = async (piece: number) => {
  const handle = await open(join(folder, file.path), 'r+')
  await handle.write(new Uint8Array([99]), 0, 1, piece * pieceLength + 1_000)
  await handle.close()
}

const goodOnes = async (store: Store, hashes: readonly string[]) => {
  const good: number[] = []
  await verifyPieces({
    pieces: layout.wantedPieces,
    hashes,
    isAsWritten: store.isAsWritten,
    read: store.read,
    giveBack: store.giveBack,
    isCancelled: () => false,
    onPiece: (piece, isGood) => isGood && good.push(piece),
  })
  return good
}

test('data that comes back from disk as written is good without its hash, once; changed data is not', async () => {
  const store = openStore()
  await write(store)
  await damage(1)

  expect(await goodOnes(store, foreignHashes)).toEqual([0, 2])
  expect(await goodOnes(store, foreignHashes)).toEqual([])
  expect(await goodOnes(store, rightHashes)).toEqual([0, 2])
  await store.close()
})

test('data from an earlier run of the store is verified only by its hash', async () => {
  const writer = openStore()
  await write(writer)
  await writer.close()

  const store = openStore()
  expect(await goodOnes(store, foreignHashes)).toEqual([])
  expect(await goodOnes(store, rightHashes)).toEqual([0, 1, 2])
  await store.close()
})

test('what is written is synced once, however often that is asked for, and so is what a run before may have written', async () => {
  const handle = await open(join(folder, file.path), 'r+')
  const synced = spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync')
  await handle.close()
  const counted = async (store: Store) => {
    synced.mockClear()
    await Promise.all([store.sync(), store.sync()])
    await store.sync()
    return synced.mock.calls.length
  }
  const store = openStore()

  await write(store)
  expect(await counted(store)).toBe(1)
  expect(await counted(store)).toBe(0)
  await write(store)
  expect(await counted(store)).toBe(1)
  await store.close()

  const later = openStore()
  await goodOnes(later, rightHashes)
  expect(await counted(later)).toBe(1)
  await later.close()
  synced.mockRestore()
})

test('of a torrent with more files than stay open, each one that was written is synced, once', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...file,
    index,
    path: `disc/${index}.vob`,
    length: 3_000,
    offset: index * 3_000,
  }))
  const whole = { files: many, length: many.length * 3_000, piece_length: pieceLength }
  const store = createStore({ folder, layout: layOut(whole, new Set(many.map(({ index }) => index))), buffers: createPieceBuffers() })
  const chunks = store.chunks(pieceLength, { onFailure: (error) => expect.unreachable(String(error)), onWritten: () => {} })
  const handle = await open(join(folder, file.path), 'r')
  const synced = spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync')
  await handle.close()

  await new Promise((done) => chunks.put(0, pieces[0]!, done))
  await store.sync()
  expect(synced.mock.calls.length).toBe(Math.ceil(pieceLength / 3_000))
  await store.sync()
  expect(synced.mock.calls.length).toBe(Math.ceil(pieceLength / 3_000))

  synced.mockRestore()
  await store.close()
})

test('who asks for a sync while one goes on waits for it', async () => {
  const store = openStore()
  await write(store)
  const ended: string[] = []
  const handle = await open(join(folder, file.path), 'r')
  const held = Promise.withResolvers<void>()
  const synced = spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync').mockImplementation(() => held.promise)
  await handle.close()

  const all = [store.sync().then(() => ended.push('first')), store.sync().then(() => ended.push('second'))]
  await new Promise(setImmediate)
  expect(ended).toEqual([])
  held.resolve()
  await Promise.all(all)

  expect(ended).toEqual(['first', 'second'])
  synced.mockRestore()
  await store.close()
})
