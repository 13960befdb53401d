import { useCallback, useSyncExternalStore } from 'react'
import type { EventOf, EventType } from '#server/events'

export type Progress = EventOf<'download_progress'>

const newest = new Map<number, Progress>()
const listeners = new Map<number, Set<() => void>>()
const everyone = new Set<() => void>()
let total = 0

/** Progress of a download. Updates only the rows that show it, without refetching. */
export const progressed = (event: Progress) => {
  newest.set(event.download_id, event)
  total = [...newest.values()].reduce((sum, { download_speed }) => sum + download_speed, 0)
  for (const listener of listeners.get(event.download_id) ?? []) listener()
  for (const listener of everyone) listener()
}

const begun = new Set<EventType>(['download_queued', 'download_failed', 'download_cancelled', 'download_removed'])

/** After a state change a download has no speed. Downloaded bytes stay until it restarts. */
export const settled = (downloadId: number, type: EventType) => {
  const before = newest.get(downloadId)
  if (before && !begun.has(type)) {
    const progress = type === 'download_completed' ? 1 : before.progress
    newest.set(downloadId, { ...before, progress, download_speed: 0, eta_seconds: null })
  } else newest.delete(downloadId)
  total = [...newest.values()].reduce((sum, { download_speed }) => sum + download_speed, 0)
  for (const listener of listeners.get(downloadId) ?? []) listener()
  for (const listener of everyone) listener()
}

export const useProgress = (downloadId: number | undefined): Progress | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (downloadId === undefined) return () => {}
      const mine = listeners.get(downloadId) ?? new Set()
      listeners.set(downloadId, mine.add(listener))
      return () => {
        mine.delete(listener)
      }
    },
    [downloadId],
  )
  return useSyncExternalStore(subscribe, () => (downloadId === undefined ? undefined : newest.get(downloadId)))
}

const subscribeAll = (listener: () => void) => {
  everyone.add(listener)
  return () => {
    everyone.delete(listener)
  }
}

/** Bytes per second of all downloads together. */
export const useTotalSpeed = () => useSyncExternalStore(subscribeAll, () => total)
