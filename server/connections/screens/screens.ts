import { attempt } from '#server/foundation/lib/attempt'
import { after } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Background } from '#server/foundation/platform/background'
import { Conflict, Unavailable } from '#server/foundation/platform/errors'
import { type Cursors, type PageOf, type PageRequest, pageOfAll } from '#server/foundation/platform/http/page'
import type { Playing } from './follow'
import { answered, type Started } from './play-on-screen'
import { createScreenPlays, placeOf, type ScreenPlaysDeps } from './plays'
import { createRegistry, type Known, type RegistryDeps, searchSeconds } from './registry'
import type { Screen, ScreenPlay, ScreenPlayRequest, ScreenSearch } from './schema'
import { type FoundScreen, type Remote, urlDigest } from './screen'
import { sentences } from './sentences'

export type Screens = ReturnType<typeof createScreens>
type Asked = { readonly screen: FoundScreen; readonly request: ScreenPlayRequest; readonly session_id: string | null }
type Deps = RegistryDeps &
  ScreenPlaysDeps & {
    cursors: Cursors
    background: Background
    start: (asked: Asked) => Promise<Started>
  }

/** The screens in the house: which there are, and what they play. */
export const createScreens = (deps: Deps) => {
  const { clock, cursors, background, isOn, places, start } = deps
  const registry = createRegistry(deps)
  const plays = createScreenPlays(deps, registry)

  const show = ({ location: _, play: __, ...shown }: Known): Screen => {
    const playing = plays.of(shown.id)?.playing
    return { ...shown, playing: playing ? placeOf(playing) : null }
  }

  const playOf = (id: string) => {
    const screen = registry.get(id)
    const found = plays.of(id)
    if (!found) throw new Conflict(say(sentences, 'screen_idle', { name: screen.name }))
    return { screen, ...found }
  }
  const command = async (id: string, work: (remote: Remote) => Promise<void>, change: Partial<Playing>): Promise<void> => {
    const { screen, playing } = playOf(id)
    await answered(screen, () => work(playing.remote))
    Object.assign(playing, change)
    plays.tell(playing)
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

    followAgain: plays.followAgain,

    /** Looks for screens in the background. Throws Conflict while it is off, or no screen could reach us. */
    discover(): ScreenSearch {
      if (!isOn()) throw new Conflict(say(sentences, 'screens_off'))
      if (places().length === 0) throw new Conflict(say(sentences, 'screens_out_of_reach'))
      void background.begin('searching for screens', registry.search)
      return { ends_at: after(clock, searchSeconds) }
    },

    /** Ends what the screen played from us before. */
    async play(id: string, { request, session_id }: Omit<Asked, 'screen'>): Promise<ScreenPlay> {
      const screen = registry.get(id)
      const { prepared, remote, volume, url } = await startOn({ screen, request, session_id })
      await plays.of(id)?.following.end()
      const { movie_id, file_id, id: play_id, duration_seconds, start_seconds } = prepared
      const play = { movie_id, file_id, play_id, duration_seconds, url_sha256: urlDigest(url) }
      const playing = plays.begin(screen, play, { position_seconds: start_seconds, volume, remote })
      return { screen_id: id, file_id, ...placeOf(playing) }
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
      for (const { playing, following } of plays.all()) {
        await attempt(playing.remote.stop)
        await following.end()
      }
      registry.clear()
    },
    close: plays.leave,
    /** Why no screen can be found or play. */
    trouble: (): 'unreachable' | 'no_multicast' | null => {
      if (!isOn()) return null
      if (places().length === 0) return 'unreachable'
      return registry.isImpossible() ? 'no_multicast' : null
    },
  }
}
