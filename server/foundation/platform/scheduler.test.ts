import { expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { hours, minutes } from '#server/foundation/lib/duration'
import { createScheduler, type Task, type TaskMemory, task } from './scheduler'

const begun = '2026-03-01T12:00:00.000Z'
/** A scheduler whose memory survives restarts, like the database. */
const open = (...lives: ((ran: string[]) => Task[])[]) => {
  const clock = stoppedClock(begun)
  const ran: string[] = []
  const ended: string[] = []
  const last = new Map<string, Date>()
  const memory: TaskMemory = {
    lastRun: (name) => last.get(name) ?? null,
    started: (name, at) => {
      last.set(name, at)
      return 1
    },
    ended: ({ task, canceled }) => void ended.push(canceled ? `${task} (canceled)` : task),
  }
  const start = (tasks: Task[]) => {
    const scheduler = createScheduler({ tasks, clock, memory, say: (error) => ({ text: String(error), sentence: null }) })
    scheduler.spread()
    return scheduler
  }
  return { clock, ran, ended, start: (life = 0) => start(lives[life]!(ran)) }
}
const named = (ran: string[], name: string, options: Parameters<typeof task>[1]) =>
  task(name, options, async () => {
    ran.push(name)
  })

test('runs overdue tasks one after another at startup, then each at its interval', async () => {
  const { clock, ran, start } = open((into) => ['one', 'two'].map((name) => named(into, name, { every: minutes(15) })))
  const scheduler = start()

  await scheduler.tick()
  expect(ran).toEqual([])
  for (const after of [3000, 3000]) {
    clock.advance(after)
    await scheduler.tick()
  }
  expect(ran).toEqual(['one', 'two'])
  expect(scheduler.nextRun('two')?.toISOString()).toBe('2026-03-01T12:15:06.000Z')
})

test('a task with work left from before a restart runs without waiting for its interval', async () => {
  let isBehind = false
  const { clock, ran, start } = open((into) => [named(into, 'search', { every: minutes(15), isBehind: () => isBehind })])
  const first = start()
  clock.advance(3000)
  await first.tick()

  isBehind = true
  const second = start()
  clock.advance(3000)
  await second.tick()
  expect(ran).toEqual(['search', 'search'])

  clock.advance(minutes(14) * 1000)
  await second.tick()
  expect(ran).toHaveLength(2)
  clock.advance(minutes(1) * 1000)
  await second.tick()
  expect(ran).toHaveLength(3)
})

test('setting the clock back delays no task beyond its interval, even right after a restart', async () => {
  const { clock, ran, start } = open((into) => [named(into, 'one', { every: hours(1) })])
  const scheduler = start()

  clock.set('2026-02-01T12:00:00.000Z')
  expect(scheduler.nextRun('one')?.toISOString()).toBe('2026-02-01T13:00:00.000Z')
  clock.set(begun)
  clock.advance(3000)
  await scheduler.tick()
  clock.set('2026-02-01T12:00:00.000Z')
  expect(scheduler.nextRun('one')?.toISOString()).toBe('2026-02-01T13:00:00.000Z')
  expect(ran).toEqual(['one'])
})

test('skips a disabled task', async () => {
  const { clock, ran, start } = open((into) => [named(into, 'one', { every: minutes(1), isEnabled: () => false })])
  const scheduler = start()

  clock.advance(hours(1) * 1000)
  await scheduler.tick()

  expect(ran).toEqual([])
  expect(scheduler.nextRun('one')).toBeNull()
})

test('a task that outlives the service writes nothing to closed storage', async () => {
  const waiting: (() => void)[] = []
  const slow = task('slow', { every: hours(1) }, () => new Promise<void>((resolve) => void waiting.push(resolve)))
  const { ended, start } = open(() => [slow])
  const scheduler = start()
  const endOf = async () => {
    scheduler.runNow('slow')
    await Promise.resolve()
    const idle = scheduler.idle()
    return { idle, end: () => waiting.pop()!() }
  }

  const inTime = await endOf()
  inTime.end()
  await inTime.idle
  expect(ended).toEqual(['slow'])

  const tooLate = await endOf()
  scheduler.abandon()
  tooLate.end()
  await tooLate.idle
  expect(ended).toEqual(['slow'])
})

test('a task that is canceled before its turn does nothing, and ends as canceled, not as failed', async () => {
  const step = Promise.withResolvers<void>()
  const { ended, ran, start } = open((into) => [
    task('steps', { every: minutes(15), isCancelable: true }, async (signal) => {
      for (const each of ['one', 'two']) {
        signal.throwIfAborted()
        into.push(each)
        await step.promise
      }
    }),
  ])
  const scheduler = start()
  expect(scheduler.cancel('steps')).toBeUndefined()
  scheduler.runNow('steps')

  expect(scheduler.cancel('steps')).toMatchObject({ task: 'steps' })
  expect(scheduler.isCanceling('steps')).toBe(true)
  step.resolve()
  await scheduler.idle()
  expect(ran).toEqual([])
  expect(ended).toEqual(['steps (canceled)'])
  expect(scheduler.isCanceling('steps')).toBe(false)
})
