import type { AppEvent } from '#server/events'
import { createStore } from '../../kit/store'
import { lastEvent } from './live'

export type PlayingScreen = Extract<AppEvent, { type: 'screen_playing' }>

/** The service tells every second. Silence means that it stopped, or that the connection is lost. */
const SILENT_MS = 15_000
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Screens that play from Marquee, whoever started them. */
export const playingScreens = createStore<readonly PlayingScreen[]>([])

const without = (id: string) => playingScreens.get().filter(({ screen_id }) => screen_id !== id)
const forget = (id: string) => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  playingScreens.set(without(id))
}

lastEvent.subscribe(() => {
  const event = lastEvent.get()
  if (event?.type === 'screen_stopped') forget(event.screen_id)
  if (event?.type !== 'screen_playing') return
  const { screen_id } = event
  clearTimeout(timers.get(screen_id))
  timers.set(
    screen_id,
    setTimeout(() => forget(screen_id), SILENT_MS),
  )
  playingScreens.set([...without(screen_id), event].sort((a, b) => a.name.localeCompare(b.name)))
})
