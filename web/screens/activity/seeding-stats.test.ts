import { expect, test } from 'bun:test'
import { learn } from '../../i18n/translate'
import { seedingStats } from './seeding-stats'

test('seeding shows ratio, uploaded bytes, speed and peers, even with no peers yet', async () => {
  await learn('rooms')

  expect(seedingStats({ ratio: 0.8333, uploaded_bytes: 900_000_000, upload_speed: 310_000, peers: 41 })).toEqual([
    'ratio 0.83',
    '900 MB uploaded',
    '310 kB/s',
    '41 peers',
  ])
  expect(seedingStats({ ratio: 0, uploaded_bytes: 0, upload_speed: 0, peers: null })).toEqual(['ratio 0', '0 bytes uploaded', '0 peers'])
})
