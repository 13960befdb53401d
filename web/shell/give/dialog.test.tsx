import { afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { given } from '../layers'
import { GiveDialog } from './dialog'

beforeAll(() => learn('rooms'))

type Match = { metadata_id: number; title: string; year: number; movie_id?: number }
const match = ({ movie_id, ...fields }: Match) => ({
  ...{ ...fields, movie_id: movie_id ?? null, original_title: fields.title, overview: null, poster_url: null, backdrop_url: null },
  ...{ rating: null, rating_votes: null, genre_ids: [], excluded: false },
})
const charade = { title: 'Charade' }
let posted: string[] = []
let main: HTMLElement
beforeEach(() => {
  posted = []
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
})
afterEach(() => main.remove())
const answers = {
  '/metadata/search': ({ searchParams }: URL) => {
    const q = searchParams.get('q')
    if (q === 'Charade')
      return listOf(match({ ...charade, metadata_id: 4808, year: 1963 }), match({ ...charade, metadata_id: 9, year: 2009 }))
    if (q === 'Sunrise') return listOf(match({ metadata_id: 631, title: 'Sunrise', year: 1927, movie_id: 7 }))
    return listOf()
  },
  '/releases/evaluate': { releases: [{ parsed: { titles: ['Charade'], year: 1963 } }], changes: [] },
  '/movies': () => {
    posted.push('movie')
    return { id: 5, title: 'Charade' }
  },
  '/downloads': () => {
    posted.push('download')
    return { id: 3 }
  },
}
const show = (text: string, files: File[] = []) => {
  given.set({ text, files })
  return showInPlace(<GiveDialog />, answers)
}

test('pasted titles are shown as the movies that they are, and added after a yes', async () => {
  show('Charade (1963)\nSunrise\nNowhere to Be Found')

  const choice = await screen.findByRole('combobox', { name: 'Movie for Charade (1963)' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Charade (1963)', 'Charade (2009)', 'Leave it out'])
  expect(await screen.findByText('In your library')).toBeInTheDocument()
  expect(await screen.findByText('No movie found')).toBeInTheDocument()
  expect(posted).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(posted).toEqual(['movie']))
})

test('what is left out is not added', async () => {
  show('Charade')

  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Leave it out')

  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
})

test('a magnet link is downloaded for the movie that its name says', async () => {
  show(`magnet:?xt=urn:btih:${'a'.repeat(40)}&dn=Charade.1963.1080p`)
  await screen.findByRole('combobox', { name: 'Movie for Charade.1963.1080p' })

  await userEvent.click(screen.getByRole('button', { name: 'Download' }))

  await waitFor(() => expect(posted).toEqual(['movie', 'download']))
})

test('what cannot be used is named, with what can', async () => {
  show('', [new File(['x'], 'cat.jpg', { type: 'image/jpeg' })])

  expect(await screen.findByRole('heading', { name: 'Nothing here that Marquee can use' })).toBeInTheDocument()
  expect(screen.getByText('Left out: cat.jpg')).toBeInTheDocument()
})
