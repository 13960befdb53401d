import { beforeAll, expect, test } from 'bun:test'
import { learn } from '../../i18n/translate'
import { downloadLines, type Facts, type Limits, seedLines } from './limit-lines'

beforeAll(() => learn('settings'))

const limits: Limits = { download: 2000, upload: 500, ratio: 1, minutes: 0 }
const facts: Facts = { average: 3.6e9, left: 7.2e9, ratios: [0.2, 1, 1.4] }

test('a download limit says what a movie and the downloads on the way need', () => {
  expect(downloadLines(limits, facts)).toEqual([
    'At 2 MB/s, a movie of your average size (3.6 GB) takes 30 minutes.',
    'The downloads on the way need at least 1 hour more.',
  ])
  expect(downloadLines({ ...limits, download: 0 }, facts)).toEqual(['Downloads use your whole connection.'])
})

test('without a movie in the library, it says so for some size', () => {
  expect(downloadLines(limits, { average: null, left: 0, ratios: [] })).toEqual(['At 2 MB/s, a movie of 5 GB takes 42 minutes.'])
})

test('seeding limits say how long a movie seeds, and how many have reached the ratio', () => {
  expect(seedLines(limits, facts)).toEqual([
    'Seeding 3.6 GB to ratio 1 takes at least 2 hours.',
    'Already at this ratio: 2 of 3 seeding downloads.',
  ])
})

test('a seeding time that ends before the ratio is reached is named', () => {
  expect(seedLines({ ...limits, minutes: 60 }, facts)).toContain('Seeding stops after 1 hour, at ratio 0.5 at most.')
  expect(seedLines({ ...limits, minutes: 121 }, facts)).toHaveLength(2)
})

test('without any limit, seeding goes on', () => {
  expect(seedLines({ ...limits, ratio: 0 }, facts)).toEqual(['Marquee seeds until you stop it, unless the indexer has its own limit.'])
})
