import { beforeAll, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render as renderAlone, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { EventOf } from '#server/events'
import { healthQuery, releasesQuery } from '../api/queries'
import type { Download, Movie } from '../api/types'
import { learn, speak } from '../i18n/translate'
import { lastEvent } from '../live/live'
import { progressed, settled } from '../live/progress'
import { createQueries } from '../queries'
import { fakeDownload } from '../testing/fake-answers'
import { fakeMovie } from '../testing/fake-movies'
import { ReleasesTab } from './releases-tab'
import { StateLine } from './state-line'

beforeAll(async () => {
  await learn('rooms')
  await learn('events')
})
/** Renders with these health issues. */
const render = (what: ReactElement, ...troubles: string[]) => {
  const queries = createQueries()
  queries.setQueryData(healthQuery.queryKey, { results: troubles.map((code) => ({ code })) } as never)
  return renderAlone(what, { wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider> })
}
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const told = (event: Partial<EventOf<'search_completed'>>) =>
  act(() => lastEvent.set({ type: 'search_completed', found: 0, accepted: 0, indexers_failed: 0, ...event } as EventOf<'search_completed'>))
const wanted = (id: number): Movie => ({
  ...fakeMovie(id),
  status: 'wanted',
  downloads: [],
  files: [],
  last_searched_at: soon(-180),
  next_search_at: soon(15),
})

test('after an indexer failure the line says when the search is retried, not "Nothing suitable"', () => {
  render(<StateLine movie={wanted(1)} />)
  expect(screen.getByText(/^Nothing suitable yet/)).toBeInTheDocument()

  told({ movie_id: 1, indexers_failed: 1 })

  expect(screen.getByText('An indexer did not answer. Trying again in 15 minutes.')).toBeInTheDocument()
  expect(screen.queryByText(/Nothing suitable/)).toBeNull()
})

test('without an indexer no search is announced', () => {
  render(<StateLine movie={wanted(1)} />, 'no_indexer')

  expect(screen.getByText('No indexer is enabled, so Marquee cannot search for it.')).toBeInTheDocument()
  expect(screen.queryByText(/Next search/)).toBeNull()
})

test('the line above the releases starts with the result and separates its parts', () => {
  const queries = createQueries()
  queries.setQueryData(releasesQuery(2).queryKey, { results: [], next_cursor: null, has_more: false } as never)
  render(
    <QueryClientProvider client={queries}>
      <ReleasesTab movie={{ ...wanted(2), last_searched_at: soon(-1) }} />
    </QueryClientProvider>,
  )

  told({ movie_id: 2, indexers_failed: 1 })

  expect(screen.getByRole('status').textContent).toBe('one indexer did not answer, searched 1 minute ago')
  expect(screen.getByText(/^An indexer did not answer, so Marquee does not know yet/)).toBeInTheDocument()
})

test('the time of completion is shown only if it is soon', () => {
  const movie = fakeMovie(4)
  const { rerender } = render(<StateLine movie={movie} />)
  const headlineIn = (hours: number) => {
    const download: Download = { ...fakeDownload(movie, 0), state: 'downloading', progress: 0.1, eta_seconds: hours * 3600 }
    rerender(<StateLine movie={{ ...movie, status: 'downloading', downloads: [download] }} />)
    return screen.getByRole('region').querySelector('p')?.textContent
  }

  expect(headlineIn(2)).toMatch(/^Downloading, ready at \d+:\d\d/)
  expect(headlineIn(113)).toBe('Downloading')
})

test('from the last byte to the import the line shows the current step, and progress never drops', () => {
  const movie = fakeMovie(3)
  const download: Download = { ...fakeDownload(movie, 0), state: 'downloading', progress: 0, downloaded_bytes: 0, eta_seconds: null }
  const said = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
  const { rerender } = render(<StateLine movie={{ ...movie, status: 'downloading', downloads: [download] }} />)
  const news = {
    at: soon(0),
    type: 'download_progress' as const,
    download_id: download.id,
    movie_id: 3,
    download_speed: 9,
    eta_seconds: 3,
    progress: 0.79,
  }
  act(() => progressed({ ...download, ...news }))
  expect(said()).toBe('79%')

  act(() => progressed({ ...download, ...news, progress: 1 }))
  expect(screen.getAllByText('Checking').length).toBeGreaterThan(0)
  act(() => settled(download.id, 'download_completed'))
  expect(said()).toBe('100%')
  rerender(<StateLine movie={{ ...movie, status: 'importing', downloads: [{ ...download, state: 'importing', progress: 1 }] }} />)

  expect(said()).toBe('100%')
  expect(screen.getAllByText('Importing').length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain('0% ')
})

test('a sentence that ends in an abbreviation has one period', async () => {
  await speak('de')
  const movie = fakeMovie(4)
  render(<StateLine movie={{ ...movie, downloads: [{ ...fakeDownload(movie, 0), state: 'downloading', eta_seconds: 1980 }] }} />)

  expect(screen.getByText(/^Noch etwa 33\sMin\. /)).toBeInTheDocument()
  expect(document.body.textContent).not.toContain('..')
  await act(() => speak('en'))
})

test('a download without a speed shows its size only', () => {
  const download: Download = {
    ...fakeDownload(fakeMovie(4), 0),
    state: 'downloading',
    eta_seconds: null,
    size_bytes: 6_500_000,
    downloaded_bytes: 0,
    peers: 2,
  }
  const show = (download_speed: number) =>
    render(<StateLine movie={{ ...fakeMovie(4), status: 'downloading', downloads: [{ ...download, download_speed }] }} />)

  const { unmount } = show(0)
  expect(screen.getByText('Time left not known yet. 0 bytes of 6.5 MB.')).toBeInTheDocument()
  unmount()
  show(120_000)
  expect(screen.getByText('Time left not known yet. 0 bytes of 6.5 MB from 2 peers at 120 kB/s.')).toBeInTheDocument()
})

test('the next step is highlighted only while it is in progress', () => {
  render(<StateLine movie={wanted(2)} />)
  const found = screen.getByText('Found')
  expect(found).toHaveAttribute('aria-current', 'step')
  expect(found.className).not.toContain('text-accent')

  act(() => lastEvent.set({ type: 'search_started', movie_id: 2 } as EventOf<'search_started'>))
  expect(screen.getByText('Found').className).toContain('text-accent')

  told({ movie_id: 2 })
  expect(screen.getByText('Found').className).not.toContain('text-accent')
})
