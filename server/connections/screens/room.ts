import { eq } from 'drizzle-orm'
import { fetchNearby } from '#server/foundation/upstream/fetch-nearby'
import type { Ground } from '#server/ground'
import { filesTable } from '#server/library/files/table'
import type { Progress } from '#server/library/playback/schema'
import { playsTable } from '#server/library/playback/table'
import { findCast } from './find-cast'
import { findDlna, type Search } from './find-dlna'
import { createOpenRemote } from './open-remote'
import { createPlayOnScreen, type PlayDeps } from './play-on-screen'
import { screenRoutes } from './routes'
import { createScreens } from './screens'

type Needs = {
  sessions: {
    sessionIdOf: (request: Request) => string | null
    addressFor: PlayDeps['addressFor']
    lan: () => readonly { address: string }[]
  }
  movies: { row: (id: number) => { title: string } }
  playback: { prepare: PlayDeps['prepare']; report: (fileId: number, progress: Progress) => Promise<void> }
}

/** Playing on screens in the house: DLNA renderers and Google Cast receivers. */
export const openScreens = ({ db, journal, clock, config, cursors, background, logs }: Ground, { sessions, movies, playback }: Needs) => {
  const open = createOpenRemote({ fetchNearby, elapsedMs: clock.elapsedMs })
  const start = createPlayOnScreen({
    open,
    prepare: playback.prepare,
    titleOf: (id) => movies.row(id).title,
    sizeOf: (id) => db.select({ size: filesTable.size_bytes }).from(filesTable).where(eq(filesTable.id, id)).get()?.size ?? null,
    addressFor: sessions.addressFor,
    base: () => config.get().base_url ?? '',
  })
  const screens = createScreens({
    ...{ db, journal, clock, cursors, background, start, open },
    log: logs.for('screens', 'screens'),
    isOn: () => config.get().screens_enabled,
    places: () => sessions.lan().map(({ address }) => address),
    searches: [findCast, (search: Search) => findDlna({ fetchNearby }, search)],
    report: playback.report,
    positionOf: (id) => db.select({ at: playsTable.position_seconds }).from(playsTable).where(eq(playsTable.id, id)).get()?.at ?? 0,
  })
  void background.begin('following what a screen plays', screens.followAgain)
  return {
    routes: [screenRoutes({ screens, sessionIdOf: sessions.sessionIdOf })],
    applySettings: screens.applySettings,
    close: screens.close,
    trouble: screens.trouble,
  }
}
