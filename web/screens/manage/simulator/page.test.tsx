import { expect, test } from 'bun:test'
import { fireEvent, screen, within } from '@testing-library/react'
import { learn } from '../../../i18n/translate'
import { listOf, showInPlace } from '../../../testing/in-place'
import { SimulatorPage } from './page'
import type { Evaluated } from './verdict'

const evaluated: Evaluated = {
  title: 'A.Quiet.Hill.2030.Wibble.1080p.CAM-ABC',
  movie_id: 7,
  movie_title: 'A Quiet Hill',
  quality: 'CAM',
  parsed: { edition: '' } as Evaluated['parsed'],
  words: [
    { text: 'A', kind: 'title' },
    { text: '.', kind: 'sign' },
    { text: 'Quiet', kind: 'title' },
    { text: '.', kind: 'sign' },
    { text: 'Wibble', kind: 'unknown' },
    { text: '-', kind: 'sign' },
    { text: 'ABC', kind: 'group' },
  ],
  verdict: 'rejected',
  reasons: [{ code: 'not_known_here', text: 'The profile does not allow CAM', values: {} }],
  remedies: [{ code: 'not_known_here', text: 'Allow CAM in the profile', values: {} }],
  versions: [{ id: 9, name: '4K', is_default: false, verdict: 'rejected' }],
  score: -10,
  score_parts: [{ name: 'custom_format', score: -10, text: 'Bad groups' }],
  custom_formats: [],
  languages: ['English'],
}

const open = async (release: Evaluated = evaluated) => {
  await Promise.all([learn('settings'), learn('rooms')])
  showInPlace(<SimulatorPage />, {
    '/quality-profiles': listOf({ id: 3, name: 'Standard', is_default: true }),
    '/config/fields': listOf(),
    '/indexers': listOf({ id: 5, name: 'Northern Lights', enabled: true, enable_feed: true }),
    '/releases/evaluate': { releases: [release], changes: [] },
  })
  return screen.findByLabelText('Release names')
}
const check = () => screen.getByRole('button', { name: 'Check' })

test('a pasted name shows its verdict with the reasons, what each word was read as, and the score', async () => {
  const field = await open()
  fireEvent.change(field, { target: { value: evaluated.title } })
  fireEvent.click(check())

  const found = within(await screen.findByRole('region', { name: 'Results' }))

  expect(found.getByText('Would not be taken')).toBeTruthy()
  expect(found.getByRole('link', { name: 'A Quiet Hill' }).getAttribute('href')).toBe('/movies/7')
  expect(found.getByText('The profile does not allow CAM')).toBeTruthy()
  expect(found.getByText('What would have to change: Allow CAM in the profile')).toBeTruthy()
  expect(found.getByText('4K: would not be taken')).toBeTruthy()
  expect(found.getByText(/prefers releases without unknown words/)).toBeTruthy()
  expect(found.getByText('Score -10: Bad groups -10')).toBeTruthy()
  const terms = found.getAllByRole('term').map(({ textContent }) => textContent)
  const read = found.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(Object.fromEntries(terms.map((term, at) => [term, read[at]]))).toEqual({
    Title: 'A Quiet',
    Group: 'ABC',
    'Unknown words': 'Wibble',
  })
})

test('an empty list, too many names, a name that is too long, and no movie where one is wanted are not checked', async () => {
  const field = await open()
  const disabled = () => (check() as HTMLButtonElement).disabled
  expect(disabled()).toBe(true)

  fireEvent.change(field, { target: { value: 'A.Movie.2020\n'.repeat(101) } })
  expect([disabled(), screen.getByRole('alert').textContent]).toEqual([true, 'At most 100 names at once.'])

  fireEvent.change(field, { target: { value: 'x'.repeat(501) } })
  expect([disabled(), screen.getByRole('alert').textContent]).toEqual([true, 'A name has at most 500 characters.'])

  fireEvent.change(field, { target: { value: 'A.Movie.2020\n\n' } })
  expect([disabled(), screen.queryByRole('alert')]).toEqual([false, null])

  fireEvent.change(screen.getByLabelText('Movie'), { target: { value: 'one' } })
  expect(disabled()).toBe(true)
})

test('a name that suits, but is of no movie of the library, is not said to be taken', async () => {
  const field = await open({ ...evaluated, movie_id: null, movie_title: null, verdict: 'accepted', reasons: [] })
  fireEvent.change(field, { target: { value: evaluated.title } })
  fireEvent.click(check())

  const found = within(await screen.findByRole('region', { name: 'Results' }))

  expect(found.getByText('Suits the profile')).toBeTruthy()
  expect(found.getByText('No movie of your library')).toBeTruthy()
})

test('what an indexer offers now is checked without a name', async () => {
  await open()
  fireEvent.change(await screen.findByLabelText('What to check'), { target: { value: '5' } })

  expect([screen.queryByLabelText('Release names'), (check() as HTMLButtonElement).disabled]).toEqual([null, false])
  fireEvent.click(check())

  expect(await screen.findByText('Would not be taken')).toBeTruthy()
})
