import { afterEach, beforeEach, expect, test } from 'bun:test'
import { attempt } from '#server/foundation/lib/attempt'
import { silentLog } from '#server/foundation/platform/log'
import { createMediaWorker } from './media-worker'

/** A thread that reports each job it starts and finishes it on command. */
const script = `
const outside = new BroadcastChannel('media-worker-test')
const held = new Map()
outside.onmessage = ({ data }) => data.finish && held.has(data.finish) && postMessage({ id: held.get(data.finish), ok: true, result: data.finish })
self.onmessage = ({ data: { id, job } }) => {
  held.set(job.path, id)
  outside.postMessage({ begun: job.path })
  if (job.path === 'crash') setTimeout(() => { throw new Error('nonsense in the file') })
  if (job.path === 'refuse') postMessage({ id, ok: false, why: 'damaged', message: 'no' })
}`

let outside: BroadcastChannel
let begun: string[]
let worker: ReturnType<typeof createMediaWorker>
const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
const open = (longest = 60) => {
  worker = createMediaWorker({ worker: address, log: silentLog, longest })
}
beforeEach(() => {
  begun = []
  outside = new BroadcastChannel('media-worker-test')
  outside.onmessage = ({ data }: MessageEvent<{ begun?: string }>) => data.begun && begun.push(data.begun)
  open()
})
afterEach(() => {
  worker.stop()
  outside.close()
})

const ask = (path: string, signal?: AbortSignal) => attempt(() => worker.ask<'video_init'>({ kind: 'video_init', path }, signal))
const finish = (path: string) => outside.postMessage({ finish: path })
const until = async (holds: () => boolean) => {
  for (let i = 0; i < 3000 && !holds(); i++) await Bun.sleep(10)
  expect(holds()).toBe(true)
}

test('runs at most two jobs, and the newest request next', async () => {
  const asked = ['one', 'two', 'three', 'four', 'five'].map((path) => ask(path))
  await until(() => begun.length === 2)

  finish('one')
  await until(() => begun.length === 3)
  finish('two')
  await until(() => begun.length === 4)
  finish('five')
  await until(() => begun.length === 5)
  for (const path of ['three', 'four']) finish(path)

  expect(begun).toEqual(['one', 'two', 'five', 'four', 'three'])
  expect(await Promise.all(asked)).toMatchObject(['one', 'two', 'three', 'four', 'five'].map((value) => ({ ok: true, value })))
})

test('does not start a job that nobody waits for', async () => {
  const leaving = new AbortController()
  const [one, two] = [ask('one'), ask('two')]
  const dropped = ask('dropped', leaving.signal)
  const late = ask('late', AbortSignal.abort())
  await until(() => begun.length === 2)

  leaving.abort()
  finish('one')
  finish('two')

  expect((await Promise.all([one, two])).every(({ ok }) => ok)).toBe(true)
  expect([(await dropped).ok, (await late).ok]).toEqual([false, false])
  const last = ask('last')
  await until(() => begun.includes('last'))
  finish('last')
  await last
  expect(begun).toEqual(['one', 'two', 'last'])
})

test('a file that crashes the thread fails only the running jobs; waiting ones continue in a new thread', async () => {
  const [beside, crash, waiting] = [ask('beside'), ask('crash'), ask('waiting')]

  expect([(await crash).ok, (await beside).ok]).toEqual([false, false])
  await until(() => begun.includes('waiting'))
  finish('waiting')

  expect(await waiting).toMatchObject({ ok: true, value: 'waiting' })
})

test('abandons a job that takes too long and runs the next', async () => {
  const tooLong = 'a job took too long'
  worker.stop()
  open(1)

  expect(await ask('endless')).toMatchObject({ ok: false, error: { why: null, message: tooLong } })
  let next = await ask('refuse')
  // Its time includes the start of a new thread.
  for (let i = 0; i < 20 && !next.ok && next.error.message === tooLong; i++) next = await ask('refuse')

  expect(next).toMatchObject({ ok: false, error: { why: 'damaged' } })
})

test('nobody waits forever when the service stops', async () => {
  const asked = ['one', 'two', 'three'].map((path) => ask(path))
  await until(() => begun.length === 2)

  worker.stop()

  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([false, false, false])
})
