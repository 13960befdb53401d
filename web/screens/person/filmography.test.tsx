import { beforeAll, expect, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { Filmography } from './filmography'
import type { Credit } from './roles'
import type { PersonSearch } from './search'

beforeAll(() => learn('rooms'))

const credit = (title: string, given: Partial<Credit> = {}): Credit => ({
  metadata_id: title.length,
  title,
  original_title: title,
  year: 1920,
  overview: '',
  poster_url: null,
  backdrop_url: null,
  rating: null,
  rating_votes: null,
  genre_ids: [],
  movie_id: null,
  excluded: false,
  role: null,
  ...given,
})
const keaton = [
  credit('The General', { year: 1926, role: 'Director', movie_id: 5 }),
  credit('Cops', { year: 1922, rating: 7.5, rating_votes: 900, role: 'The Young Man' }),
  credit('Steamboat Bill, Jr.', { year: 1928, rating: 6.1, rating_votes: 900 }),
  credit('Seven Chances', { year: 1925, rating: 9, rating_votes: 1, movie_id: 6 }),
]
const Page = ({ credits }: { credits: readonly Credit[] }) => {
  const [search, change] = useState<PersonSearch>({})
  return <Filmography credits={credits} knownFor="Acting" search={search} change={change} />
}
const show = (credits: readonly Credit[]) => showInPlace(<Page credits={credits} />, { '/movies': listOf() })
const titles = () => screen.getAllByRole('listitem').map((card) => keaton.find(({ title }) => card.textContent?.includes(title))?.title)

test('movies are grouped by the work for them with counts, newest first or in another order', async () => {
  show(keaton)

  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Acting3', 'Directing1'])
  expect(titles()).toEqual(['Steamboat Bill, Jr.', 'Seven Chances', 'Cops'])
  fireEvent.click(screen.getByRole('radio', { name: 'Rating' }))
  expect(titles()).toEqual(['Cops', 'Seven Chances', 'Steamboat Bill, Jr.'])
  fireEvent.click(screen.getByRole('tab', { name: /^Directing/ }))
  expect(titles()).toEqual(['The General'])
})

test('it tells how many of them are in the library, and can hide those', async () => {
  show(keaton)

  expect(await screen.findByRole('progressbar', { name: 'You have 2 of 4' })).toHaveAttribute('aria-valuenow', '50')
  fireEvent.click(screen.getByRole('switch', { name: 'Hide movies in my library' }))
  expect(titles()).toEqual(['Steamboat Bill, Jr.', 'Cops'])
})

test('one kind of work needs no tabs, and a few movies need no order', async () => {
  show(keaton.slice(1, 3))

  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})
