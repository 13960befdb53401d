import { afterEach, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stoppedClock } from '#server/lib/clock'
import { createScrubber } from '#server/lib/redact'
import { InvalidCursor } from '#server/platform/errors'
import { createCursors } from '#server/platform/http/page'
import { inTrace, newTrace } from '#server/platform/trace'
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

describe('the log is read', () => {
  test('newest first, page by page, without gap or repeat', () => {
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

  test('step by step when what is looked for is rare', () => {
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

  test('with a cursor of its own only', () => {
    const { log, logs } = aLog()
    for (let i = 0; i < 30; i++) log.for('a').info('x')
    const { next_cursor } = logs.list({})

    expect(() => logs.list({ cursor: next_cursor!, level: 'error' })).toThrow(InvalidCursor)
    expect(() => logs.list({ after: next_cursor! })).toThrow(InvalidCursor)
    expect(() => logs.list({ after: next_cursor!, cursor: next_cursor! })).toThrow('after')
  })
})

describe('the live tail', () => {
  test('begins with the last lines and goes on without gap or repeat, also when the clock is set back', () => {
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

  test('passes over lines that are not asked for', () => {
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

  test('is in no row of the log, however it was spelt', () => {
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

  test('that was set a moment ago is known already', () => {
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
  test('is done together, at the latest after a moment, and when the service stops', async () => {
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
    await Bun.sleep(100)
    expect(stored()).toBe(4)
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

  test('on a full disk waits in memory, and is written once there is room again', () => {
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

  test('on a disk that stays full loses what does not fit into memory, counts it, and says so in the end', () => {
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

  test('goes on with the secrets that are known when the others cannot be asked for', () => {
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

  test('asks for tidying again and again while much is written', () => {
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

  test('goes on in a new file when the old one cannot be read', () => {
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

  test('removes what is older than the setting says, but never the last seven days', async () => {
    const { db, clock, oldest } = filled()

    expect(await createLogRetention({ db, clock, keepDays: () => 14, limits: { slice: 7 } })()).toEqual({ removed: 160 })
    expect(oldest()).toBe('day 14')
    await createLogRetention({ db, clock, keepDays: () => 1 })()
    expect(oldest()).toBe('day 7')
  })

  test('removes the oldest lines of a log that is too large, and stops at the number that must stay', async () => {
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

describe('the file of the log', () => {
  const rowsIn = (path: string) => {
    const { db, close } = openLogs(path)
    const rows = db.select().from(logsTable).all()
    close()
    return rows.map((row) => row.message)
  }
  const write = ({ db }: Pick<ReturnType<typeof openLogs>, 'db'>, message: string) =>
    db.insert(logsTable).values({ ts_us: 1, level: 2, target: 't', subsystem: 's', message, source: 'backend' }).run()

  test('is put aside when it is damaged, and never over what was put aside before', () => {
    const path = join(aFolder(), 'logs.db')
    for (const damage of ['first', 'second', 'third']) {
      writeFileSync(path, `no database: ${damage}`)
      openLogs(path).close()
    }

    const kept = ['', '-2', '-3'].map((ending) => readFileSync(`${path}.unreadable${ending}`, 'utf8'))
    expect(kept).toEqual(['no database: first', 'no database: second', 'no database: third'])
  })

  test('that cannot be opened for another reason is left as it is; the log stays in memory and comes home later', () => {
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
