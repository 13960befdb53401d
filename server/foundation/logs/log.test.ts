import { afterEach, describe, expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import type { LevelName } from '#server/foundation/platform/log'
import { currentTrace, inSpan, inTrace, newTrace } from '#server/foundation/platform/trace'
import { after } from '#server/testing/until'
import { createLog, type LogLine } from './log'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const aLog = (level: () => LevelName = () => 'trace') => {
  const lines: LogLine[] = []
  const clock = stoppedClock('2026-05-10T12:00:00.000Z')
  const log = createLog({ write: (line) => lines.push(line), clock, level })
  closing.push(log.close)
  return { log, lines, clock }
}

describe('a log line', () => {
  test('names the module and file that wrote it, and the level as a number', () => {
    const { log, lines } = aLog()

    const drive = log.for('downloads', 'drive')
    drive.error('a')
    drive.warn('b')
    drive.info('c')
    drive.debug('d')
    drive.trace('e', { movie_id: 3 })

    expect(lines.map((line) => line.level)).toEqual([0, 1, 2, 3, 4])
    expect(lines[4]).toEqual({
      ts_us: 1778414400000004,
      level: 4,
      target: 'service::downloads::drive',
      subsystem: 'downloads',
      trace_id: null,
      span_id: null,
      message: 'e',
      fields_json: { movie_id: 3 },
      source: 'backend',
    })
  })

  test('carries the trace through async work, each with its own span', async () => {
    const { log, lines } = aLog()
    const trace = newTrace()

    await inTrace(trace, async () => {
      await after(1)
      log.for('a', 'b').info('one')
      await inSpan(async () => {
        await after(1)
        log.for('a', 'b').info('two')
      })
    })
    log.for('a', 'b').info('three')

    expect(lines.map((line) => line.trace_id)).toEqual([trace.trace_id, trace.trace_id, null])
    expect(lines[0]!.span_id).toBe(trace.span_id)
    expect(lines[1]!.span_id).toMatch(/^[0-9a-f]{16}$/)
    expect(lines[1]!.span_id).not.toBe(trace.span_id)
    expect(currentTrace()).toBeUndefined()
  })

  test('keeps its order within a millisecond, and follows a clock that is set back', () => {
    const { log, lines, clock } = aLog()
    const say = log.for('a').info
    for (let i = 0; i < 3; i++) say('x')
    clock.advance(1)
    say('x')
    clock.set('2026-05-10T11:00:00.000Z')
    say('x')

    const start = 1778414400000000
    expect(lines.map((line) => line.ts_us - start)).toEqual([0, 1, 2, 1000, -3600000000])
  })

  test('is written only up to the current level', () => {
    let level: LevelName = 'warn'
    const { log, lines } = aLog(() => level)

    log.for('a').info('no')
    log.for('a').warn('yes')
    log.write({ level: 'debug', target: 'service::torrent::engine', message: 'no' })
    level = 'debug'
    log.for('a').debug('yes')
    log.for('a').trace('no')

    expect(lines.map((line) => line.message)).toEqual(['yes', 'yes'])
  })

  test('keeps braces and percent signs', () => {
    const { log, lines } = aLog()

    log.for('a').info('{movie} at 100 % %s', { movie: 'x' })

    expect(lines[0]!.message).toBe('{movie} at 100 % %s')
  })

  test('from another process carries the trace that it names', () => {
    const { log, lines } = aLog()

    log.write({ level: 'warn', target: 'service::torrent::engine', message: 'm', fields: { a: 1 }, trace_id: 'abc' })

    expect(lines[0]).toMatchObject({
      level: 1,
      target: 'service::torrent::engine',
      subsystem: 'torrent',
      trace_id: 'abc',
      span_id: null,
      fields_json: { a: 1 },
    })
  })
})

test('two logs in one process are independent, and closing one leaves the other alone', () => {
  const one = aLog()
  const two = aLog(() => 'error')

  one.log.for('a').info('to one')
  two.log.for('a').error('to two')
  one.log.close()
  one.log.for('a').error('to nobody')
  two.log.for('a').error('to two again')

  expect(one.lines.map((line) => line.message)).toEqual(['to one'])
  expect(two.lines.map((line) => line.message)).toEqual(['to two', 'to two again'])
})

describe('fields', () => {
  test('an error becomes its name, message, code, stack and cause', () => {
    const { log, lines } = aLog()
    const cause = Object.assign(new TypeError('inner'), { code: 'ENOENT' })

    log.for('a').error('failed', { error: new Error('outer', { cause }) })

    const { error } = lines[0]!.fields_json as { error: { name: string; stack: string; cause: object } }
    expect(error).toMatchObject({ name: 'Error', message: 'outer', cause: { name: 'TypeError', message: 'inner', code: 'ENOENT' } })
    expect(error.stack).toContain('log.test')
  })

  test('are JSON, whatever was passed', () => {
    const { log, lines } = aLog()
    const circle: Record<string, unknown> = {}
    circle.self = circle
    const strange = {
      circle,
      n: 10n,
      nan: Number.NaN,
      at: new Date(0),
      bad: new Date(Number.NaN),
      fn: () => 1,
      gone: undefined,
      bytes: new Uint8Array(5),
      map: new Map([['a', 1]]),
      half: '\ud800',
      get broken() {
        throw new Error('no')
      },
    }

    log.for('a').info('x', strange)

    const fields = lines[0]!.fields_json!
    expect(JSON.parse(JSON.stringify(fields))).toEqual(fields)
    expect(fields).toMatchObject({
      n: '10',
      nan: 'NaN',
      at: '1970-01-01T00:00:00.000Z',
      bad: null,
      bytes: '[5 bytes]',
      map: [['a', 1]],
      broken: '[unreadable]',
    })
    expect(fields).not.toHaveProperty('gone')
  })

  test('are bounded in length, width and depth', () => {
    const { log, lines } = aLog()
    const deep = { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } }

    log.for('a').info('m'.repeat(10_000), { text: 'x'.repeat(100_000), list: Array.from({ length: 1000 }, (_, i) => i), deep })
    log.for('a').info('wide', Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, 'y'.repeat(3000)])))

    expect(JSON.stringify(lines[0]).length).toBeLessThan(10_000)
    expect(JSON.stringify(lines[0]!.fields_json)).toContain('[…]')
    expect(JSON.stringify(lines[1]).length).toBeLessThan(20_000)
    expect(lines[1]!.fields_json).toHaveProperty('shortened_from')
  })

  test('are redacted before truncation, so half a secret never remains', () => {
    const lines: LogLine[] = []
    const secret = 'super-secret-value-1234567890'
    const log = createLog({
      write: (line) => lines.push(line),
      clock: stoppedClock('2026-05-10T12:00:00.000Z'),
      level: () => 'trace',
      scrub: (text) => text.replaceAll(secret, '*'),
    })
    closing.push(log.close)

    log.for('a').info('x', { text: `${'x'.repeat(4090)}${secret}${'x'.repeat(100)}` })

    expect(JSON.stringify(lines)).not.toContain('super')
  })
})
