import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { beatMs, createHeartbeat, waitedForProcessorMs } from './heartbeat'

const LIMIT_MS = 15_000

/** Both sides on a clock of their own. */
const openWorld = ({ saysWaits = true } = {}) => {
  let [at, waited] = [0, 0]
  const heart = createHeartbeat({ now: () => at, waitedMs: () => (saysWaits ? waited : null) })
  return {
    heart,
    at: () => at,
    /** The next beat, this much too late, while the process could not run for some of the time. */
    next: ({ lateMs = 0, waitsMs = 0 } = {}) => {
      at += beatMs + lateMs
      waited += waitsMs
      return heart.beat()
    },
  }
}
type World = ReturnType<typeof openWorld>
const alive = (world: World) => {
  world.heart.heard()
  return world
}
const untilGivenUp = (world: World, how: Parameters<World['next']>[0] = {}) => {
  const from = world.at()
  for (let beats = 0; beats < 1_000; beats++) if (world.next(how) === 'hangs') return world.at() - from
  return null
}

test('one that answers is never given up', () => {
  const world = alive(openWorld())

  for (let beats = 0; beats < 100; beats++) {
    expect(world.next()).toBe('ask')
    world.heart.heard()
  }
})

test('one that falls silent on a quiet computer is given up after four misses, with time to start anew', () => {
  const took = untilGivenUp(alive(openWorld()))

  expect(took).toBe(5 * beatMs)
  expect(took).toBeLessThan(LIMIT_MS - 3_000)
})

test('one that hardly gets a processor has half as long again to answer, and is given up then', () => {
  const took = untilGivenUp(alive(openWorld()), { waitsMs: (beatMs * 7) / 8 })

  expect(took).toBe(7 * beatMs)
  expect(took).toBeLessThan(LIMIT_MS - 3_500)
})

test('while our own loop is as late as a beat, nothing counts against it', () => {
  const world = alive(openWorld())

  for (let beats = 0; beats < 100; beats++) expect(world.next({ lateMs: beatMs })).toBe('ask')
})

test('where the system does not say who waits, our own loop alone decides', () => {
  expect(untilGivenUp(alive(openWorld({ saysWaits: false })), { waitsMs: beatMs })).toBe(5 * beatMs)
})

test('before its first word it has a minute', () => {
  expect(untilGivenUp(openWorld())).toBe(41 * beatMs)
})

test('for any starvation: one that answers within nine seconds, and within four in which it could run, stays', () => {
  const beat = fc.record({ lateMs: fc.integer({ min: 0, max: 3_000 }), waitsMs: fc.integer({ min: 0, max: 3_000 }) })
  fc.assert(
    fc.property(fc.array(beat, { minLength: 1, maxLength: 300 }), (beats) => {
      const world = alive(openWorld())
      world.next()
      let silence = { fair: 0, all: 0 }
      for (const { lateMs, waitsMs } of beats) {
        const all = Math.max(0, beatMs - lateMs)
        silence = { fair: silence.fair + Math.max(0, all - waitsMs), all: silence.all + all }
        if (silence.fair >= 4_000 || silence.all >= 9_000) {
          world.heart.heard()
          silence = { fair: 0, all: 0 }
        }
        expect(world.next({ lateMs, waitsMs })).toBe('ask')
      }
    }),
  )
})

test.skipIf(process.platform !== 'linux')('Linux says how long a process waited, and nothing about one that is gone', () => {
  expect(waitedForProcessorMs(process.pid)).toBeGreaterThanOrEqual(0)
  expect(waitedForProcessorMs(2 ** 30)).toBeNull()
})
