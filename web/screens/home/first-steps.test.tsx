import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { showInPlace } from '../../testing/in-place'
import { FirstSteps } from './first-steps'

beforeAll(() => learn('rooms'))

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('before setup, Home starts with the sample movies', async () => {
  showInPlace(<FirstSteps />, { '/status': { status: 'setup_required' } })

  const samples = await screen.findByRole('button', { name: 'Look around with sample movies' })
  const first = screen.getAllByRole('link')[0]!
  expect(samples.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(hrefs()).toEqual(['/settings/scan', '/discover', '/settings/radarr'])
})

test('after setup, an empty Home starts with adding a movie, and the samples come last', async () => {
  showInPlace(<FirstSteps />, { '/status': { status: 'ok' } })

  expect(await screen.findByText(/^Your library is empty\. Find the first movie/)).toBeInTheDocument()
  expect(hrefs()).toEqual(['/discover', '/settings/scan', '/settings/radarr'])
  const samples = screen.getByRole('button', { name: 'Look around with sample movies' })
  const last = screen.getAllByRole('link').at(-1)!
  expect(last.compareDocumentPosition(samples) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
