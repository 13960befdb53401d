import { attempt } from '#server/foundation/lib/attempt'
import type { Log } from '#server/foundation/platform/log'
import type { Progress } from '#server/library/playback/schema'
import type { Remote, Standing } from './screen'

export type Playing = {
  readonly screen_id: string
  readonly name: string
  readonly movie_id: number
  readonly file_id: number
  readonly play_id: string
  readonly duration_seconds: number | null
  readonly remote: Remote
  position_seconds: number
  state: 'playing' | 'paused'
  volume: number | null
}
export type FollowDeps = {
  report: (fileId: number, progress: Progress) => Promise<void>
  /** Something about it is new. */
  tell: (playing: Playing) => void
  /** It is over. */
  ended: (playing: Playing) => void
  log: Log
  elapsedMs: () => number
  everyMs?: number
}

/** As our own player. */
const reportEveryMs = 10_000
/** A television that is asked while it is busy may miss a few questions. */
const mostFailures = 5

/** Asks a screen where it is, as long as it plays, and stores that like any play. Returns how to end it. */
export const follow = (playing: Playing, { report, tell, ended, log, elapsedMs, everyMs = 1000 }: FollowDeps) => {
  let isOver = false
  let failures = 0
  let reported = Number.NEGATIVE_INFINITY
  let timer: Timer | undefined

  const store = async (state: Progress['state']): Promise<void> => {
    reported = elapsedMs()
    const { file_id, play_id, position_seconds } = playing
    const stored = await attempt(() => report(file_id, { play_id, position_seconds, state }))
    if (!stored.ok) log.warn('the position of a screen could not be stored', { file_id, error: stored.error })
  }
  const end = async (): Promise<void> => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    playing.remote.close()
    await store('stopped')
    ended(playing)
  }
  const note = async ({ state, position_seconds }: Standing): Promise<void> => {
    if (state === 'ended') return await end()
    const isNew = state !== playing.state
    Object.assign(playing, { state, position_seconds })
    tell(playing)
    if (isNew || elapsedMs() - reported >= reportEveryMs) await store(state)
  }
  const step = async (): Promise<void> => {
    const { position_seconds, state } = playing
    const standing = await attempt(playing.remote.look)
    if (isOver) return
    failures = standing.ok ? 0 : failures + 1
    // What a command changed meanwhile is newer than this.
    const isOld = position_seconds !== playing.position_seconds || state !== playing.state
    if (standing.ok && !isOld) await note(standing.value)
    if (failures >= mostFailures) await end()
    if (!isOver) wait()
  }
  const wait = (): void => {
    timer = setTimeout(() => void step(), everyMs)
    timer.unref()
  }
  void store('playing').then(() => tell(playing))
  wait()
  return {
    end,
    /** Leaves the screen alone: the service stops. */
    leave: (): void => {
      isOver = true
      clearTimeout(timer)
      playing.remote.close()
    },
  }
}
