import { afterEach, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createScrubber } from '#server/foundation/lib/redact'
import { InvalidCursor } from '#server/foundation/platform/errors'
import { createCursors } from '#server/foundation/platform/http/page'
import { inTrace, newTrace } from '#server/foundation/platform/trace'
import { until } from '#server/testing/until'
import { createLog } from './log'
import { createLogStore } from './logs'
import { openLogs } from './open'
import { createLogRetention } from './retention'
import { createLogSink } from './sink'
import { logsTable } from './table'

const cleaning: (() => void)[] = []
afterEach(() => {
  for (const clean of cleaning.splice(0).reverse()) clean()
})

const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'))
  cleaning.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const aLog = ({ secrets = () => [] as string[], window = 50_000, path = ':memory:' } = {}) => {
  const clock = stoppedClock('2026-05-10T12:00:00.000Z')
  const db = openLogs(path).db
  const scrubber = createScrubber({ knownSecrets: secrets })
  const sink = createLogSink({ db, scrubber })
  const log = createLog({ write: sink.write, clock, level: () => 'trace', scrub: scrubber.scrub })
  const logs = createLogStore({ db, sink, log, cursors: createCursors(() => 'k'), window })
  cleaning.push(() => {
    log.close()
    sink.close()
    db.$client.close()
  })
  return { clock, db, sink, log, logs }
}
const messages = (page: { results: { message: string }[] }) => page.results.map((row) => row.message)

describe('reading the log', () => {
  test('newest first, page by page, without gap or duplicate', () => {
    const { log, logs, clock } = aLog()
    for (let i = 0; i < 60; i++) {
      log.for('a').info(`line ${i}`)
      if (i % 7 === 0) clock.advance(1)
    }

    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = logs.list({ limit: 25, cursor })
      read.push(...messages(page))
      cursor = page.next_cursor ?? undefined
      expect(page.has_more).toBe(cursor !== undefined)
    } while (cursor)

    expect(read).toEqual(Array.from({ length: 60 }, (_, i) => `line ${59 - i}`))
  })

  test('with the columns of a log row and nothing else', () => {
    const { log, logs } = aLog()
    log.for('downloads', 'drive').warn('hm', { a: 1 })

    expect(logs.list({}).results).toEqual([
      {
        ts_us: 1778414400000000,
        level: 1,
        target: 'service::downloads::drive',
        subsystem: 'downloads',
        trace_id: null,
        span_id: null,
        message: 'hm',
        fields_json: { a: 1 },
        source: 'backend',
      },
    ])
  })

  test('by severity, subsystem, target, trace, source, text and time', () => {
    const { log, logs, clock } = aLog()
    const trace = newTrace()
    log.for('downloads', 'drive').error('one')
    clock.advance(1000)
    inTrace(trace, () => log.for('downloads', 'progress').warn('two', { movie: '100% _Sintel_' }))
    clock.advance(1000)
    log.for('indexers').info('three')
    logs.tell([{ level: 'debug', message: 'four', module: 'player' }])

    expect(messages(logs.list({ level: 'warn' }))).toEqual(['two', 'one'])
    expect(messages(logs.list({ level: '0' }))).toEqual(['one'])
    expect(messages(logs.list({ subsystem: 'downloads' }))).toEqual(['two', 'one'])
    expect(messages(logs.list({ target: 'service::downloads::d' }))).toEqual(['one'])
    expect(messages(logs.list({ trace_id: trace.trace_id }))).toEqual(['two'])
    expect(messages(logs.list({ source: 'frontend' }))).toEqual(['four'])
    expect(messages(logs.list({ q: '_SINTEL_' }))).toEqual(['two'])
    expect(messages(logs.list({ q: '100%' }))).toEqual(['two'])
    expect(messages(logs.list({ q: 'S_ntel' }))).toEqual([])
    expect(messages(logs.list({ since: '2026-05-10T12:00:01.000Z', until: '2026-05-10T12:00:02Z' }))).toEqual(['two'])
    expect(logs.list({ source: 'frontend' }).results[0]).toMatchObject({ target: 'service::web::player', subsystem: 'web', level: 3 })
    expect(() => logs.list({ level: 'loud' })).toThrow('level')
  })

  test('in steps if matches are rare', () => {
    const { log, logs } = aLog({ window: 10 })
    log.for('a').info('needle')
    for (let i = 0; i < 35; i++) log.for('a').info('hay')

    const found: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const page = logs.list({ q: 'needle', cursor })
      found.push(...messages(page))
      cursor = page.next_cursor ?? undefined
      pages++
    } while (cursor)

    expect(found).toEqual(['needle'])
    expect(pages).toBe(4)
  })

  test('only with cursors that it issued', () => {
    const { log, logs } = aLog()
    for (let i = 0; i < 30; i++) log.for('a').info('x')
    const { next_cursor } = logs.list({})

    expect(() => logs.list({ cursor: next_cursor!, level: 'error' })).toThrow(InvalidCursor)
    expect(() => logs.list({ after: next_cursor! })).toThrow(InvalidCursor)
    expect(() => logs.list({ after: next_cursor!, cursor: next_cursor! })).toThrow('after')
  })
})

