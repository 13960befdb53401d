import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../i18n/translate'
import { listOf, showInPlace } from '../testing/in-place'
import { useNextRelease } from './next-release'

beforeAll(() => learn('rooms'))

const Says = () => <p>{useNextRelease('2026-11', true)}</p>
const release = (date: string, title: string) => ({ movie_id: 1, title, year: 2026, kind: 'cinema', date, poster_url: null })

test('an empty month names the next release', async () => {
  showInPlace(<Says />, {
    '/calendar': listOf(release('2026-12-01T00:00:00.000Z', 'Not Quite Yet'), release('2027-01-02T00:00:00.000Z', 'Later')),
  })

  expect(await screen.findByText(/^Next: Not Quite Yet on .*2026\.$/)).toBeInTheDocument()
})

test('without any release ahead it says what will appear', async () => {
  showInPlace(<Says />, { '/calendar': listOf() })

  expect(
    await screen.findByText('Movies in your library appear here on the days they reach theaters, streaming and disc.'),
  ).toBeInTheDocument()
})
