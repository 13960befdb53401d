import { type SQL, sql } from 'drizzle-orm'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { minutes } from '#server/foundation/lib/duration'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import { playsTable } from '#server/library/playback/table'
import { sessionsTable } from '#server/service/sessions/table'
import { tasksTable } from '#server/service/tasks/table'
import { readDisks } from './disks'
import type { Metric, Sample } from './exposition'
import { type LibraryFigures, libraryFigures } from './library-figures'

type Deps = {
  db: Db
  clock: Clock
  version: string
  health: () => readonly { readonly severity: string }[]
}
/** A player that is silent this long is gone. */
export const patience = minutes(5)

/** Everything that is worth a graph, read when it is asked for. */
export const createMeasure = ({ db, clock, version, health }: Deps) => {
  const one = (query: SQL): Sample[] => [{ value: db.all<{ value: number | null }>(query)[0]?.value ?? 0 }]
  const by = (label: string, query: SQL): Sample[] =>
    db.all<{ name: string; value: number }>(query).map(({ name, value }) => ({ labels: { [label]: name }, value }))
  const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
    name: `marquee_${name}`,
    help,
    type: 'gauge',
    samples,
  })

  const disks = async (): Promise<Sample[]> =>
    (await readDisks(db)).map(({ id, free_bytes }) => ({ labels: { root_folder: String(id) }, value: free_bytes }))
  const ofHealth = (): Sample[] =>
    [...Map.groupBy(health(), ({ severity }) => severity)].map(([severity, found]) => ({ labels: { severity }, value: found.length }))

  const ofLibrary = ({ movies, on_disk, watched, wanted, library_bytes }: LibraryFigures): Metric[] => [
    gauge('movies', 'Movies in the library', [{ value: movies }]),
    gauge('movies_on_disk', 'Movies with a file', [{ value: on_disk }]),
    gauge('movies_watched', 'Watched movies', [{ value: watched }]),
    gauge('movies_wanted', 'Monitored movies without a file that are available', [{ value: wanted }]),
    gauge('library_bytes', 'Size of all movies on disk', [{ value: library_bytes }]),
  ]

  return async (): Promise<Metric[]> => [
    gauge('info', 'The running version', [{ labels: { version }, value: 1 }]),
    ...ofLibrary(libraryFigures(db, clock)),
    gauge(
      'files',
      'Files of movies, by quality',
      by('quality', sql`SELECT quality AS name, count(*) AS value FROM ${filesTable} WHERE missing_at IS NULL GROUP BY quality`),
    ),
    gauge(
      'downloads',
      'Downloads, by state',
      by('state', sql`SELECT state AS name, count(*) AS value FROM ${downloadsTable} GROUP BY state`),
    ),
    gauge('disk_free_bytes', 'Free space, by library folder', await disks()),
    gauge('indexers', 'Enabled indexers', one(sql`SELECT count(*) AS value FROM ${indexersTable} WHERE enabled`)),
    gauge(
      'indexers_paused',
      'Indexers that wait after failures',
      one(sql`SELECT count(*) AS value FROM ${indexersTable} WHERE enabled AND disabled_until > ${stamp(clock)}`),
    ),
    gauge(
      'indexer_queries_today',
      'Requests today, by indexer',
      by('indexer', sql`SELECT name, queries_today AS value FROM ${indexersTable}`),
    ),
    gauge('health_issues', 'Open issues, by severity', ofHealth()),
    gauge(
      'tasks_failed',
      'Tasks whose last run failed',
      one(sql`SELECT count(*) AS value FROM ${tasksTable} WHERE last_error IS NOT NULL`),
    ),
    gauge(
      'streams',
      'Movies that are being watched',
      one(sql`SELECT count(*) AS value FROM ${playsTable} WHERE stopped_at IS NULL AND last_at > ${ago(clock, patience)}`),
    ),
    gauge(
      'devices',
      'Signed-in devices, by kind',
      by('kind', sql`SELECT kind AS name, count(*) AS value FROM ${sessionsTable} WHERE expires_at > ${stamp(clock)} GROUP BY kind`),
    ),
  ]
}
