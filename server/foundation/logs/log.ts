import { configureSync, getConfig, getLogger, type LogLevel, type LogRecord } from '@logtape/logtape'
import type { Clock } from '#server/foundation/lib/clock'
import { type Fields, type LevelName, type Log, levels } from '#server/foundation/platform/log'
import { currentTrace } from '#server/foundation/platform/trace'
import { boundedFields, boundedText, type Scrub } from './bounded'

/** A log row before it has an id. */
export type LogLine = {
  ts_us: number
  /** 0 ERROR … 4 TRACE */
  level: number
  target: string
  subsystem: string
  trace_id: string | null
  span_id: string | null
  message: string
  fields_json: Record<string, unknown> | null
  source: 'backend' | 'frontend'
}

/** A line from another process or a browser. */
export type ForeignLine = {
  level: LevelName
  /** `service::<module>::<file>` */
  target: string
  message: string
  fields?: Fields | null
  trace_id?: string | null
  source?: LogLine['source']
}

export type Logs = ReturnType<typeof createLog>

type Deps = {
  write: (line: LogLine) => void
  clock: Clock
  /** Called for every line, so a changed setting applies immediately. */
  level: () => LevelName
  /** Only for texts that have to be truncated; the sink redacts every line. */
  scrub?: Scrub
}

const root = 'service'
const longestMessage = 2000

const tapeLevels: Record<LevelName, LogLevel> = { error: 'error', warn: 'warning', info: 'info', debug: 'debug', trace: 'trace' }
const rankOf: Partial<Record<LogLevel, number>> = { fatal: 0, error: 0, warning: 1, info: 2, debug: 3, trace: 4 }

/** The log of one service. Its lines go to `write` only, whatever other logs this process has. */
export const createLog = ({ write, clock, level, scrub = (text) => text }: Deps) => {
  const stamp = createStamps(clock)
  const own = `${root}#${crypto.randomUUID()}`
  const isWanted = (rank: number) => rank <= levels.indexOf(level())

  const rowOf = ({ category, level: tapeLevel, rawMessage, timestamp, properties }: LogRecord): LogLine => {
    const trace = currentTrace()
    const [, ...modules] = category
    return {
      ts_us: stamp(timestamp),
      level: rankOf[tapeLevel] ?? 2,
      target: [root, ...modules].join('::'),
      subsystem: modules[0] ?? root,
      trace_id: trace?.trace_id ?? null,
      span_id: trace?.span_id ?? null,
      message: boundedText(String(rawMessage), scrub, longestMessage),
      fields_json: boundedFields(properties, scrub),
      source: 'backend',
    }
  }
  const remove = attach(own, {
    sink: (record) => write(rowOf(record)),
    filter: (record) => isWanted(rankOf[record.level] ?? 2),
  })

  return {
    /** The log of one module; its target is `service::<module>::<file>`. */
    for: (...modules: readonly [string, ...string[]]): Log => {
      const logger = getLogger([own, ...modules])
      const say = (name: LevelName) => {
        const rank = levels.indexOf(name)
        return (message: string, fields: Fields = {}): void => {
          // Most lines are below the wanted level, and checking costs less than building one.
          if (!isWanted(rank)) return
          logger.emit({
            level: tapeLevels[name],
            message: [message],
            rawMessage: message,
            timestamp: clock.now().getTime(),
            properties: fields,
          })
        }
      }
      return { error: say('error'), warn: say('warn'), info: say('info'), debug: say('debug'), trace: say('trace') }
    },

    /** Writes a line for another process, with the trace that it names. */
    write(line: ForeignLine): void {
      const rank = levels.indexOf(line.level)
      if (!isWanted(rank)) return
      write({
        ts_us: stamp(clock.now().getTime()),
        level: rank,
        target: line.target.slice(0, 200),
        subsystem: line.target.split('::')[1]?.slice(0, 100) || root,
        trace_id: line.trace_id?.slice(0, 64) ?? currentTrace()?.trace_id ?? null,
        span_id: line.trace_id ? null : (currentTrace()?.span_id ?? null),
        message: boundedText(line.message, scrub, longestMessage),
        fields_json: boundedFields(line.fields ?? {}, scrub),
        source: line.source ?? 'backend',
      })
    },

    close: remove,
  }
}

/** Microseconds since 1970: the clock's milliseconds plus a counter, so lines keep their order within a millisecond. */
const createStamps = (clock: Clock) => {
  let last = clock.now().getTime()
  let count = -1
  return (ms: number): number => {
    count = ms === last ? Math.min(count + 1, 999) : 0
    last = ms
    return ms * 1000 + count
  }
}

type Parts = { sink: (record: LogRecord) => void; filter: (record: LogRecord) => boolean }

/** The library has one configuration per process; each log is a separate branch of it. */
const attach = (own: string, { sink, filter }: Parts): (() => void) => {
  const { sinks = {}, filters = {}, loggers = [] } = getConfig() ?? {}
  const meta = { category: ['logtape', 'meta'], sinks: [], lowestLevel: null }
  configureSync({
    reset: true,
    sinks: { ...sinks, [own]: sink },
    filters: { ...filters, [own]: filter },
    loggers: [
      ...loggers.filter((logger) => logger.category[0] !== 'logtape'),
      { category: [own], sinks: [own], filters: [own], lowestLevel: 'trace' },
      meta,
    ],
  })
  return () => {
    const config = getConfig()
    if (!config) return
    const { [own]: _sink, ...otherSinks } = config.sinks
    const { [own]: _filter, ...otherFilters } = config.filters ?? {}
    const others = config.loggers.filter((logger) => logger.category[0] !== own)
    configureSync({ reset: true, sinks: otherSinks, filters: otherFilters, loggers: others })
  }
}
