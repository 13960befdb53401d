import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { after } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Background } from '#server/foundation/platform/background'
import { Conflict, Unavailable } from '#server/foundation/platform/errors'
import { type Cursors, type PageOf, type PageRequest, pageOfAll } from '#server/foundation/platform/http/page'
import { type FollowDeps, follow, type Playing } from './follow'
import { answered, type Started } from './play-on-screen'
import { createRegistry, type Known, type RegistryDeps, searchSeconds } from './registry'
import type { Screen, ScreenPlay, ScreenPlayRequest, ScreenSearch } from './schema'
import type { FoundScreen, Remote } from './screen'
import { sentences } from './sentences'

export type Screens = ReturnType<typeof createScreens>
type Asked = { readonly screen: FoundScreen; readonly request: ScreenPlayRequest; readonly session_id: string | null }
type Deps = RegistryDeps & {
  journal: Journal
  cursors: Cursors
  background: Background
  isOn: () => boolean
  start: (asked: Asked) => Promise<Started>
  report: FollowDeps['report']
  everyMs?: number
}

/** The screens in the house: which there are, and what they play. */
export const createScreens = (deps: Deps) => {
  const { journal, clock, cursors, background, log, isOn, places, start } = deps
  const registry = createRegistry(deps)
  const plays = new Map<string, { playing: Playing; following: ReturnType<typeof follow> }>()

  const show = ({ screen, seen_at }: Known): Screen => {
    const { open: _, ...shown } = screen
    const playing = plays.get(screen.id)?.playing
    return { ...shown, seen_at, playing: playing ? placeOf(playing) : null }
  }

  const ended = (playing: Playing): void => {
    if (plays.get(playing.screen_id)?.playing !== playing) return
    plays.delete(playing.screen_id)
    const { screen_id, name, movie_id, play_id, position_seconds } = playing
    journal.commit((_, announce) => announce({ type: 'screen_stopped', screen_id, name, movie_id, play_id, position_seconds }))
  }
  const tell = (playing: Playing): void => {
    const { screen_id, name } = playing
    if (plays.get(screen_id)?.playing === playing) journal.tell({ type: 'screen_playing', screen_id, name, ...placeOf(playing) })
  }
  const followed = (playing: Playing) =>
    follow(playing, {
      report: deps.report,
      tell,
      ended,
      log,
      elapsedMs: clock.elapsedMs,
      ...(deps.everyMs !== undefined && { everyMs: deps.everyMs }),
    })
  const playOf = (id: string) => {
    const { screen } = registry.get(id)
    const found = plays.get(id)
    if (!found) throw new Conflict(say(sentences, 'screen_idle', { name: screen.name }))
    return { screen, ...found }
  }
  const command = async (id: string, work: (remote: Remote) => Promise<void>, change: Partial<Playing>): Promise<void> => {
    const { screen, playing } = playOf(id)
    await answered(screen, () => work(playing.remote))
    Object.assign(playing, change)
    tell(playing)
  }
  const startOn = async (asked: Asked): Promise<Started> => {
    try {
      return await start(asked)
    } catch (error) {
      if (error instanceof Unavailable) registry.forget(asked.screen.id)
      throw error
    }
  }

  return {
    list: (asked: PageRequest): PageOf<Screen> => pageOfAll(registry.all().map(show), asked, { scope: 'screens', cursors }),
    get: (id: string): Screen => show(registry.get(id)),

    /** Looks for screens in the background. Throws Conflict while it is off, or no screen could reach us. */
    discover(): ScreenSearch {
      if (!isOn()) throw new Conflict(say(sentences, 'screens_off'))
      if (places().length === 0) throw new Conflict(say(sentences, 'screens_out_of_reach'))
      void background.begin('looking for screens', registry.search)
      return { ends_at: after(clock, searchSeconds) }
    },

    /** Ends what the screen played from us before. */
    async play(id: string, { request, session_id }: Omit<Asked, 'screen'>): Promise<ScreenPlay> {
      const { screen } = registry.get(id)
      const { prepared, remote, volume } = await startOn({ screen, request, session_id })
      await plays.get(id)?.following.end()
      const playing: Playing = {
        ...{ screen_id: id, name: screen.name, movie_id: prepared.movie_id, file_id: prepared.file_id, play_id: prepared.id },
        ...{ duration_seconds: prepared.duration_seconds, position_seconds: prepared.start_seconds, state: 'playing', volume, remote },
      }
      plays.set(id, { playing, following: followed(playing) })
      return { screen_id: id, file_id: prepared.file_id, ...placeOf(playing) }
    },
    pause: (id: string): Promise<void> => command(id, (remote) => remote.pause(), { state: 'paused' }),
    resume: (id: string): Promise<void> => command(id, (remote) => remote.resume(), { state: 'playing' }),
    seek: (id: string, position_seconds: number): Promise<void> =>
      command(id, (remote) => remote.seek(position_seconds), { position_seconds }),
    volume: (id: string, level: number): Promise<void> => command(id, (remote) => remote.setVolume(level), { volume: level }),
    /** A screen that does not answer is let go: nobody can do more. */
    async stop(id: string): Promise<void> {
      const { playing, following } = playOf(id)
      const last = await attempt(playing.remote.look)
      if (last.ok && last.value.state !== 'ended') playing.position_seconds = last.value.position_seconds
      await attempt(playing.remote.stop)
      await following.end()
    },

    async applySettings(): Promise<void> {
      if (isOn()) return
      for (const { playing, following } of [...plays.values()]) {
        await attempt(playing.remote.stop)
        await following.end()
      }
      registry.clear()
    },
    close(): void {
      for (const { following } of plays.values()) following.leave()
      plays.clear()
    },
    /** Why no screen can be found or play. */
    trouble: (): 'unreachable' | 'no_multicast' | null => {
      if (!isOn()) return null
      if (places().length === 0) return 'unreachable'
      return registry.isImpossible() ? 'no_multicast' : null
    },
  }
}

const placeOf = ({ movie_id, play_id, position_seconds, duration_seconds, state, volume }: Playing) => ({
  movie_id,
  play_id,
  position_seconds,
  duration_seconds,
  state,
  volume,
})
