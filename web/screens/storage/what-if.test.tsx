import { beforeAll, expect, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import type { MovieSizes } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { showInPlace } from '../../testing/in-place'
import { freedBy, fullInDaysWith, limitsOf } from './what-if'
import { WhatIf } from './what-if-section'

const GB = 1_000_000_000
const sizes: MovieSizes['by_resolution'][number]['sizes'] = [
  { gigabytes: 9, movies: 4, size_bytes: 34 * GB },
  { gigabytes: 12, movies: 1, size_bytes: 12 * GB },
  { gigabytes: 15, movies: 1, size_bytes: 14.5 * GB },
  { gigabytes: 24, movies: 1, size_bytes: 24 * GB },
]
const answers = {
  '/stats/sizes': {
    by_resolution: [
      { resolution: '4K', movies: 7, sizes },
      { resolution: 'SD', movies: 90, sizes },
    ],
  },
}
const plan = { free: 100 * GB, fullInDays: 200 }

beforeAll(() => learn('rooms'))
const slider = () => screen.findByRole('slider', { name: 'Keep 4K at no more than' })
const said = () => screen.getByRole('status').textContent

test('a limit frees what is above it, of the movies that are larger', () => {
  expect(freedBy(sizes, 12)).toEqual({ movies: 2, bytes: 14.5 * GB })
  expect(freedBy(sizes, 24)).toEqual({ movies: 0, bytes: 0 })
  expect(freedBy(sizes, 1)).toEqual({ movies: 7, bytes: 77.5 * GB })
  expect(freedBy([], 1)).toEqual({ movies: 0, bytes: 0 })
})

test('limits go up to the largest movie, if there is anything to limit', () => {
  expect(limitsOf(sizes)).toEqual({ most: 24, first: 12 })
  expect(limitsOf(sizes.slice(0, 1))).toEqual({ most: 9, first: 5 })
  expect(limitsOf([{ gigabytes: 1, movies: 3, size_bytes: GB }])).toBeNull()
  expect(limitsOf([])).toBeNull()
})

test('more free space lasts longer at the same pace; without a pace nothing is claimed', () => {
  expect(fullInDaysWith({ free: 100, fullInDays: 30 }, 50)).toBe(45)
  expect(fullInDaysWith({ free: 100, fullInDays: null }, 50)).toBeNull()
  expect(fullInDaysWith({ free: 0, fullInDays: 0 }, 50)).toBeNull()
})

test('the slider says what a limit for the best resolution would free', async () => {
  showInPlace(<WhatIf plan={plan} />, answers)

  expect(await slider()).toHaveAttribute('aria-valuetext', '12 GB a movie')
  expect(said()).toMatch(/^2 of 7 movies would be downloaded again, which frees at least 14\.5 GB\. The disk would last until \w+ \d{4}\.$/)

  fireEvent.change(await slider(), { target: { value: '20' } })
  expect(await slider()).toHaveAttribute('aria-valuetext', '20 GB a movie')
  expect(said()).toMatch(/^One of 7 movies would be downloaded again, which frees at least 4 GB\. /)

  fireEvent.change(await slider(), { target: { value: '24' } })
  expect(said()).toBe('No movie is larger. Nothing would change.')
})

test('without a forecast it says only what would be freed', async () => {
  showInPlace(<WhatIf plan={null} />, answers)

  await slider()
  expect(said()).toBe('2 of 7 movies would be downloaded again, which frees at least 14.5 GB.')
})

test('a library of small movies has nothing to try', async () => {
  const { container } = showInPlace(
    <div data-testid="here">
      <WhatIf plan={plan} />
    </div>,
    {
      '/stats/sizes': { by_resolution: [{ resolution: 'SD', movies: 1, sizes: [{ gigabytes: 1, movies: 1, size_bytes: 5 }] }] },
    },
  )

  expect(await screen.findByTestId('here')).toBeEmptyDOMElement()
  expect(container.querySelector('input')).toBeNull()
})
