import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import type { Clock } from '#server/foundation/lib/clock'
import type { Log } from '#server/foundation/platform/log'
import { type FollowDeps, follow, type Playing } from './follow'
import type { Known, Registry } from './registry'
import type { OpenRemote } from './screen'
import type { KeptPlay } from './table'

export type ScreenPlaysDeps = {
  journal: Journal
  clock: Clock
  log: Log
  isOn: () => boolean
  open: OpenRemote
  report: FollowDeps['report']
  /** The last position of a play that is stored, in seconds. */
  positionOf: (playId: string) => number
  everyMs?: number
}
type Now = Pick<Playing, 'position_seconds' | 'volume' | 'remote'>

/** What the screens in the house play from us. Each play is kept, so that it is followed again after a restart. */
export const createScreenPlays = (deps: ScreenPlaysDeps, registry: Pick<Registry, 'keepPlay' | 'played'>) => {
  const { journal, clock, log, isOn, open, report, positionOf, everyMs } = deps
  const plays = new Map<string, { playing: Playing; following: ReturnType<typeof follow> }>()

  const ended = (playing: Playing): void => {
    if (plays.get(playing.screen_id)?.playing !== playing) return
    plays.delete(playing.screen_id)
    const { screen_id, name, movie_id, play_id, position_seconds } = playing
    journal.commit((tx, announce) => {
      registry.keepPlay(tx, screen_id, null)
      announce({ type: 'screen_stopped', screen_id, name, movie_id, play_id, position_seconds })
    })
  }
  const tell = (playing: Playing): void => {
    const { screen_id, name } = playing
    if (plays.get(screen_id)?.playing === playing) journal.tell({ type: 'screen_playing', screen_id, name, ...placeOf(playing) })
  }
  const followed = (playing: Playing) =>
    follow(playing, { ...{ report, tell, ended, log, elapsedMs: clock.elapsedMs }, ...(everyMs !== undefined && { everyMs }) })
  const take = ({ id, name }: Known, { url_sha256: _, ...play }: KeptPlay, now: Now): Playing => {
    const playing: Playing = { screen_id: id, name, ...play, state: 'playing', ...now }
    plays.set(id, { playing, following: followed(playing) })
    return playing
  }
  /** A screen that does not answer any more has ended long ago. */
  const rejoin = async (screen: Known, play: KeptPlay): Promise<void> => {
    const found = await attempt(() => joined(open, screen, play))
    // Somebody may have begun another movie on it meanwhile.
    if (plays.has(screen.id)) return found.ok ? found.value.close() : undefined
    if (!found.ok) return journal.commit((tx) => registry.keepPlay(tx, screen.id, null))
    const volume = await attempt(found.value.volume)
    take(screen, play, { position_seconds: positionOf(play.play_id), volume: volume.ok ? volume.value : null, remote: found.value })
  }

  return {
    tell,
    of: (id: string) => plays.get(id),
    all: () => [...plays.values()],
    begin(screen: Known, play: KeptPlay, now: Now): Playing {
      journal.commit((tx) => registry.keepPlay(tx, screen.id, play))
      return take(screen, play, now)
    },
    /** After a start: follows what screens still play from before it. */
    async followAgain(): Promise<void> {
      if (isOn()) await Promise.all(registry.played().map((each) => rejoin(each, each.play)))
    },
    /** Leaves the screens alone: the service stops. */
    leave(): void {
      for (const { following } of plays.values()) following.leave()
      plays.clear()
    },
  }
}

const joined = async (open: OpenRemote, screen: Known, play: KeptPlay) => {
  const remote = await open(screen)
  const done = await attempt(() => remote.rejoin(play.url_sha256))
  if (done.ok) return remote
  remote.close()
  throw done.error
}

export const placeOf = ({ movie_id, play_id, position_seconds, duration_seconds, state, volume }: Playing) => ({
  movie_id,
  play_id,
  position_seconds,
  duration_seconds,
  state,
  volume,
})
