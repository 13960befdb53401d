import type { Clock } from '#server/foundation/lib/clock'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { Scrobble, ScrobbleAction, TrackerClient } from '#server/foundation/upstream/tracker/client'
import type { OurPlays } from './our-plays'

/** A player's report. */
export type Heard = {
  readonly play_id: string
  readonly movie_id: number
  readonly position_seconds: number
  readonly duration_seconds: number
  readonly state: 'playing' | 'paused' | 'stopped'
}
type Deps = {
  clock: Clock
  log: Log
  begin: (work: () => Promise<void>) => void
  isOn: () => boolean
  movie: (id: number) => Omit<Scrobble, 'progress'> & { runtime_minutes: number | null }
  client: Pick<TrackerClient, 'scrobble'>
  ours: Pick<OurPlays, 'collect' | 'ofMovie' | 'sent'>
}
type At = { readonly isPlaying: boolean; readonly position: number; readonly ms: number }
type Next = { readonly action: ScrobbleAction; readonly heard: Heard }

/** A larger deviation from the expected position means that the person jumped. */
const jumpSeconds = 15
/** Below this percentage, the tracker refuses to store anything. */
const leastPercent = 1
export const countsFromPercent = 80

/** Reports playback to the tracker. Failed reports are dropped: the next sync sends the play itself. */
export const createScrobbling = ({ clock, log, begin, isOn, movie, client, ours }: Deps) => {
  const at = new Map<string, At>()
  /** Only the newest report per play: an outdated one is not worth a request. */
  const next = new Map<string, Next>()
  let isRunning = false

  /** A play that the tracker already has must not be ended there: that would create a second one. */
  const openPlay = ({ movie_id }: Heard, minutes: number | null) => {
    ours.collect()
    const since = clock.now().getTime() - Math.max(15, minutes || 120) * 60_000
    return ours.ofMovie(movie_id).find(({ watched_at }) => Date.parse(watched_at) >= since)
  }

  const tell = async ({ action, heard }: Next): Promise<void> => {
    const { runtime_minutes, ...about } = movie(heard.movie_id)
    const progress = percentOf(heard)
    const play = action === 'stop' && progress >= countsFromPercent ? openPlay(heard, runtime_minutes) : undefined
    if (play && play.state !== 'waiting') return
    const isCounted = await client.scrobble(action, { ...about, progress })
    if (isCounted && play) ours.sent([play.id])
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      for (let first = next.entries().next(); !first.done; first = next.entries().next()) {
        const [id, report] = first.value
        await tell(report).catch((error: unknown) => {
          const isOutside = error instanceof UpstreamRateLimited || error instanceof UpstreamUnreachable
          log[isOutside ? 'info' : 'error']('could not report playback to the tracker', { movie_id: report.heard.movie_id, error })
        })
        if (next.get(id) === report) next.delete(id)
      }
    } finally {
      isRunning = false
    }
  }

  const actionOf = (heard: Heard, before: At | undefined): ScrobbleAction | null => {
    if (heard.state === 'stopped') return 'stop'
    if (heard.state === 'paused') return before?.isPlaying ? 'pause' : null
    if (!before?.isPlaying) return 'start'
    const expected = before.position + (clock.elapsedMs() - before.ms) / 1000
    return Math.abs(heard.position_seconds - expected) >= jumpSeconds ? 'start' : null
  }

  return {
    heard(heard: Heard): void {
      const before = at.get(heard.play_id)
      const action = actionOf(heard, before)
      if (heard.state === 'stopped') at.delete(heard.play_id)
      else at.set(heard.play_id, { isPlaying: heard.state === 'playing', position: heard.position_seconds, ms: clock.elapsedMs() })
      if (!isOn() || action === null || heard.duration_seconds <= 0) return
      if (action !== 'start' && percentOf(heard) < leastPercent) return
      next.set(heard.play_id, { action, heard })
      begin(run)
    },
    /** Movies that are being reported to the tracker. */
    busy: (): ReadonlySet<number> => new Set([...next.values()].map(({ heard }) => heard.movie_id)),
  }
}

const percentOf = ({ position_seconds, duration_seconds }: Heard): number =>
  Math.round(Math.min(100, Math.max(0, (position_seconds / duration_seconds) * 100)) * 100) / 100
