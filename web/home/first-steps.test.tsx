import { beforeAll, expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import { learn } from '../i18n/translate'
import { showInPlace } from '../testing/in-place'
import { FirstSteps } from './first-steps'

beforeAll(() => learn('rooms'))

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('before anything is set up, Home begins with a look at sample movies', async () => {
  showInPlace(<FirstSteps />, { '/status': { status: 'setup_required' } })

  expect(await screen.findByRole('button', { name: 'Look around with sample movies' })).toBeInTheDocument()
  expect(hrefs()).toEqual(['/settings/scan', '/discover', '/settings/radarr'])
})

test('after the setup, an empty Home begins with the first movie and no longer with samples', async () => {
  showInPlace(<FirstSteps />, { '/status': { status: 'ok' } })

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Look around with sample movies' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Find a movie' })).toHaveAttribute('href', '/discover')
  expect(screen.getByText(/^Your library is empty\. Everything is set up/)).toBeInTheDocument()
  expect(hrefs()).toEqual(['/discover', '/settings/scan', '/settings/radarr'])
})
