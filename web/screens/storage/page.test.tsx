import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { StoragePage } from './page'

const none = { movies: 0, size_bytes: 0 }
const stats = (versions: { total: number; with_file: number }) => ({
  movies: { total: 9, monitored: 9, watched: 1, added_last_30_days: 0, by_status: { available: 4 }, by_decade: {}, by_color: {} },
  files: { total: 4, missing: 0, read: 4, size_bytes: 0, runtime_minutes: 400, by_quality: {} },
  versions,
  downloads: { by_state: {}, completed_last_30_days: 0, downloaded_bytes: 0, uploaded_bytes: 0 },
  disk: {
    ...{ bytes_by_quality: {}, by_codec: {}, growth: [], never_watched: none, watched_long_ago: none },
    recycle: { files: 0, size_bytes: 0 },
  },
  releases: { seen_last_30_days: 0, grabbed_last_30_days: 0, blocked: 0 },
})
const show = async (versions: { total: number; with_file: number }) => {
  await learn('rooms')
  showInPlace(<StoragePage />, { '/stats': stats(versions), '/root-folders': listOf(), '/stats/sizes': { by_resolution: [] } })
  await screen.findByText('in your library')
}

test('the figures say how many of the further versions are there', async () => {
  await show({ total: 5, with_file: 3 })

  expect(screen.getByText('further versions on disk').nextElementSibling?.textContent).toBe('3 / 5')
})

test('without further versions the figures say nothing about them', async () => {
  await show({ total: 0, with_file: 0 })

  expect(screen.queryByText('further versions on disk')).toBeNull()
})
