import { type SQL, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { after, type Clock } from '#server/foundation/lib/clock'
import { days, milliseconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Invalid } from '#server/foundation/platform/errors'
import { type Cursors, clampLimit, type PageOf, type PageRequest, pageOf, scopeOf } from '#server/foundation/platform/http/page'
import { filesTable } from '#server/library/files/table'
import { type CalendarEntry, dateKinds } from './schema'
import { sentences } from './sentences'

export type Calendar = ReturnType<typeof createCalendar>
type Deps = { db: Db; clock: Clock; cursors: Cursors; posterOf: (movieId: number, path: string) => string }
type Kind = (typeof dateKinds)[number]
type Found = {
  movie_id: number
  title: string
  year: number | null
  date: string
  kind: Kind
  monitored: number
  has_file: number
  missing_versions: number | null
  poster_path: string | null
  place: number
}
type Span = { from: string; to: string }
export type CalendarQuery = PageRequest & { from?: string | undefined; to?: string | undefined; monitored?: boolean | undefined }

/** Of a movie with several versions, those without a file. */
const missingVersions = sql`(SELECT count(*) FILTER (WHERE s.standing < 2) FROM version_standings s WHERE s.movie_id = ${moviesTable.id}
  HAVING count(*) > 1)`
const longest = days(400)
const dayOf = (moment: string): string => new Date(moment).toISOString().slice(0, 10)
/** The first day after the range. */
const dayAfter = (moment: string): string => dayOf(new Date(Date.parse(moment) + milliseconds(days(1)) - 1).toISOString())

/** Release dates of movies. */
export const createCalendar = ({ db, clock, cursors, posterOf }: Deps) => {
  const inDays = (count: number): string => after(clock, days(count))

  const spanOf = ({ from = inDays(-7), to = inDays(30) }: CalendarQuery): Span => {
    const length = Date.parse(to) - Date.parse(from)
    if (length < 0) throw new Invalid(say(sentences, 'to_before_from'), 'to')
    if (length > milliseconds(longest)) throw new Invalid(say(sentences, 'to_too_far'), 'to')
    return { from: dayOf(from), to: dayAfter(to) }
  }

  const dates = ({ from, to }: Span): SQL =>
    sql.join(
      dateKinds.map((kind, place) => {
        const date = moviesTable[`${kind}_date`]
        return sql`SELECT ${moviesTable.id} AS movie_id, ${moviesTable.title} AS title, ${moviesTable.year} AS year, substr(${date}, 1, 10) AS date, ${kind} AS kind, ${moviesTable.monitored} AS monitored, EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND f.missing_at IS NULL) AS has_file, ${missingVersions} AS missing_versions, ${moviesTable.poster_path} AS poster_path, ${moviesTable.id} * 3 + ${place} AS place FROM ${moviesTable} WHERE ${date} >= ${from} AND ${date} < ${to}`
      }),
      sql` UNION ALL `,
    )

  const read = (span: Span, where: SQL, limit: number): Found[] =>
    db.all<Found>(sql`SELECT * FROM (${dates(span)}) WHERE ${where} ORDER BY date, place LIMIT ${limit}`)

  const show = ({ poster_path, place: _, monitored, has_file, missing_versions, ...entry }: Found): CalendarEntry => ({
    ...entry,
    monitored: monitored === 1,
    has_file: has_file === 1,
    missing_versions: missing_versions ?? 0,
    poster_url: poster_path === null ? null : posterOf(entry.movie_id, poster_path),
  })

  return {
    list(asked: CalendarQuery): PageOf<CalendarEntry> {
      const { monitored } = asked
      const scope = scopeOf('calendar', { from: asked.from, to: asked.to, monitored })
      const limit = clampLimit(asked.limit)
      const position = asked.cursor ? cursors.decode(scope, asked.cursor) : null
      const after = position ? sql`(date, place) > (${position[0]}, ${position[1]})` : sql`1`
      const wanted = monitored === undefined ? sql`1` : sql`monitored = ${monitored ? 1 : 0}`
      const rows = read(spanOf(asked), sql`${after} AND ${wanted}`, limit + 1)
      const page = pageOf(rows, { limit, scope, cursors, at: (row) => [row.date, row.place] })
      return { ...page, results: page.results.map(show) }
    },

    /** The feed for calendar programs: a month back, a year ahead, at most a thousand days. */
    feed: (): CalendarEntry[] => read({ from: dayOf(inDays(-30)), to: dayOf(inDays(365)) }, sql`monitored = 1`, 1000).map(show),
  }
}
