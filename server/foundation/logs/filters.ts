import { and, eq, gte, like, lt, lte, type SQL, sql } from 'drizzle-orm'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import type { PageRequest } from '#server/foundation/platform/http/page'
import { type LevelName, levels } from '#server/foundation/platform/log'
import type { LogRow } from './schema'
import { sentences } from './sentences'
import { logsTable } from './table'

export type AskedLogs = PageRequest & {
  after?: string | undefined
  level?: string | undefined
  subsystem?: string | undefined
  target?: string | undefined
  trace_id?: string | undefined
  source?: LogRow['source'] | undefined
  q?: string | undefined
  since?: string | undefined
  until?: string | undefined
}
export const timesOf = ({ since, until }: AskedLogs): (SQL | undefined)[] => [
  since === undefined ? undefined : gte(logsTable.ts_us, Date.parse(since) * 1000),
  until === undefined ? undefined : lt(logsTable.ts_us, Date.parse(until) * 1000),
]

export const filterOf = (asked: AskedLogs): SQL | undefined =>
  and(
    asked.level === undefined ? undefined : lte(sql`level`, rankOf(asked.level)),
    asked.subsystem === undefined ? undefined : eq(sql`subsystem`, asked.subsystem),
    asked.target === undefined ? undefined : like(sql`target`, sql`${`${escapeLike(asked.target)}%`} ESCAPE '\\'`),
    asked.trace_id === undefined ? undefined : eq(sql`trace_id`, asked.trace_id),
    asked.source === undefined ? undefined : eq(sql`source`, asked.source),
    asked.q === undefined ? undefined : textFilter(`%${escapeLike(asked.q)}%`),
  )

const textFilter = (pattern: string): SQL =>
  sql`(message LIKE ${pattern} ESCAPE '\\' OR fields_json LIKE ${pattern} ESCAPE '\\' OR target LIKE ${pattern} ESCAPE '\\')`

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** A level by name or number; also accepts `warning`. */
const rankOf = (level: string): number => {
  const word = level.toLowerCase()
  const rank = /^[0-4]$/.test(word) ? Number(word) : levels.indexOf((word === 'warning' ? 'warn' : word) as LevelName)
  if (rank < 0) throw new Invalid(say(sentences, 'log_level_unknown', { options: levels.join(', ') }), 'level')
  return rank
}
