import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { ScanPage } from './page'

beforeAll(() => Promise.all([learn('settings'), learn('system')]))

const folder = { id: 1, path: '/movies', accessible: true }

test('without a root folder there is nothing to scan, only a way to add one', async () => {
  showInPlace(<ScanPage />, { '/root-folders': listOf() })

  expect(await screen.findByText('No library folder yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add folder' })).toHaveAttribute('href', '/settings/folders')
  expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull()
})

test('each folder has a scan button, disabled if the folder is not readable', async () => {
  showInPlace(<ScanPage />, { '/root-folders': listOf(folder, { id: 2, path: '/away', accessible: false }) })

  const [here, away] = await screen.findAllByRole('button', { name: 'Scan' })
  expect(here).toBeEnabled()
  expect(away).toBeDisabled()
})
