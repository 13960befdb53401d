import { expect, test } from 'bun:test'
import { screen, within } from '@testing-library/react'
import type { DownloadState } from '../data/api/types'
import { fakeDownload } from '../testing/fake-answers'
import { fakeMovie } from '../testing/fake-movies'
import { listOf, showInPlace } from '../testing/in-place'
import { BottomBar } from './navigation'
import { TopBar } from './top-bar'

const downloadIn = (state: DownloadState, n: number) => ({ ...fakeDownload({ ...fakeMovie(n + 1), status: 'downloading' }, 0), state })
const shown = (...states: DownloadState[]) =>
  showInPlace(
    <>
      <TopBar />
      <BottomBar />
    </>,
    { '/downloads': listOf(...states.map(downloadIn)), '/health': listOf() },
  )
const badge = () => within(screen.getByRole('link', { name: /^Activity/ })).getByText(/^(\d+|!)$/)

test('the top bar and the Activity badge show the same number, running and queued downloads together', async () => {
  shown('downloading', 'stalled', 'queued', 'paused', 'queued', 'seeding')

  expect(await screen.findByRole('link', { name: '5 on the way' })).toBeInTheDocument()
  expect(badge()).toHaveTextContent('5')
  expect(screen.getByRole('link', { name: 'Activity 5 on the way' })).toBeInTheDocument()
})

test('downloads that need attention show "!" on the badge, not a second number', async () => {
  shown('downloading', 'failed', 'import_blocked')

  expect(await screen.findByRole('link', { name: '1 on the way' })).toBeInTheDocument()
  expect(badge()).toHaveTextContent('!')
  expect(screen.getByRole('link', { name: 'Activity 1 on the way, 2 need attention' })).toBeInTheDocument()
})

test('queued downloads are shown as waiting, not as on the way', async () => {
  shown('queued', 'queued')

  expect(await screen.findByRole('link', { name: '2 waiting' })).toBeInTheDocument()
  expect(badge()).toHaveTextContent('2')
})
