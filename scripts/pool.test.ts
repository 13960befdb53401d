import { expect, test } from 'bun:test'
import { inOrder, type Job, type Kind, runPool } from './pool'

/** Jobs that end when they are told to, and which of them run. */
const openRoom = () => {
  const ends = new Map<string, () => void>()
  const job = (name: string, kind: Kind, seconds = 1): Job & { readonly name: string } => ({
    name,
    kind,
    seconds,
    run: () =>
      new Promise<void>((end) => {
        ends.set(name, end)
      }).finally(() => ends.delete(name)),
  })
  /** Ends a job and returns what runs then. */
  const after = async (name?: string) => {
    if (name) ends.get(name)?.()
    for (let turns = 0; turns < 20; turns++) await Promise.resolve()
    return [...ends.keys()].toSorted()
  }
  return { job, after }
}

test('heavy jobs start first, each kind from the longest', () => {
  const { job } = openRoom()
  const jobs = [job('b', 'usual', 5), job('d', 'waiting', 90), job('a', 'usual', 70), job('c', 'heavy', 20), job('e', 'heavy', 30)]

  expect(inOrder(jobs).map(({ name }) => name)).toEqual(['e', 'c', 'a', 'b', 'd'])
})

test('two heavy jobs leave room for waiting ones only, and four usual ones run at once', async () => {
  const { job, after } = openRoom()
  const heavy = ['h1', 'h2', 'h3'].map((name) => job(name, 'heavy'))
  const usual = ['u1', 'u2', 'u3', 'u4', 'u5'].map((name) => job(name, 'usual'))
  const waiting = ['w1', 'w2', 'w3'].map((name) => job(name, 'waiting'))
  const all = runPool([...usual, ...waiting, ...heavy], 4)

  expect(await after()).toEqual(['h1', 'h2', 'w1', 'w2'])
  expect(await after('w1')).toEqual(['h1', 'h2', 'w2', 'w3'])
  expect(await after('h1')).toEqual(['h2', 'h3', 'w2', 'w3'])
  expect(await after('h2')).toEqual(['h3', 'u1', 'w2', 'w3'])
  expect(await after('h3')).toEqual(['u1', 'u2', 'u3', 'w2', 'w3'])
  expect(await after('w2')).toEqual(['u1', 'u2', 'u3', 'w3'])
  expect(await after('w3')).toEqual(['u1', 'u2', 'u3', 'u4'])
  for (const name of ['u1', 'u2', 'u3', 'u4', 'u5']) await after(name)
  await all
})

test('a job that is larger than the room runs alone', async () => {
  const { job, after } = openRoom()
  const all = runPool([job('h1', 'heavy'), job('h2', 'heavy')], 1)

  expect(await after()).toEqual(['h1'])
  expect(await after('h1')).toEqual(['h2'])
  await after('h2')
  await all
})

test('once stopped, no further job starts, and those that run are waited for', async () => {
  const { job, after } = openRoom()
  let isStopped = false
  let isOver = false
  const all = runPool([job('u1', 'usual'), job('u2', 'usual'), job('u3', 'usual')], 2, () => isStopped).then(() => {
    isOver = true
  })

  expect(await after()).toEqual(['u1', 'u2'])
  isStopped = true
  expect(await after('u1')).toEqual(['u2'])
  expect(isOver).toBe(false)
  await after('u2')
  await all
  expect(isOver).toBe(true)
})
