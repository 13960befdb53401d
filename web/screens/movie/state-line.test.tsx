import { beforeAll, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render as renderAlone, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import type { EventOf } from '#server/events'
import { configQuery, healthQuery, releasesQuery } from '../../data/api/queries'
import type { Download, Movie } from '../../data/api/types'
import { lastEvent } from '../../data/live/live'
import { progressed, settled } from '../../data/live/progress'
import { createQueries } from '../../data/queries'
import { learn, speak } from '../../i18n/translate'
import { fakeDownload } from '../../testing/fake-answers'
import { fakeMovie } from '../../testing/fake-movies'
import { searched } from '../../testing/searched'
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
const wanted = (id: number): Movie => ({
  ...fakeMovie(id),
  status: 'wanted',
  downloads: [],
  files: [],
  last_searched_at: soon(-180),
  next_search_at: soon(15),
})

test('the line tells what the last search met and when the next one is', () => {
  const { unmount } = render(<StateLine movie={wanted(1)} />)
  expect(screen.getByText('Next search in 15 minutes.')).toBeInTheDocument()
  unmount()

  render(<StateLine movie={{ ...wanted(1), last_searched_at: null, last_search: searched(soon(-1), 'Orbit did not respond') }} />)

  expect(screen.getByText('Orbit did not respond. Next search in 15 minutes.')).toBeInTheDocument()
})

test('a movie that was never searched for says so', () => {
  render(<StateLine movie={{ ...wanted(1), last_searched_at: null }} />)

  expect(screen.getByText('Not searched yet. Next search in 15 minutes.')).toBeInTheDocument()
})

test('if the download of the last search failed, the line says so, and nothing once it was searched again', () => {
  const failed = (minutes: number) => ({ ...fakeDownload(wanted(3), 9), state: 'failed' as const, added_at: soon(minutes) })
  const { unmount } = render(<StateLine movie={{ ...wanted(3), downloads: [failed(-179)] }} />)
  expect(screen.getByText('The last download failed. Next search in 15 minutes.')).toBeInTheDocument()
  unmount()

  render(<StateLine movie={{ ...wanted(3), downloads: [failed(-600)] }} />)

  expect(screen.getByText('Next search in 15 minutes.')).toBeInTheDocument()
})

test('a download in the queue says why it waits while no more may start, with the way out', async () => {
  const queued = { ...wanted(4), status: 'downloading' as const, downloads: [{ ...fakeDownload(wanted(4), 9), state: 'queued' as const }] }
  const queries = createQueries()
  queries.setQueryData(healthQuery.queryKey, { results: [] } as never)
  queries.setQueryData(configQuery.queryKey, { queue_paused: true } as never)
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  const { unmount } = renderAlone(<StateLine movie={queued} />, { wrapper })

  expect(screen.getByText('New downloads will not start while “Start no more downloads” is on.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Start downloads' })).toBeEnabled()
  unmount()

  queries.setQueryData(configQuery.queryKey, { queue_paused: false } as never)
  renderAlone(<StateLine movie={queued} />, { wrapper })
  expect(screen.queryByRole('button', { name: 'Start downloads' })).toBeNull()
})

test('without an indexer no search is announced', () => {
  render(<StateLine movie={wanted(1)} />, 'no_indexer')

  expect(screen.getByText('No indexer is enabled, so Marquee cannot search for it.')).toBeInTheDocument()
  expect(screen.queryByText(/Next search/)).toBeNull()
})

