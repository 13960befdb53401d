import { beforeAll, expect, test } from 'bun:test'
import { screen, within } from '@testing-library/react'
import type { MetadataMatch } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { DiscoverRows } from './rows'

beforeAll(() => learn('rooms'))

const movie = (metadata_id: number): MetadataMatch => ({
  metadata_id,
  title: `Movie ${String(metadata_id)}`,
  original_title: '',
  year: 1968,
  overview: '',
  poster_url: null,
  backdrop_url: null,
  rating: null,
  rating_votes: null,
  genre_ids: [],
  movie_id: null,
  excluded: false,
})
const from = (first: number) => listOf(...Array.from({ length: 20 }, (_, at) => movie(first + at)))

/** The provider's lists by what is asked, as `kind`, `genre`, `year_from` or `person_id`. */
type Lists = Readonly<Record<string, unknown>>
const library = (lists: Lists, further: Lists = {}) => ({
  '/genres': listOf({ id: 35, name: 'Comedy' }),
  '/movies/facets': { total: 0, counts: { genre: {} } },
  '/stats': { movies: { by_decade: {} } },
  '/people': listOf(),
  '/movies': listOf(),
  ...further,
  '/metadata/discover': (url: URL) => {
    const asked = ['person_id', 'genre', 'year_from', 'kind'].map((name) => `${name}=${url.searchParams.get(name) ?? ''}`)
    return asked.map((each) => lists[each]).find((found) => found !== undefined) ?? listOf()
  },
})
const show = (lists: Lists, further?: Lists, isNewOnly = false) =>
  showInPlace(<DiscoverRows isNewOnly={isNewOnly} />, library(lists, further))
const titlesIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link', { name: /^About / })
    .map((each) => each.getAttribute('aria-label'))

test('every list of the provider is a row that leads to the whole list, without movies of the rows above', async () => {
  show({
    'kind=trending': from(1),
    'kind=now_playing': from(1),
    'kind=upcoming': from(101),
    'kind=popular': from(10),
    'kind=top_rated': from(201),
  })

  await screen.findByRole('link', { name: 'About Movie 201' })
  const rows = ['Trending', 'In theaters', 'Coming soon', 'Popular', 'Top rated'].map((name) => screen.getByRole('region', { name }))
  const shown = rows.flatMap(titlesIn)
  expect(new Set(shown).size).toBe(shown.length)
  expect(
    rows.map((row) =>
      within(row)
        .getByRole('link', { name: /^See all/ })
        .getAttribute('href'),
    ),
  ).toEqual([
    '/discover?kind=trending',
    '/discover?kind=now_playing',
    '/discover?kind=upcoming',
    '/discover?kind=popular',
    '/discover?kind=top_rated',
  ])
})

test('a genre, a decade and a person of the library have rows of their own', async () => {
  show(
    { 'kind=trending': from(1), 'genre=35': from(101), 'year_from=1920': from(201), 'person_id=7': from(301) },
    {
      '/movies/facets': { total: 9, counts: { genre: { Comedy: 4 } } },
      '/stats': { movies: { by_decade: { '1920s': 5, '1930s': 1 } } },
      '/people': listOf({ person_id: 7, name: 'Buster Keaton', portrait_url: null, movie_count: 3 }),
    },
  )

  const names = ['Comedy: top rated', 'Top rated of the 1920s', 'More from Buster Keaton']
  await screen.findByRole('link', { name: 'About Movie 301' })
  const rows = names.map((name) => screen.getByRole('region', { name }))
  expect(
    rows.map((row) =>
      within(row)
        .getByRole('link', { name: /^See all/ })
        .getAttribute('href'),
    ),
  ).toEqual(['/discover?kind=top_rated&genre=%2235%22', '/discover?kind=top_rated&year_from=1920&year_to=1929', '/people/7'])
})

test('a provider without an answer is reported once, not in every row', async () => {
  const silent = { 'kind=trending': undefined }
  const failing = { ...library(silent), '/metadata/discover': undefined }
  showInPlace(<DiscoverRows isNewOnly={false} />, failing)

  expect(await screen.findAllByRole('alert')).toHaveLength(1)
})
