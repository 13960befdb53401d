import { expect, test } from 'bun:test'
import type { Row } from './store'
import { seedGoalOf, wantedTorrent } from './wanted-torrent'

const row = {
  torrent: null,
  magnet: 'magnet:?xt=urn:btih:a',
  save_path: null,
  files: null,
  state: 'downloading',
} as Partial<Row> as Row
const place = { folder: '/downloads', seed_goal: { ratio: 2, minutes: null } }

test('a download stays in the folder where it started', () => {
  expect(wantedTorrent(row, place).folder).toBe('/downloads')
  expect(wantedTorrent({ ...row, save_path: '/before/Movie' }, place).folder).toBe('/before')
})

test('the engine gets wanted files only, and just inspects until they are chosen', () => {
  const files = [
    { index: 0, path: 'Movie.mkv', size_bytes: 9, wanted: true },
    { index: 1, path: 'Sample.mkv', size_bytes: 1, wanted: false },
  ]

  expect(wantedTorrent(row, place).files).toBeNull()
  expect(wantedTorrent({ ...row, files } as Row, place).files).toEqual([0])
})

test('a paused download is paused in the engine', () => {
  expect(wantedTorrent(row, place).paused).toBe(false)
  expect(wantedTorrent({ ...row, state: 'paused' }, place).paused).toBe(true)
})

test("an indexer's seeding goal overrides the settings, where 0 means no goal", () => {
  const limits = { seed_ratio_limit: 2, seed_minutes_limit: 0 }

  expect(seedGoalOf({ seed_ratio: null, seed_minutes: null }, limits)).toEqual({ ratio: 2, minutes: null })
  expect(seedGoalOf({ seed_ratio: 1.5, seed_minutes: 60 }, limits)).toEqual({ ratio: 1.5, minutes: 60 })
})

test('the limits of a download are bytes per second for the engine, and 0 is none', () => {
  const limited = { ...row, download_speed_limit: 2000, upload_speed_limit: 0 }

  expect(wantedTorrent(limited, place).limits).toEqual({ download: 2_000_000, upload: null })
})