test('above the releases stand the result and what each indexer said', () => {
  const queries = createQueries()
  queries.setQueryData(releasesQuery(2).queryKey, { results: [], next_cursor: null, has_more: false } as never)
  const why = { code: 'party_unreachable', values: { party: 'indexer Orbit' }, text: 'indexer Orbit is unreachable' }
  const met = { answered: ['Dune'], unanswered: [{ indexer: 'Orbit', why }] }
  const last_search = searched(soon(-1), 'Nothing found (no response from Orbit)', met)
  render(
    <QueryClientProvider client={queries}>
      <ReleasesTab movie={{ ...wanted(2), last_search }} />
    </QueryClientProvider>,
  )

  expect(screen.getByRole('status').textContent).toBe('Nothing found (no response from Orbit), searched 1 minute ago')
  expect(screen.getByText('Responded: Dune')).toBeInTheDocument()
  expect(screen.getByText('Orbit: indexer Orbit is unreachable')).toBeInTheDocument()
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

test('a sentence writes its time in words, because "Min." would look like its end', async () => {
  await speak('de')
  const movie = fakeMovie(4)
  render(<StateLine movie={{ ...movie, downloads: [{ ...fakeDownload(movie, 0), state: 'downloading', eta_seconds: 1980 }] }} />)

  expect(screen.getByText(/^Noch etwa 33\sMinuten\. /)).toBeInTheDocument()
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

  act(() => lastEvent.set({ type: 'search_completed', movie_id: 2 } as EventOf<'search_completed'>))
  expect(screen.getByText('Found').className).not.toContain('text-accent')
})

test('each stage says how long it took; the next ones say nothing yet', async () => {
  const movie = { ...fakeMovie(4), added_at: soon(-30) }
  const later = (at: string, seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString()
  const grabbed = { ...fakeDownload(movie, 0), added_at: later(movie.added_at, 3), completed_at: null, progress: 0.62 }
  const stages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const current = () => screen.getAllByRole('listitem').flatMap((item, at) => (item.getAttribute('aria-current') === 'step' ? [at] : []))
  const show = (status: Movie['status'], download?: Download) => (
    <StateLine movie={{ ...movie, status, downloads: download ? [download] : [] }} />
  )
  const added = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(new Date(movie.added_at))

  const { rerender } = render(show('wanted'))
  expect(stages()).toEqual([`Added${added}`, 'Found', 'Downloaded', 'Checked', 'In library'])
  expect(current()).toEqual([1])

  rerender(show('downloading', { ...grabbed, state: 'downloading' }))
  expect(stages()).toEqual([`Added${added}`, 'Foundin 3 sec', 'Downloading62%', 'Checked', 'In library'])
  expect(current()).toEqual([2])

  rerender(show('importing', { ...grabbed, state: 'importing', progress: 1, completed_at: later(grabbed.added_at, 360) }))
  expect(stages()).toEqual([`Added${added}`, 'Foundin 3 sec', 'Downloadedin 6 min', 'Importing', 'In library'])
  expect(current()).toEqual([3])
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['Done', 'Done', 'Done'])
})

test('a movie that waited for long shows days, and a download that is older than the movie no time', () => {
  const movie = { ...fakeMovie(4), status: 'downloading' as const, added_at: soon(-60 * 24 * 40) }
  const download = { ...fakeDownload(movie, 0), state: 'paused' as const, progress: 0.1, added_at: soon(-5) }
  const stages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  const { rerender } = render(<StateLine movie={{ ...movie, downloads: [download] }} />)
  expect(stages().slice(1, 3)).toEqual(['Foundin 40 days', 'Paused10%'])
  expect(stages()[0]).toMatch(/^Added\w+ \d+, \d{4}$/)

  rerender(<StateLine movie={{ ...movie, downloads: [{ ...download, added_at: soon(-60 * 24 * 50) }] }} />)
  expect(stages()[1]).toBe('Found')
})

test.each([
  ['de', 'Lädt62'],
  ['fr', 'En cours62'],
] as const)('the current stage is a short word in %s, so that five share a row on a phone', async (language, said) => {
  await speak(language)
  const movie = fakeMovie(5)
  const download = { ...fakeDownload(movie, 0), completed_at: null, progress: 0.62, state: 'downloading' as const }
  render(<StateLine movie={{ ...movie, status: 'downloading', downloads: [download] }} />)

  expect(screen.getAllByRole('listitem')[2]!.textContent).toStartWith(said)
  await speak('en')
})
