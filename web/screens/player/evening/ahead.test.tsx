import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import type { Movie } from '../../../data/api/types'
import { learn } from '../../../i18n/translate'
import { fakeMovie } from '../../../testing/fake-movies'
import { showInPlace } from '../../../testing/in-place'
import type { Prepared } from '../api'
import type { VideoState } from '../use-video'
import { Ahead } from './ahead'
import { playsNext, sleep } from './state'

beforeAll(() => learn('player'))
beforeEach(() => {
  sleep.set(null)
  if (!playsNext.get()) playsNext.toggle()
})

const chapters = [
  { start_seconds: 0, title: 'Intro', kind: 'intro' },
  { start_seconds: 60, title: 'The ship', kind: null },
  { start_seconds: 900, title: 'Credits', kind: 'credits' },
]
const epilog = { start_seconds: 970, title: 'One more thing', kind: null }
const series = { id: 1, metadata_id: 7, name: 'The Ships' }
const first = { ...fakeMovie(1), collection: series } as unknown as Movie
const second = { ...fakeMovie(2), files: [{ id: 5, missing_at: null }] }
const parts = [
  { metadata_id: first.metadata_id, movie_id: 1 },
  { metadata_id: second.metadata_id, movie_id: 2 },
]
type Seen = { time: number; hasEnded?: boolean; more?: readonly (typeof epilog)[]; answers?: Record<string, unknown> }
const sought: number[] = []
const show = ({ time, hasEnded = false, more = [], answers = {} }: Seen) =>
  showInPlace(
    <Ahead
      movie={first}
      prepared={{ chapters: [...chapters, ...more] } as unknown as Prepared}
      state={{ time, duration: 1000, hasEnded } as VideoState}
      onSeek={(to) => sought.push(to)}
      isRaised={false}
    />,
    { '/metadata/collections/7': { parts }, '/movies/2': second, ...answers },
  )
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const nextName = `Next: ${second.title} (${String(second.year)})`

test('the intro is skipped to the next chapter, and only while it plays', async () => {
  const shown = show({ time: 5 })
  fireEvent.click(await screen.findByRole('button', { name: 'Skip intro' }))
  expect(sought).toEqual([60])
  shown.unmount()

  show({ time: 61 })

  expect(buttons()).toEqual([])
})

test('credits offer the next part of the collection, and what comes after them', async () => {
  show({ time: 920, more: [epilog] })

  expect(await screen.findByRole('button', { name: nextName })).toBeInTheDocument()
  expect(buttons()).toEqual(['Skip credits', nextName])
})

test('at the end the next part starts by itself unless it is canceled', async () => {
  show({ time: 1000, hasEnded: true })

  expect(await screen.findByText(/ starts in 15 seconds$/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(buttons()).toEqual([nextName])
})

test.each([
  ['the sleep timer ends with the movie', () => sleep.set('end')],
  ['the person does not want it', () => playsNext.toggle()],
])('nothing starts by itself if %s', async (_, given) => {
  given()

  show({ time: 1000, hasEnded: true })

  expect(await screen.findByRole('button', { name: nextName })).toBeInTheDocument()
  expect(screen.queryByText(/starts in/)).toBeNull()
})

test.each([
  ['is not in the library', { '/metadata/collections/7': { parts: [parts[0], { metadata_id: 9, movie_id: null }, parts[1]] } }],
  ['has no file', { '/movies/2': { ...second, files: [] } }],
  ['is unknown, because nobody answers', { '/metadata/collections/7': undefined }],
])('nothing follows if the next part %s', async (_, answers) => {
  show({ time: 920, more: [epilog], answers })

  expect(await screen.findByRole('button', { name: 'Skip credits' })).toBeInTheDocument()
  expect(buttons()).toEqual(['Skip credits'])
})
