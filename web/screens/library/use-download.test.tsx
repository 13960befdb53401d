import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { fakeMovie } from '../../testing/fake-movies'
import { listOf, showInPlace } from '../../testing/in-place'
import { ListCell } from './list-cell'
import { MovieCard } from './movie-card'

beforeAll(() => learn('rooms'))

const movie = { ...fakeMovie(1), id: 7, title: 'Metropolis', status: 'downloading' as const, download_ids: [3, 4] }
const download = (id: number, state: string, progress = 0) => ({ id, movie_id: 7, state, progress })
const place = { movie, failed: false, onRetry: () => {}, index: 0, width: 150, active: false, selected: false, selecting: false }
const showing = (part: 'card' | 'row', ...downloads: object[]) => {
  const props = { ...place, onToggle: () => undefined }
  return showInPlace(part === 'card' ? <MovieCard {...props} /> : <ListCell {...props} />, { '/downloads': listOf(...downloads) })
}

test('a card shows the progress of the download in progress, not of an earlier one that failed', async () => {
  showing('card', download(3, 'failed', 0.9), download(4, 'downloading', 0.12))

  expect(await screen.findByText('12%')).toBeInTheDocument()
  expect(screen.queryByText('Downloading')).toBeNull()
})

test('a card whose download waits for its turn says so', async () => {
  showing('card', download(4, 'queued'))

  expect(await screen.findByText('Queued')).toBeInTheDocument()
})

test('a row of the list shows state and progress', async () => {
  showing('row', download(3, 'failed'), download(4, 'downloading', 0.62))

  expect(await screen.findByText('Downloading 62%')).toBeInTheDocument()
})
