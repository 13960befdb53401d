import { moviesTable } from '#server/catalog/movies/table'
import type { Tracker, TrackerCounts } from '#server/connections/tracker/schema'
import { startTracking, type TrackingOptions } from '#world/tracking'
import { putMovie } from './put-rows'
import { openTestApp } from './test-app'

export type TrackerWorld = Awaited<ReturnType<typeof openTrackerWorld>>

/** An app with a tracker that has its client ID. */
export const openTrackerWorld = async (options: Omit<TrackingOptions, 'clock'> = {}) => {
  const app = await openTestApp()
  const tracking = startTracking({ clock: app.clock, ...options })
  const { client_id: tracker_client_id, client_secret: tracker_client_secret } = tracking
  app.config.update({ tracker_url: tracking.url, tracker_client_id, tracker_client_secret }, { isKey: true })

  const poll = async () => (await app.ask<{ state: string }>('POST', '/tracker/device-poll')).body.state
  /** The person types the code, and the page polls. */
  const connect = async (): Promise<string> => {
    await app.ask('POST', '/tracker/device-code')
    tracking.approve()
    app.clock.advance(6000)
    return await poll()
  }
  const runSync = async (): Promise<void> => {
    const { status, body } = await app.ask<{ error?: { message: string } }>('POST', '/tracker/sync')
    if (status !== 202) throw new Error(`the sync is refused with ${status}: ${body.error?.message}`)
    await app.rooms.tasks.scheduler.idle()
  }
  return {
    app,
    tracking,
    poll,
    connect,
    runSync,
    show: async () => (await app.ask<Tracker>('GET', '/tracker')).body,
    count: async () => (await app.ask<TrackerCounts>('POST', '/tracker/sync', { dry_run: true })).body,
    /** A movie with this metadata id. */
    put: (metadata_id: number, fields: Partial<typeof moviesTable.$inferInsert> = {}): number =>
      putMovie(app, { title: `Movie ${metadata_id}`, metadata_id, runtime_minutes: 100, ...fields }),
    movie: (metadata_id: number) =>
      app.db
        .select()
        .from(moviesTable)
        .all()
        .find((movie) => movie.metadata_id === metadata_id),
    /** Marks it as watched, a few minutes after the previous one. */
    watchHere: async (id: number): Promise<void> => {
      app.clock.advance(3 * 3600_000)
      await app.ask('POST', `/movies/${id}/watched`)
    },
    close: async (): Promise<void> => {
      await tracking.stop()
      await app.close()
    },
  }
}
