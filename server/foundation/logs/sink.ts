import type { Scrubber } from '#server/foundation/lib/redact'
import type { LogLine } from './log'
import type { LogDb } from './open'

export type LogSink = ReturnType<typeof createLogSink>
type Deps = {
  db: LogDb
  scrubber: Pick<Scrubber, 'refresh' | 'scrub' | 'scrubValue'>
  flushMs?: number
  flushRows?: number
  /** How soon to retry a failed write. */
  retryMs?: number
  /** Called with the reason for a failed write. */
  onFailure?: (error: unknown) => void
  /** Called repeatedly while much is written: the log must not outgrow its limits between two retention runs. */
  onMany?: () => void
  manyRows?: number
}

/** Lines kept in memory while nothing can be written. */
const mostWaiting = 5000

const insert = `INSERT INTO logs (ts_us, level, target, subsystem, trace_id, span_id, message, fields_json, source)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`

/**
 * Stores log lines in batches, with every secret redacted. Lines that cannot be written wait in memory and are retried; the excess is
 * dropped and counted. A full disk stops nothing else, and the log writes nothing about itself except one line with that count.
 */
export const createLogSink = ({
  db,
  scrubber,
  flushMs = 250,
  flushRows = 200,
  retryMs = 5000,
  onFailure,
  onMany,
  manyRows = 20_000,
}: Deps) => {
  const sqlite = db.$client
  const statement = sqlite.prepare(insert)
  const store = sqlite.transaction((lines: readonly LogLine[]) => {
    for (const line of lines) statement.run(...valuesOf(line))
  })
  let waiting: LogLine[] = []
  let timer: Timer | null = null
  let dropped = 0
  let unreported = 0
  let sinceTidied = 0
  let isClosed = false
  let isFailing = false

  const clean = (line: LogLine): LogLine => ({
    ...line,
    target: scrubber.scrub(line.target),
    message: scrubber.scrub(line.message),
    fields_json: line.fields_json && scrubber.scrubValue(line.fields_json),
  })

  const refreshSecrets = (): void => {
    try {
      scrubber.refresh()
    } catch {
      // The library's database is unavailable during recovery and shutdown; the known secrets still apply.
    }
  }

  const drop = (count: number): void => {
    dropped += count
    unreported += count
  }

  const flush = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
    if (waiting.length === 0 || isClosed) return
    const lines = waiting
    waiting = []
    refreshSecrets()
    try {
      const reported = unreported
      store([...lines.map(clean), ...(reported > 0 ? [droppedLine(lines.at(-1)!, reported)] : [])])
      unreported -= reported
      sinceTidied += lines.length
      isFailing = false
    } catch (error) {
      isFailing = true
      waiting = lines
      plan()
      onFailure?.(error)
    }
    if (sinceTidied < manyRows) return
    sinceTidied = 0
    onMany?.()
  }

  const plan = (): void => {
    timer ??= setTimeout(flush, isFailing ? retryMs : flushMs)
    timer.unref()
  }

  return {
    write(line: LogLine): void {
      if (isClosed || waiting.length >= mostWaiting) drop(1)
      else waiting.push(line)
      if (waiting.length >= flushRows && !isFailing) flush()
      else plan()
    },
    flush,
    /** Number of lines lost since startup. */
    dropped: (): number => dropped,
    close(): void {
      flush()
      isClosed = true
      if (timer) clearTimeout(timer)
      statement.finalize()
    },
  }
}

const valuesOf = (line: LogLine) =>
  [
    line.ts_us,
    line.level,
    line.target,
    line.subsystem,
    line.trace_id,
    line.span_id,
    line.message,
    line.fields_json && JSON.stringify(line.fields_json),
    line.source,
  ] as const

const droppedLine = (after: LogLine, count: number): LogLine => ({
  ts_us: after.ts_us,
  level: 1,
  target: 'service::logs::sink',
  subsystem: 'logs',
  trace_id: null,
  span_id: null,
  message: 'log lines could not be written and are lost',
  fields_json: { count },
  source: 'backend',
})
