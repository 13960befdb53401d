import { beforeAll, expect, test } from 'bun:test'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { KnownMovieOf } from './page'

beforeAll(() => learn('rooms'))

const listed = (metadata_id: number, title: string) => ({
  metadata_id,
  title,
  original_title: title,
  year: 1926,
  overview: '',
  poster_url: null,
  backdrop_url: null,
  rating: null,
  rating_votes: null,
  genre_ids: [],
  movie_id: null,
  excluded: false,
})
const general = {
  ...listed(961, 'The General'),
  tagline: null,
  overview: 'An engineer loses his train.',
  runtime_minutes: 79,
  original_language: 'en',
  genres: ['Comedy'],
  certification: null,
  cinema_date: null,
  digital_date: null,
  physical_date: null,
  trailer_url: null,
  logo_url: null,
  backdrop_urls: [],
  trailers: [{ name: 'Trailer', url: 'https://video.example/general' }],
  keywords: [],
  release_dates: [],
  where_to_watch: ['Silent Hall'],
  collection: { id: 5, name: 'Trains' },
  cast: [{ person_id: 3, name: 'Marion Mack', character: 'Annabelle Lee', portrait_url: null }],
  crew: [{ person_id: 4, name: 'Buster Keaton', job: 'Director', portrait_url: null }],
  similar: [listed(7, 'Cops')],
}
const around = {
  '/health': listOf(),
  '/quality-profiles': listOf({ id: 1, name: 'Balanced', is_default: true }, { id: 2, name: 'Small', is_default: false }),
  '/root-folders': listOf({ id: 1, path: '/movies', is_default: true }),
  '/metadata/genres': listOf({ id: 35, name: 'Comedy' }),
  '/metadata/collections/5': {
    metadata_id: 5,
    name: 'Trains',
    overview: '',
    parts: [listed(961, 'The General'), listed(8, 'Our Hospitality')],
  },
}
const show = (movie: unknown, further: Readonly<Record<string, unknown>> = {}) =>
  showInPlace(<KnownMovieOf id={961} />, { ...around, '/metadata/movies/961': movie, ...further })

test('a movie that is not in the library shows who made it, what is like it, and where to stream it', async () => {
  show(general)

  await screen.findByText('An engineer loses his train.')
  expect(document.title).toStartWith('The General (1926)')
  expect(screen.getByRole('heading', { level: 1, name: 'The General' })).toBeInTheDocument()
  expect(screen.getByText('Silent Hall')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Trailer/ })).toHaveAttribute('href', 'https://video.example/general')
  expect(screen.getByRole('link', { name: /^Marion Mack/ })).toHaveAttribute('href', '/people/3')
  expect(screen.getByRole('link', { name: 'About Cops' })).toHaveAttribute('href', '/discover/movie/7')
  expect(await screen.findByRole('link', { name: 'About Our Hospitality' })).toHaveAttribute('href', '/discover/movie/8')
  expect(screen.getByRole('link', { name: 'See all: Trains' })).toHaveAttribute('href', '/discover?collection=5')
})

test('it is added with the chosen options, and its page in the library replaces this one', async () => {
  show(general)
  const answer = globalThis.fetch
  const sent: unknown[] = []
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'POST') return answer(request)
    sent.push(await request.json())
    return Response.json({ id: 12, title: 'The General' }, { status: 201 })
  }) as unknown as typeof fetch

  expect(await screen.findByText('Balanced, /movies')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Options'))
  fireEvent.change(screen.getByLabelText('Quality profile'), { target: { value: '2' } })
  fireEvent.click(screen.getByRole('switch', { name: 'Search for it now' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add to library' }))

  await waitFor(() => expect(sent).toEqual([{ metadata_id: 961, monitored: true, search: false, quality_profile_id: 2 }]))
  await waitFor(() => expect(screen.queryByText('An engineer loses his train.')).toBeNull())
})

test('a movie of the library leaves for its page there, and an excluded one says so', async () => {
  const { unmount } = show({ ...general, movie_id: 12 })
  await waitFor(() => expect(document.body.textContent).toBe(''))
  unmount()
  show({ ...general, excluded: true })

  expect(await screen.findByText(/^This movie is excluded/)).toBeInTheDocument()
})

test('an unknown number is no page, and a missing key is said in place of the movie', async () => {
  const { unmount } = show(undefined)
  expect(await screen.findByText('There is nothing at this address')).toBeInTheDocument()
  unmount()
  show(general, { '/health': listOf({ code: 'metadata_key_missing' }) })

  expect(await screen.findByRole('link', { name: /key/i })).toHaveAttribute('href', '/settings/metadata')
  expect(screen.queryByText('An engineer loses his train.')).toBeNull()
})
