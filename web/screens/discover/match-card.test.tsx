import { beforeAll, expect, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { MatchCard } from './match-card'

beforeAll(() => learn('rooms'))

const cops = {
  metadata_id: 7,
  title: 'Cops',
  original_title: 'Cops',
  year: 1922,
  overview: '',
  poster_url: null,
  backdrop_url: null,
  rating: null,
  rating_votes: null,
  genre_ids: [],
  excluded: false,
}

/** A card whose list learns that the movie was added, and later that it is gone. */
const Card = () => {
  const [movie_id, setId] = useState<number | null>(null)
  return (
    <ul>
      <MatchCard match={{ ...cops, movie_id }} />
      <button type="button" onClick={() => setId(movie_id === null ? 5 : null)}>
        Read the list again
      </button>
    </ul>
  )
}

test('a movie whose adding was undone can be added again', async () => {
  showInPlace(<Card />, { '/movies': { ...listOf(), id: 5, title: 'Cops' } })

  fireEvent.click(await screen.findByRole('button', { name: 'Add Cops' }))
  await screen.findByRole('link', { name: /^Open Cops/ })
  fireEvent.click(screen.getByText('Read the list again'))
  expect(screen.getByRole('link', { name: /^Open Cops/ })).toBeInTheDocument()
  fireEvent.click(screen.getByText('Read the list again'))
  expect(await screen.findByRole('button', { name: 'Add Cops' })).toBeInTheDocument()
})
