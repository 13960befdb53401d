import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { silentLog } from '#server/foundation/platform/log'
import { until } from '#server/testing/until'
import { createMediaWorker } from './media-worker'
import type { Job } from './worker-jobs'

/** A thread that reports each job it starts and finishes it on command. */
const script = `
const outside = new BroadcastChannel('media-worker-test')
outside.postMessage({ started: true })
const held = new Map()
outside.onmessage = ({ data }) => data.finish && held.has(data.finish) && postMessage({ id: held.get(data.finish), ok: true, result: data.finish })
self.onmessage = ({ data: { id, job } }) => {
  held.set(job.path, id)
  outside.postMessage({ begun: job.kind === 'read' ? job.path : job.path + ' ' + job.number })
  if (job.path === 'crash') setTimeout(() => { throw new Error('nonsense in the file') })
  if (job.path === 'refuse') postMessage({ id, ok: false, why: 'damaged', message: 'no' })
}`

let outside: BroadcastChannel
let begun: string[]
let started: number
let worker: ReturnType<typeof createMediaWorker>
const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
const open = (longest: (job: Job) => number = () => 60) => {
  worker = createMediaWorker({ worker: address, log: silentLog, longest })
}
beforeEach(() => {
  begun = []
  started = 0
  outside = new BroadcastChannel('media-worker-test')
  outside.onmessage = ({ data }: MessageEvent<{ begun?: string; started?: boolean }>) => {
    if (data.begun) begun.push(data.begun)
    if (data.started) started++
  }
  open()
})
afterEach(() => {
  worker.stop()
  outside.close()
})

const ask = (path: string, signal?: AbortSignal) => attempt(() => worker.ask<'read'>({ kind: 'read', path }, signal))
const segment = (path: string, number: number) =>
  attempt(() => worker.ask<'video_segment'>({ kind: 'video_segment', path, number, from: 0, to: 1, is_last: false }))
const finish = (path: string) => outside.postMessage({ finish: path })

const tooLong = 'it took too long'

test('runs one job of a file at a time, and the newest request next; each watched file has a thread', async () => {
  const asked = ['one', 'one', 'two'].map((path, number) => segment(path, number))
  await until('the worker is so far', () => begun.length === 2)
  const more = [segment('one', 7), segment('one', 8)]

  finish('one')
  await until('the worker is so far', () => begun.length === 3)
  finish('one')
  await until('the worker is so far', () => begun.length === 4)
  finish('one')
  await until('the worker is so far', () => begun.length === 5)
  for (const path of ['one', 'two']) finish(path)

  expect(begun.slice(0, 2).toSorted()).toEqual(['one 0', 'two 2'])
  expect(begun.slice(2)).toEqual(['one 8', 'one 7', 'one 1'])
  expect((await Promise.all([...asked, ...more])).every(({ ok }) => ok)).toBe(true)
})

test('does not start a job that nobody waits for', async () => {
  const leaving = new AbortController()
  const one = ask('one')
  const dropped = ask('dropped', leaving.signal)
  const late = ask('late', AbortSignal.abort())
  await until('the worker is so far', () => begun.length === 1)

  leaving.abort()
  finish('one')

  expect((await one).ok).toBe(true)
  expect([(await dropped).ok, (await late).ok]).toEqual([false, false])
  const last = ask('last')
  await until('the worker is so far', () => begun.includes('last'))
  finish('last')
  await last
  expect(begun).toEqual(['one', 'last'])
})

test('a file that crashes the thread fails alone; waiting jobs continue in a new thread', async () => {
  const [beside, crash] = [segment('beside', 1), ask('crash')]
  await until('the worker is so far', () => begun.includes('beside 1'))
  const waiting = ask('waiting')

  expect(await crash).toMatchObject({ ok: false, error: { why: 'hung' } })
  await until('the worker is so far', () => begun.includes('waiting'))
  for (const path of ['waiting', 'beside']) finish(path)

  expect(await waiting).toMatchObject({ ok: true, value: 'waiting' })
  expect((await beside).ok).toBe(true)
})

test('abandons a job that hangs, runs the next, and does not try that one again', async () => {
  worker.stop()
  open(({ path }) => (path === 'endless' ? 0.2 : 60))
  const [endless, next] = [ask('endless'), ask('refuse')]
  await endless

  expect(await endless).toMatchObject({ ok: false, error: { why: 'hung', message: tooLong } })
  expect(await next).toMatchObject({ ok: false, error: { why: 'damaged' } })
  expect(await ask('endless')).toMatchObject({ ok: false, error: { why: 'hung' } })
  expect(begun.filter((path) => path === 'endless').length).toBeLessThanOrEqual(1)
})

test('a file that hung three of its jobs gets no further one', async () => {
  worker.stop()
  open(() => 0.2)
  for (const number of [1, 2, 3]) expect(await segment('endless', number)).toMatchObject({ ok: false, error: { message: tooLong } })

  const further = await segment('endless', 4)

  expect(further).toMatchObject({ ok: false, error: { message: 'this part of the file has hung before' } })
  expect(begun).not.toContain('endless 4')
})

test('a viewer of a good movie notices nothing of a bad one', async () => {
  worker.stop()
  open(({ path }) => (path === 'endless' ? 0.2 : 60))
  const good = segment('good', 1)
  await until('the worker is so far', () => begun.includes('good 1'))

  const bad = [ask('endless'), ...[1, 2, 3, 4].map((number) => segment('endless', number))]
  expect((await Promise.all(bad)).map(({ ok }) => ok)).toEqual(bad.map(() => false))

  finish('good')
  expect(await good).toMatchObject({ ok: true })
  expect(begun.filter((job) => job === 'good 1')).toHaveLength(1)
})

test('more movies than threads are all watched', async () => {
  const paths = Array.from({ length: 9 }, (_, i) => `movie ${i}`)
  const asked = paths.map((path) => segment(path, 0))
  for (let ended = 0; ended < paths.length; ended++) {
    await until('the worker is so far', () => begun.length > ended)
    finish(begun[ended]!.slice(0, -2))
  }

  expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true)
})

test('going from movie to movie starts no thread for each', async () => {
  for (let movie = 0; movie < 9; movie++) {
    const asked = segment(`movie ${movie}`, 0)
    await until('the worker is so far', () => begun.length > movie)
    finish(`movie ${movie}`)
    expect((await asked).ok).toBe(true)
  }

  expect(started).toBe(2)
})

test('a file that changed is tried again', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'marquee-worker-')), 'movie.mkv')
  writeFileSync(path, 'bad')
  worker.stop()
  open(() => 0.2)
  expect(await ask(path)).toMatchObject({ ok: false, error: { why: 'hung' } })
  worker.stop()

  writeFileSync(path, 'the whole movie')
  const again = ask(path)
  await again

  expect(await again).toMatchObject({ ok: false, error: { message: tooLong } })
  expect(await ask(path)).toMatchObject({ ok: false, error: { message: 'this part of the file has hung before' } })
})

test('nobody waits forever when the service stops', async () => {
  const asked = [ask('one'), segment('two', 2), ask('three')]
  await until('the worker is so far', () => begun.length === 2)

  worker.stop()

  expect((await Promise.all(asked)).map((done) => !done.ok && done.error)).toMatchObject(asked.map(() => ({ why: 'stopped' })))
})

test('a thread that met ten damaged files is followed by a new one', async () => {
  for (let i = 0; i < 10; i++) await ask('refuse')
  expect(started).toBe(1)

  await ask('refuse')

  await until('a new thread runs', () => started === 2)
})
