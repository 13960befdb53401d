import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Cast, MonitorPlay, Pause, Play, Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import { movieQuery } from '../../data/api/queries'
import { seekScreen, setScreenVolume, tellScreen } from '../../data/api/screens'
import { type PlayingScreen, playingScreens } from '../../data/live/playing-screens'
import { t } from '../../i18n/translate'
import { Button, IconButton } from '../../kit/button'
import { useStore } from '../../kit/store'
import { clockTime } from './clock'

/** A remote control for each screen that plays, at the foot of every page. */
export const Remotes = () => (
  <div className="sticky bottom-[calc(var(--bar)+env(safe-area-inset-bottom))] z-20 md:bottom-0">
    {useStore(playingScreens).map((screen) => (
      <Remote key={screen.screen_id} screen={screen} />
    ))}
  </div>
)

const Remote = ({ screen }: { screen: PlayingScreen }) => {
  const { screen_id, name, movie_id, state } = screen
  const movie = useQuery(movieQuery(movie_id))
  const navigate = useNavigate()
  const tell = (command: Parameters<typeof tellScreen>[1]) => tellScreen(screen_id, command).catch(sayProblem)
  const takeBack = async () => {
    await tell('stop')
    await navigate({ to: '/watch/$id', params: { id: movie_id }, search: { from: 'resume' } })
  }
  return (
    <section
      aria-label={t('screens.remote', { name })}
      className="gutter flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-raised py-2"
    >
      <Cast aria-hidden className="size-5 shrink-0 text-accent max-sm:hidden" />
      <p className="min-w-0 grow basis-40">
        <Link to="/movies/$id" params={{ id: movie_id }} className="block truncate font-medium hover:underline">
          {movie.data?.title ?? '…'}
        </Link>
        <span className="block truncate text-soft text-sm">{t('screens.on', { name })}</span>
      </p>
      <div className="flex flex-wrap items-center gap-1 max-sm:order-last max-sm:w-full max-sm:justify-between">
        <IconButton
          changes
          icon={state === 'paused' ? Play : Pause}
          label={t(state === 'paused' ? 'player.play' : 'player.pause')}
          onClick={() => void tell(state === 'paused' ? 'resume' : 'pause')}
        />
        <IconButton changes icon={Square} label={t('screens.stop')} onClick={() => void tell('stop')} />
        <Volume screen={screen} />
        <Button changes small icon={MonitorPlay} onClick={() => void takeBack()}>
          {t('screens.take_back')}
        </Button>
      </div>
      <Position screen={screen} />
    </section>
  )
}

const Position = ({ screen: { screen_id, position_seconds, duration_seconds } }: { screen: PlayingScreen }) => {
  const whole = duration_seconds ?? 0
  const slider = useSlider(Math.round(position_seconds), (to) => seekScreen(screen_id, to))
  return (
    <div className="flex grow basis-full items-center gap-3 text-sm tabular-nums lg:basis-80">
      <span>{clockTime(slider.value)}</span>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.round(whole))}
        step={5}
        value={slider.value}
        aria-label={t('player.position')}
        aria-valuetext={t('player.position_of', { time: clockTime(slider.value), whole: clockTime(whole) })}
        className="min-w-0 grow accent-accent"
        onChange={({ target }) => slider.move(Number(target.value))}
      />
      <span className="text-soft">{clockTime(whole)}</span>
    </div>
  )
}

const Volume = ({ screen: { screen_id, volume } }: { screen: PlayingScreen }) => {
  const slider = useSlider(volume ?? 0, (level) => setScreenVolume(screen_id, level))
  if (volume === null) return null
  return (
    <label className="flex min-w-0 items-center gap-2 px-1">
      <Volume2 aria-hidden className="size-5" />
      <span className="visually-hidden">{t('player.volume')}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={slider.value}
        className="w-24 accent-accent max-sm:w-16"
        onChange={({ target }) => slider.move(Number(target.value))}
      />
    </label>
  )
}

const SETTLED_MS = 400

/** Follows the screen, except while a person moves it: the screen is told once it rests. */
const useSlider = (real: number, tell: (value: number) => Promise<unknown>) => {
  const [wanted, setWanted] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer function tells the same screen
  useEffect(() => {
    if (wanted === null) return
    const timer = setTimeout(() => {
      void tell(wanted)
        .catch(sayProblem)
        .finally(() => setWanted(null))
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return { value: wanted ?? real, move: setWanted }
}
