import type { Progress } from '#server/library/playback/schema'
import { refused } from './answers'
import type { SignedCall } from './call'
import { readId, secondsOf } from './ids'
import type { createLibrary } from './library'

type Deps = {
  library: Pick<ReturnType<typeof createLibrary>, 'filesOf'>
  report: (fileId: number, progress: Progress, sessionId: string) => Promise<void>
}
const mostPlays = 100
const longest = 1_000_000

/** What apps say about a movie that plays: the same as a report of our own player. */
export const createReports = ({ library, report }: Deps) => {
  /** The last position of each play: some apps stop without one. */
  const positions = new Map<string, number>()
  const keep = (play_id: string, position: number, isOver: boolean): void => {
    positions.delete(play_id)
    if (!isOver) positions.set(play_id, position)
    if (positions.size > mostPlays) positions.delete(positions.keys().next().value!)
  }
  const fileIn = ({ body }: SignedCall) => {
    const movieId = readId('movie', String(body.ItemId ?? ''))
    const files = movieId === null ? [] : library.filesOf([movieId])
    return files.find(({ id }) => id === readId('file', String(body.MediaSourceId ?? ''))) ?? files[0]
  }

  return (state: Progress['state']) => async (call: SignedCall) => {
    const { body, session } = call
    const file = fileIn(call)
    if (!file) return refused(404)
    const given = String(body.PlaySessionId ?? '')
    const play_id = /^[\w-]{8,64}$/.test(given) ? given : `${session.id}-${file.movie_id}`
    const position_seconds = positionOf(body.PositionTicks) ?? positions.get(play_id) ?? 0
    keep(play_id, position_seconds, state === 'stopped')
    const now = state === 'playing' && body.IsPaused === true ? 'paused' : state
    await report(file.id, { play_id, position_seconds, state: now }, session.id)
    return null
  }
}

const positionOf = (count: unknown): number | null => (typeof count === 'number' && count >= 0 ? Math.min(secondsOf(count), longest) : null)
