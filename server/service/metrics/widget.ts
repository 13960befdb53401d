import { type SQL, sql } from 'drizzle-orm'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { ago, type Clock } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { playsTable } from '#server/library/playback/table'
import { freeOfLibrary } from './disks'
import { libraryFigures } from './library-figures'
import { patience } from './measure'
import type { Widget } from './schema'

type Deps = {
  db: Db
  clock: Clock
  health: () => readonly { readonly severity: string }[]
  /** The embedded client, in bytes per second. */
  session: () => Pick<Widget, 'download_speed' | 'upload_speed'>
}

/** What a dashboard shows of Marquee at a glance. */
export const createWidget = ({ db, clock, health, session }: Deps) => {
  const row = <T>(query: SQL): T => db.all<T>(query)[0] as T
  const ofDownloads = () =>
    row<Pick<Widget, 'queued' | 'downloading' | 'stalled' | 'seeding'>>(sql`
      SELECT count(*) FILTER (WHERE state = 'queued') AS queued, count(*) FILTER (WHERE state = 'stalled') AS stalled,
        count(*) FILTER (WHERE state IN ('fetching_metadata', 'checking', 'downloading')) AS downloading,
        count(*) FILTER (WHERE state = 'seeding') AS seeding
      FROM ${downloadsTable}`)
  const watching = () =>
    row<Pick<Widget, 'streams'>>(
      sql`SELECT count(*) AS streams FROM ${playsTable} WHERE stopped_at IS NULL AND last_at > ${ago(clock, patience)}`,
    )
  const issues = (severity: string): number => health().filter((each) => each.severity === severity).length

  return async (): Promise<Widget> => ({
    ...libraryFigures(db, clock),
    free_bytes: await freeOfLibrary(db),
    ...ofDownloads(),
    ...speedsOf(session()),
    ...watching(),
    errors: issues('error'),
    warnings: issues('warning'),
  })
}

const speedsOf = ({ download_speed, upload_speed }: Pick<Widget, 'download_speed' | 'upload_speed'>) => ({ download_speed, upload_speed })
