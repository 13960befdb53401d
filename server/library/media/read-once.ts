import { stat } from 'node:fs/promises'
import { attempt } from '#server/foundation/lib/attempt'
import { CannotRead, type MediaWorker } from './media-worker'
import type { Reading } from './reading'

/** `hung`: our reader never comes to an end. `failed`: the reader or the disk failed, which proves nothing about the file. */
export type Unread = { readonly why: 'empty' | 'unknown_container' | 'damaged' | 'hung' | 'failed' }
/** `no_index`: readable once it is complete. */
export type UnreadYet = Unread | { readonly why: 'no_index' }
export type ReadOnce = ReturnType<typeof createReadOnce>

const mostKept = 20

/** Reads files with our own readers. Caches recent results under any name, as long as the file does not change. */
export const createReadOnce = ({ worker }: { worker: Pick<MediaWorker, 'ask'> }) => {
  const kept = new Map<string, Promise<Reading | Unread>>()

  const read = async (path: string): Promise<Reading | Unread> => {
    const own = await attempt(() => worker.ask({ kind: 'read', path }))
    return own.ok ? own.value : { why: whyOf(own.error) }
  }

  /** Throws file system errors. */
  return async (path: string): Promise<Reading | Unread> => {
    const { dev, ino, size, mtimeMs } = await stat(path)
    const key = [dev, ino, size, mtimeMs].join(' ')
    const found = kept.get(key) ?? read(path)
    kept.delete(key)
    kept.set(key, found)
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
    const reading = await found.catch((error: unknown) => {
      kept.delete(key)
      throw error
    })
    if ('why' in reading && reading.why === 'failed') kept.delete(key)
    return reading
  }
}

/** Reads a file still being downloaded. Throws what waiting for its bytes throws. */
export const readGrowing = async (worker: Pick<MediaWorker, 'ask'>, path: string): Promise<Reading | UnreadYet> => {
  const own = await attempt(() => worker.ask({ kind: 'read', path }))
  if (own.ok) return own.value
  return own.error instanceof CannotRead && own.error.why === 'no_index' ? { why: 'no_index' } : { why: whyOf(own.error) }
}

const whyOf = (error: Error): Unread['why'] => {
  if (!(error instanceof CannotRead)) throw error
  return reasons.find((why) => why === error.why) ?? 'failed'
}

const reasons = ['empty', 'unknown_container', 'damaged', 'hung'] as const
