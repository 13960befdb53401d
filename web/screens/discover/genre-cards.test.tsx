import { afterEach, beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn, speak } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { GenreCards } from './genre-cards'

beforeAll(() => learn('rooms'))
afterEach(() => speak('en'))

test('genres of the library come first, and a genre with a long word uses smaller letters', async () => {
  showInPlace(<GenreCards />, {
    '/genres': listOf({ id: 1, name: 'Drama' }, { id: 2, name: 'Science Fiction' }, { id: 3, name: 'Dokumentarfilm' }),
    '/metadata/discover': listOf(),
    '/movies/facets': { total: 3, counts: { genre: { 'Science Fiction': 3 } } },
  })

  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Science Fiction3 /),
    'Drama',
    'Dokumentarfilm',
  ])
  expect(screen.getByText('Dokumentarfilm')).toHaveClass('text-sm')
  expect(screen.getByText('Science Fiction')).not.toHaveClass('text-sm')
  expect(screen.getByText('Drama')).not.toHaveClass('text-sm')
})

test("genres are named in the UI language and counted by the provider's name; unknown ones keep it", async () => {
  await speak('de')
  showInPlace(<GenreCards />, {
    '/genres': listOf({ id: 35, name: 'Comedy' }, { id: 4711, name: 'Slapstick' }),
    '/metadata/discover': listOf(),
    '/movies/facets': { total: 2, counts: { genre: { Comedy: 2 } } },
  })

  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual(['Komödie2 vorhanden', 'Slapstick'])
})
