import { systemClock } from '#server/foundation/lib/clock'
import { until } from '#server/testing/until'
import { startTracking, type Tracking, type TrackingOptions } from '#world/tracking'
import type { Client } from './client'

type Asking = Pick<Client, 'call' | 'all'>
type Run = { id: number; finished_at: string | null }
type Shown = { last_error: string | null; needs: string | null; pending: { plays: number; ratings: number } }

/** A tracker and the settings that connect to it. */
export const startTracked = (options: Partial<TrackingOptions> = {}) => {
  const tracking = startTracking({ clock: systemClock, interval: 1, ...options })
  const { url: tracker_url, client_id: tracker_client_id, client_secret: tracker_client_secret } = tracking
  return { tracking, settings: { tracker_url, tracker_client_id, tracker_client_secret } }
}

/** Enters the device code at the tracker, like the user would. */
export const connectByCode = async (client: Asking, tracking: Tracking): Promise<string> => {
  const { user_code } = await client.call<{ user_code: string }>('POST', '/tracker/device-code')
  tracking.approve()
  const state = async () => (await client.call<{ state: string }>('POST', '/tracker/device-poll')).state
  await until('the code has been accepted', async () => (await state()) === 'connected')
  return user_code
}

/** Runs one sync to its end. */
export const syncOnce = async (client: Asking): Promise<void> => {
  const { run } = await client.call<{ run: Run }>('POST', '/tracker/sync')
  await until('the sync has ended', async () => {
    const runs = await client.all<Run>('/tasks/tracker-sync/runs')
    return runs.some(({ id, finished_at }) => id === run.id && finished_at !== null)
  })
}

export const shownTracker = (client: Asking): Promise<Shown> => client.call<Shown>('GET', '/tracker')

/** Requests without a response are verified some seconds later: syncs until nothing is pending. */
export const syncUntilQuiet = async (client: Asking): Promise<void> =>
  until('the tracker knows everything', async () => {
    await syncOnce(client)
    const { last_error, pending } = await shownTracker(client)
    const isQuiet = last_error === null && pending.plays === 0 && pending.ratings === 0
    if (!isQuiet) await Bun.sleep(betweenMs)
    return isQuiet
  })

/** The tracker limits requests. */
const betweenMs = 1500
