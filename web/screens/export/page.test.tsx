import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { showInPlace } from '../../testing/in-place'
import { ExportPage } from './page'

beforeAll(() => Promise.all([learn('settings'), learn('system')]))

test('every format is one download, and the page says what stays out', async () => {
  showInPlace(<ExportPage />, {})

  const links = await screen.findAllByRole('link', { name: 'Download' })

  expect(links.map((link) => link.getAttribute('href')?.split('format=')[1])).toEqual([
    'zip',
    'json',
    'csv',
    'letterboxd',
    'tracker',
    'imdb',
  ])
  expect(links[0]).toHaveAccessibleDescription('Everything')
  expect(screen.getByText(/^Keys, passwords/)).toBeInTheDocument()
})
