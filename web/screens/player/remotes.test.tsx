import { afterEach, beforeAll, expect, test } from 'bun:test'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { lastEvent } from '../../data/live/live'
import { type PlayingScreen, playingScreens } from '../../data/live/playing-screens'
import { learn } from '../../i18n/translate'
import { fakeMovie } from '../../testing/fake-movies'
import { showInPlace } from '../../testing/in-place'
import { Remotes } from './remotes'

beforeAll(() => learn('player'))
afterEach(() => act(() => stopped('cast-1')))

const movie = fakeMovie(3)
const plays = (change: Partial<PlayingScreen> = {}) =>
  lastEvent.set({
    ...{ type: 'screen_playing', at: '2026-03-01T12:00:00.000Z', screen_id: 'cast-1', name: 'Kitchen', movie_id: movie.id },
    ...{ play_id: 'play-one', position_seconds: 65, duration_seconds: 3600, state: 'playing', volume: 40, ...change },
  })
const stopped = (screen_id: string) =>
  lastEvent.set({
    ...{ type: 'screen_stopped', seq: 1, at: '2026-03-01T12:00:00.000Z', screen_id, name: 'Kitchen', movie_id: movie.id },
    ...{ play_id: 'play-one', position_seconds: 65 },
  })
/** Shows the remotes, and keeps what they ask the service for. */
const show = () => {
  const asked: string[] = []
  const answer = (url: URL) => {
    asked.push(url.pathname.replace('/api/v1', ''))
    return {}
  }
  const answers = Object.fromEntries(['pause', 'resume', 'stop', 'seek', 'volume'].map((name) => [`/screens/cast-1/${name}`, answer]))
  showInPlace(<Remotes />, { [`/movies/${String(movie.id)}`]: movie, ...answers })
  return asked
}

test('a screen that plays has a remote control, until it stops', async () => {
  show()
  act(() => plays())

  expect(await screen.findByRole('region', { name: 'Remote control for Kitchen' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: movie.title })).toHaveAttribute('href', `/movies/${String(movie.id)}`)
  expect(screen.getByText('1:05')).toBeInTheDocument()

  act(() => stopped('cast-1'))

  expect(screen.queryByRole('region')).toBeNull()
  expect(playingScreens.get()).toEqual([])
})

test('its buttons tell the screen', async () => {
  const asked = show()
  act(() => plays())
  fireEvent.click(await screen.findByRole('button', { name: 'Pause' }))
  act(() => plays({ state: 'paused' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }))
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))

  await waitFor(() => expect(asked).toEqual(['/screens/cast-1/pause', '/screens/cast-1/resume', '/screens/cast-1/stop']))
})

test('a slider that is moved tells the screen once it rests, and shows the wish until then', async () => {
  const asked = show()
  act(() => plays())
  const position = await screen.findByRole('slider', { name: 'Position' })
  for (const value of ['100', '200', '300']) fireEvent.change(position, { target: { value } })
  act(() => plays({ position_seconds: 66 }))

  expect(position).toHaveValue('300')
  await waitFor(() => expect(asked).toEqual(['/screens/cast-1/seek']))
})

test('a screen that does not tell its volume has no slider for it', async () => {
  show()
  act(() => plays({ volume: null }))

  expect(await screen.findByRole('slider', { name: 'Position' })).toBeInTheDocument()
  expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull()
})
