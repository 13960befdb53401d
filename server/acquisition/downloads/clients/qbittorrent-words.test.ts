import { expect, test } from 'bun:test'
import { systemClock } from '#server/foundation/lib/clock'
import type { WireTorrent } from './qbittorrent-wire'
import { downloadFrom, isStopped, mapsOf, pathHere } from './qbittorrent-words'

const maps = mapsOf({
  path_there: '/downloads',
  path_here: '/mnt/nas/downloads/',
  more_paths: ['/downloads/4k => /mnt/big/4k', 'D:\\Movies => /mnt/windows', 'nothing', 'a => b => c'],
})

test.each([
  ['/downloads/movie', '/mnt/nas/downloads/movie'],
  ['/downloads/4k/movie', '/mnt/big/4k/movie'],
  ['/downloads/4kids', '/mnt/nas/downloads/4kids'],
  ['/downloads/', '/mnt/nas/downloads'],
  ['d:\\movies\\Charade', '/mnt/windows/Charade'],
  ['/elsewhere', '/elsewhere'],
])('maps %s to %s: the innermost mapped folder wins', (there, here) => {
  expect(pathHere(there, maps)).toBe(here)
})

const secondsAgo = (seconds: number) => Math.floor(systemClock.now().getTime() / 1000) - seconds
const stopped = (given: Partial<WireTorrent>): WireTorrent => ({
  hash: 'ab'.repeat(20),
  name: 'Movie',
  state: 'stoppedUP',
  category: 'marquee',
  tags: '',
  progress: 1,
  size: 10,
  total_size: 10,
  completed: 10,
  amount_left: 0,
  uploaded: 0,
  dlspeed: 0,
  upspeed: 0,
  num_seeds: 0,
  num_leechs: 0,
  eta: 8_640_000,
  ratio: 0,
  max_ratio: -1,
  max_seeding_time: -1,
  seeding_time: 7200,
  save_path: '/downloads',
  magnet_uri: '',
  ratio_limit: -1,
  seeding_time_limit: -1,
  ...given,
})

test.each<[string, Partial<WireTorrent>, string]>([
  ['its limit for inactive seeding', { max_inactive_seeding_time: 30, last_activity: secondsAgo(3600) }, 'completed'],
  ['its ratio', { max_ratio: 1, ratio: 1 }, 'completed'],
  ['its seeding time', { max_seeding_time: 60 }, 'completed'],
  ['a person, before any limit', { max_inactive_seeding_time: 120, last_activity: secondsAgo(3600) }, 'paused'],
  ['a person, without any limit', { max_inactive_seeding_time: -1, last_activity: secondsAgo(3600) }, 'paused'],
])('a torrent stopped by %s', (_what, given, state) => {
  expect(downloadFrom(stopped(given), [])).toMatchObject({ state })
  expect(isStopped(stopped(given))).toBe(state === 'paused')
})