describe('the live tail', () => {
  test('starts with the last lines and continues without gap or duplicate, even if the clock is set back', () => {
    const { log, logs, clock } = aLog()
    for (let i = 0; i < 5; i++) log.for('a').info(`before ${i}`)

    const begun = logs.list({ after: '', limit: 2 })
    expect(messages(begun)).toEqual(['before 3', 'before 4'])
    const nothing = logs.list({ after: begun.next_cursor!, limit: 2 })
    expect(nothing).toEqual({ results: [], has_more: false, next_cursor: expect.any(String) })
    clock.set('2026-05-01T00:00:00.000Z')
    for (let i = 0; i < 3; i++) log.for('a').info(`after ${i}`)
    const first = logs.list({ after: nothing.next_cursor!, limit: 2 })
    const second = logs.list({ after: first.next_cursor!, limit: 2 })

    expect(messages(first)).toEqual(['after 0', 'after 1'])
    expect(first.has_more).toBe(true)
    expect(messages(second)).toEqual(['after 2'])
    expect(second.has_more).toBe(false)
  })

  test('skips lines that do not match', () => {
    const { log, logs } = aLog({ window: 10 })
    const begun = logs.list({ after: '', level: 'error' })
    for (let i = 0; i < 25; i++) log.for('a').info('hay')
    log.for('a').error('needle')

    const found: string[] = []
    let page = begun
    do {
      page = logs.list({ after: page.next_cursor!, level: 'error' })
      found.push(...messages(page))
    } while (page.has_more)

    expect(found).toEqual(['needle'])
    expect(messages(logs.list({ after: page.next_cursor!, level: 'error' }))).toEqual([])
  })
})

describe('a secret', () => {
  const secret = 'Zq8v"Lw3/NpXr7+TbYk'

  test('appears in no row of the log, however encoded', () => {
    const known = [secret, 'pw']
    const { log, logs, db } = aLog({ secrets: () => known })
    const spelt = [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret),
      Buffer.from(`?${secret}!`).toString('base64'),
      Buffer.from(secret).toString('hex'),
    ]
    const say = log.for('a')

    for (const form of spelt) say.error(`at ${form}`, { error: new Error(`failed: ${form}`), list: [{ form }], [`k${form}`]: 1 })
    say.info('short', { given: 'pw', sentence: 'pw is a word' })
    logs.tell([{ level: 'error', message: `client ${secret}`, fields: { secret } }])
    logs.list({})

    const stored = JSON.stringify(db.select().from(logsTable).all())
    for (const form of spelt) expect(stored.includes(JSON.stringify(form).slice(2, -2))).toBe(false)
    expect(stored).toContain('pw is a word')
    expect(stored).not.toContain('"pw"')
  })

  test('is redacted as soon as it is set', () => {
    const known: string[] = []
    const { log, logs } = aLog({ secrets: () => known })

    log.for('a').info(`with ${secret}`)
    known.push(secret)

    expect(messages(logs.list({}))).toEqual(['with [REDACTED]'])
  })

  test('would be there without the scrubber', () => {
    const clock = stoppedClock('2026-05-10T12:00:00.000Z')
    const db = openLogs(':memory:').db
    const sink = createLogSink({ db, scrubber: { refresh() {}, scrub: (text) => text, scrubValue: (value) => value } })
    const log = createLog({ write: sink.write, clock, level: () => 'trace' })
    log.for('a').info(`with ${secret}`)
    sink.flush()
    log.close()

    expect(JSON.stringify(db.select().from(logsTable).all())).toContain(JSON.stringify(secret).slice(1, -1))
  })
})

