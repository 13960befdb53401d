import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { fakeMovie } from '../../testing/fake-movies'
import { showInPlace } from '../../testing/in-place'
import { NoFile } from './no-file'

beforeAll(() => learn('player'))

test('a movie without a file links to its page', async () => {
  const movie = fakeMovie(3)
  showInPlace(<NoFile movie={movie} />, {})

  expect(await screen.findByRole('heading', { name: `${movie.title} has no file to play` })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the movie' })).toHaveAttribute('href', '/movies/3')
})
