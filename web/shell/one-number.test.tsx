import { expect, test } from 'bun:test'
import { screen, within } from '@testing-library/react'
import type { DownloadState } from '../api/types'
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

test('the mark above and the badge of Activity say the same number, of what runs and of what waits for its turn', async () => {
  shown('downloading', 'stalled', 'queued', 'paused', 'queued', 'seeding')

  expect(await screen.findByRole('link', { name: '5 on the way' })).toBeInTheDocument()
  expect(badge()).toHaveTextContent('5')
  expect(screen.getByRole('link', { name: 'Activity 5 on the way' })).toBeInTheDocument()
})

test('what waits for a person is no other number beside the same mark, but another sign', async () => {
  shown('downloading', 'failed', 'import_blocked')

  expect(await screen.findByRole('link', { name: '1 on the way' })).toBeInTheDocument()
  expect(badge()).toHaveTextContent('!')
  expect(screen.getByRole('link', { name: 'Activity 1 on the way, 2 need attention' })).toBeInTheDocument()
})

test('what has no turn yet is not said to move', async () => {
  shown('queued', 'queued')

  expect(await screen.findByRole('link', { name: '2 waiting' })).toBeInTheDocument()
  expect(badge()).toHaveTextContent('2')
})