describe('writing', () => {
  test('happens in batches, soon at the latest, and when the service stops', async () => {
    const db = openLogs(':memory:').db
    const scrubber = createScrubber({ knownSecrets: () => [] })
    const sink = createLogSink({ db, scrubber, flushMs: 20, flushRows: 3 })
    const log = createLog({ write: sink.write, clock: stoppedClock('2026-05-10T12:00:00.000Z'), level: () => 'trace' })
    const stored = () => db.select().from(logsTable).all().length

    log.for('a').info('1')
    log.for('a').info('2')
    expect(stored()).toBe(0)
    log.for('a').info('3')
    expect(stored()).toBe(3)
    log.for('a').info('4')
    await until('it is stored', () => stored() === 4)
    log.for('a').info('5')
    sink.close()
    expect(stored()).toBe(5)
    log.close()
  })

  const fill = ({ db }: Pick<ReturnType<typeof aLog>, 'db'>) => {
    const pages = (db.$client.query('PRAGMA page_count').get() as { page_count: number }).page_count
    db.$client.run(`PRAGMA max_page_count = ${pages}`)
    return () => db.$client.run('PRAGMA max_page_count = 1000000')
  }

  test('waits in memory while the disk is full, and catches up once there is room', () => {
    const app = aLog({ path: join(aFolder(), 'logs.db') })
    const { log, sink, logs } = app
    log.for('a').info('before')
    sink.flush()
    const makeRoom = fill(app)

    for (let i = 0; i < 1000; i++) log.for('a').info('meanwhile', { text: 'x'.repeat(500) })
    sink.flush()
    expect(messages(logs.list({}))).toEqual(['before'])
    makeRoom()
    log.for('a').info('after')

    expect(messages(logs.list({ limit: 3 }))).toEqual(['after', 'meanwhile', 'meanwhile'])
    expect(app.db.select().from(logsTable).all()).toHaveLength(1002)
    expect(sink.dropped()).toBe(0)
  })

  test('drops and counts what does not fit into memory while the disk stays full, and reports it in the end', () => {
    const app = aLog({ path: join(aFolder(), 'logs.db') })
    const { log, sink, logs } = app
    const makeRoom = fill(app)

    for (let i = 0; i < 6000; i++) log.for('a').info('meanwhile', { text: 'x'.repeat(500) })
    expect(sink.dropped()).toBe(1000)
    makeRoom()
    sink.flush()

    const [newest] = logs.list({ limit: 1 }).results
    expect(newest).toMatchObject({ message: 'log lines could not be written and are lost', fields_json: { count: 1000 } })
  })

  test('keeps using the known secrets if the others cannot be read', () => {
    let isGone = false
    const secrets = () => {
      if (isGone) throw new Error('the database is closed')
      return ['a-known-secret']
    }
    const { log, logs } = aLog({ secrets })
    isGone = true

    log.for('a').info('a-known-secret')

    expect(messages(logs.list({}))).toEqual(['[REDACTED]'])
  })

  test('triggers retention repeatedly while much is written', () => {
    const db = openLogs(':memory:').db
    let asked = 0
    const scrubber = createScrubber({ knownSecrets: () => [] })
    const sink = createLogSink({ db, scrubber, flushRows: 10, manyRows: 100, onMany: () => asked++ })
    const log = createLog({ write: sink.write, clock: stoppedClock('2026-05-10T12:00:00.000Z'), level: () => 'trace' })

    for (let i = 0; i < 350; i++) log.for('a').info('x')

    expect(asked).toBe(3)
    log.close()
    sink.close()
  })

  test('continues in a new file if the old one becomes unreadable', () => {
    const path = join(aFolder(), 'logs.db')
    writeFileSync(path, 'this is no database, but long enough to be looked at as one'.repeat(100))

    const { log, logs } = aLog({ path })
    log.for('a').info('x')

    expect(messages(logs.list({}))).toEqual(['x'])
  })
})

