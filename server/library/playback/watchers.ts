import type { Clock } from '#server/foundation/lib/clock'
import { milliseconds, minutes } from '#server/foundation/lib/duration'
import type { Progress } from './schema'

type Heard = { readonly session_id: string; readonly movie_id: number; readonly state: Progress['state'] }
type Deps = { clock: Clock; titleOf: (movieId: number) => string | undefined }

/** A player reports every ten seconds; one that is silent this long is gone. */
const patienceMs = milliseconds(minutes(5))

/** What each device plays. Only in memory: after a restart, the next report says it again. */
export const createWatchers = ({ clock, titleOf }: Deps) => {
  const known = new Map<string, { readonly movie_id: number; readonly at: number }>()
  const isGone = (at: number): boolean => clock.now().getTime() - at > patienceMs
  const heard = ({ session_id, movie_id, state }: Heard): void => {
    if (state !== 'stopped') known.set(session_id, { movie_id, at: clock.now().getTime() })
    else if (known.get(session_id)?.movie_id === movie_id) known.delete(session_id)
    for (const [id, { at }] of known) if (isGone(at)) known.delete(id)
  }
  return {
    heard,
    /** A report that also says which device plays. */
    following:
      (report: (fileId: number, progress: Progress) => Promise<void>, movieOf: (fileId: number) => Promise<number>) =>
      async (fileId: number, progress: Progress, session_id: string | null = null): Promise<void> => {
        await report(fileId, progress)
        if (session_id !== null && progress.seconds_ago === undefined)
          heard({ session_id, movie_id: await movieOf(fileId), state: progress.state })
      },
    playingOf(session_id: string): { movie_id: number; title: string } | null {
      const found = known.get(session_id)
      const title = found && !isGone(found.at) ? titleOf(found.movie_id) : undefined
      return found && title !== undefined ? { movie_id: found.movie_id, title } : null
    },
  }
}
