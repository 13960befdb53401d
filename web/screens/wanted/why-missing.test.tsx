import { beforeAll, expect, test } from 'bun:test'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { fakeMovie } from '../../testing/fake-movies'
import { showInPlace } from '../../testing/in-place'
import { searched } from '../../testing/searched'
import { Row } from './row'

beforeAll(() => learn('rooms'))

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const shown = (movie: object) => showInPlace(<Row movie={{ ...fakeMovie(1), status: 'wanted', last_searched_at: null, ...movie }} />, {})

test('a wanted movie shows the result of its last search and the time of the next', async () => {
  shown({ last_search: searched(hours(-2.01), 'Nothing found (no response from Orbit)'), next_search_at: hours(4.01) })

  expect(await screen.findByText('Nothing found (no response from Orbit)')).toBeInTheDocument()
  expect(screen.getByText('searched 2 hours ago')).toBeInTheDocument()
  expect(screen.getByText('again in 4 hours')).toBeInTheDocument()
})

test('a movie that was never searched for is not reported as having no release', async () => {
  shown({ next_search_at: hours(1.01) })

  expect(await screen.findByText('Not searched yet')).toBeInTheDocument()
  expect(screen.getByText('first search in 1 hour')).toBeInTheDocument()
})

test('a movie with a missing file says so', async () => {
  shown({ status: 'missing_file' })

  expect(await screen.findByText('File missing')).toBeInTheDocument()
})

test('a missing version is named, and searched for alone', async () => {
  const asked: string[] = []
  const version = { ...{ id: 7, name: '4K', quality_profile_id: 1, edition: 'any' }, is_default: false, status: 'wanted' as const }
  const movie = { ...fakeMovie(1), status: 'available' as const, last_search: searched(hours(-2.01), 'Nothing found') }
  const search = (url: URL) => {
    asked.push(url.search)
    return movie
  }
  showInPlace(<Row movie={movie} version={{ ...version, file_ids: [] }} />, { '/search': search })

  fireEvent.click(await screen.findByRole('button', { name: `Search for ${movie.title} (4K) now` }))

  expect(screen.getByText('Nothing found')).toBeInTheDocument()
  await waitFor(() => expect(asked).toEqual(['?version_id=7']))
})

test('a movie with an upgrade wanted says what is there', async () => {
  shown({ status: 'upgradable', resolution: '720p' })

  expect(await screen.findByText('Upgrade wanted')).toBeInTheDocument()
  expect(screen.getByText('has 720p')).toBeInTheDocument()
})