describe('retention', () => {
  const filled = (path = ':memory:') => {
    const app = aLog({ path })
    app.clock.set('2026-04-10T12:00:00.000Z')
    for (let day = 30; day >= 1; day--) {
      for (let i = 0; i < 10; i++) app.log.for('a').info(`day ${day}`)
      app.clock.advance(86_400_000)
    }
    app.sink.flush()
    const oldest = () => app.db.select().from(logsTable).orderBy(logsTable.ts_us).limit(1).get()!.message
    const count = () => app.db.select().from(logsTable).all().length
    return { ...app, oldest, count }
  }

  test('removes lines older than the setting, but never the last seven days', async () => {
    const { db, clock, oldest } = filled()

    expect(await createLogRetention({ db, clock, keepDays: () => 14, limits: { slice: 7 } })()).toEqual({ removed: 160 })
    expect(oldest()).toBe('day 14')
    await createLogRetention({ db, clock, keepDays: () => 1 })()
    expect(oldest()).toBe('day 7')
  })

  test('removes the oldest lines of a log that is too large, and stops at the minimum number', async () => {
    const { db, clock, count, oldest } = filled(join(aFolder(), 'logs.db'))

    await createLogRetention({ db, clock, keepDays: () => 365, limits: { largestBytes: 1, leastRows: 55, slice: 10 } })()

    expect(count()).toBe(55)
    expect(oldest()).toBe('day 6')
  })

  test('leaves a log alone that is neither old nor large', async () => {
    const { db, clock, count } = filled()

    expect(await createLogRetention({ db, clock, keepDays: () => 365 })()).toEqual({ removed: 0 })
    expect(count()).toBe(300)
  })
})

describe('the log file', () => {
  const rowsIn = (path: string) => {
    const { db, close } = openLogs(path)
    const rows = db.select().from(logsTable).all()
    close()
    return rows.map((row) => row.message)
  }
  const write = ({ db }: Pick<ReturnType<typeof openLogs>, 'db'>, message: string) =>
    db.insert(logsTable).values({ ts_us: 1, level: 2, target: 't', subsystem: 's', message, source: 'backend' }).run()

  test('is set aside if damaged, without overwriting an earlier one', () => {
    const path = join(aFolder(), 'logs.db')
    for (const damage of ['first', 'second', 'third']) {
      writeFileSync(path, `no database: ${damage}`)
      openLogs(path).close()
    }

    const kept = ['', '-2', '-3'].map((ending) => readFileSync(`${path}.unreadable${ending}`, 'utf8'))
    expect(kept).toEqual(['no database: first', 'no database: second', 'no database: third'])
  })

  test('that cannot be opened for another reason stays untouched; the log lives in memory and moves into it later', () => {
    const folder = aFolder()
    const path = join(folder, 'logs.db')
    const before = openLogs(path)
    write(before, 'before')
    before.close()
    renameSync(path, `${path}.kept`)
    mkdirSync(path)

    const opened = openLogs(path)
    write(opened, 'in memory')
    expect(opened.homeless).toMatchObject({ code: 'SQLITE_CANTOPEN' })
    expect(opened.bringHome()).toBe(false)
    rmdirSync(path)
    renameSync(`${path}.kept`, path)
    expect([opened.bringHome(), opened.bringHome()]).toEqual([true, true])
    write(opened, 'later')
    expect(opened.bringHome()).toBe(true)
    opened.close()

    expect(readdirSync(folder).filter((name) => name.includes('unreadable'))).toEqual([])
    expect(rowsIn(path)).toEqual(['before', 'in memory', 'later'])
  })
})
