import type { AppEvent, EventOf } from '#server/events'

type Options = { everyMs: number; send: (event: AppEvent) => void }

/**
 * Sends at most one progress event per download and interval. The newest always goes out, unless another event of that download supersedes
 * it.
 */
export const createProgressThrottle = ({ everyMs, send }: Options) => {
  /** Downloads with recent progress, each with the newest event that waits for its turn. */
  const resting = new Map<number, AppEvent | null>()

  const rest = (id: number) => {
    resting.set(id, null)
    setTimeout(() => wake(id), everyMs).unref()
  }
  const wake = (id: number) => {
    const newest = resting.get(id)
    if (newest) {
      rest(id)
      send(newest)
    } else resting.delete(id)
  }

  const offerProgress = (event: EventOf<'download_progress'>): void => {
    if (resting.has(event.download_id)) resting.set(event.download_id, event)
    else {
      rest(event.download_id)
      send(event)
    }
  }

  return (event: AppEvent): void => {
    if (event.type === 'download_progress') {
      offerProgress(event)
      return
    }
    if ('download_id' in event && event.download_id !== null && resting.has(event.download_id)) resting.set(event.download_id, null)
    send(event)
  }
}
