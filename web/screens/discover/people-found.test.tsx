import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { TitleResults } from './results'

beforeAll(() => learn('rooms'))

const lang = { person_id: 68, name: 'Fritz Lang', portrait_url: null, titles: ['Metropolis', 'M', 'Fury'] }
const other = { person_id: 69, name: 'Thea von Harbou', portrait_url: null, titles: [] }
const shown = (people: readonly unknown[], studios: readonly unknown[] = []) =>
  showInPlace(<TitleResults q="fritz lang" isNewOnly={false} />, {
    '/metadata/search': listOf(),
    '/metadata/people': listOf(...people),
    '/metadata/studios': listOf(...studios),
  })

test("a person's name finds the person instead of reporting no movie", async () => {
  shown([lang, other])

  expect(await screen.findByRole('link', { name: 'Fritz Lang Metropolis, M' })).toHaveAttribute('href', '/people/68')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByText(/^No movie/)).toBeNull()
})

test("a studio's name finds the studio", async () => {
  shown([other], [{ studio_id: 12, name: 'Fritz Lang-Film', country: 'DE' }])

  expect(await screen.findByRole('link', { name: 'Fritz Lang-Film Germany' })).toHaveAttribute('href', '/discover?studio=12')
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
})

test('nothing is found if no person or studio has the name either', async () => {
  shown([other])

  expect(await screen.findByText('Nothing found for “fritz lang”')).toBeInTheDocument()
})
