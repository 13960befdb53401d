import { expect, test } from 'bun:test'
import type { Release } from '../../data/api/types'
import { columnsOf, filterReleases, isGood, isHarmful, sortReleases, unknownWords } from './releases'

const release = (id: number, more: Partial<Release> = {}): Release =>
  ({
    id,
    quality: 'WEBDL-1080p',
    verdict: 'accepted',
    reasons: [],
    grabbed_at: null,
    size_bytes: 1000,
    seeders: 5,
    published_at: '2026-01-01T00:00:00Z',
    score: 0,
    ...more,
  }) as Release
const ids = (releases: readonly Release[]) => releases.map(({ id }) => id)
const rejected: Partial<Release> = { verdict: 'rejected', reasons: [{ code: 'too_large', values: {}, text: 'Too large' }] }

test('the default order is suitable first, then as the service ranks them', () => {
  const all = [release(1, rejected), release(2), release(3, { verdict: 'temporarily_rejected' }), release(4)] as Release[]

  expect(ids(sortReleases(all, undefined))).toEqual([2, 4, 3, 1])
})

test('quality sorts by resolution, then by source', () => {
  const all = ['Bluray-720p', 'WEBDL-2160p', 'Remux-2160p', 'HDTV-1080p', 'CAM'].map((quality, at) => release(at, { quality }))

  expect(sortReleases(all, { by: 'quality', isUp: false }).map(({ quality }) => quality)).toEqual([
    'Remux-2160p',
    'WEBDL-2160p',
    'HDTV-1080p',
    'Bluray-720p',
    'CAM',
  ])
})

test('unknown values come last in both directions', () => {
  const all = [release(1, { size_bytes: null }), release(2, { size_bytes: 10 }), release(3, { size_bytes: 30 })]

  expect(ids(sortReleases(all, { by: 'size', isUp: true }))).toEqual([2, 3, 1])
  expect(ids(sortReleases(all, { by: 'size', isUp: false }))).toEqual([3, 2, 1])
})

test('ascending age starts with the newest', () => {
  const all = [release(1, { published_at: '2020-01-01T00:00:00Z' }), release(2, { published_at: '2026-01-01T00:00:00Z' })]

  expect(ids(sortReleases(all, { by: 'age', isUp: true }))).toEqual([2, 1])
})

test('a grabbed release counts as suitable unless it is blocklisted', () => {
  const grabbed_at = '2026-01-01T00:00:00Z'

  expect(isGood(release(1, { ...rejected, grabbed_at }))).toBe(true)
  expect(isGood(release(1, { verdict: 'rejected', grabbed_at, reasons: [{ code: 'blocklisted', values: {}, text: '' }] }))).toBe(false)
})

test('a release with a program in place of a movie is harmful, and one that stalled is not', () => {
  const blocked = (code: string) => ({ reasons: [{ code: 'blocklisted', values: { why: { code, values: {}, text: '' } }, text: '' }] })

  expect([blocked('dangerous_file'), blocked('stalled'), { reasons: [] }].map(isHarmful)).toEqual([true, false, false])
})

test('suitable and rejected releases add up to all', () => {
  const all = [release(1), release(2, rejected)]

  expect([ids(filterReleases(all, 'good')), ids(filterReleases(all, 'bad')), ids(filterReleases(all, 'all'))]).toEqual([[1], [2], [1, 2]])
})

test('the score column appears only if a release has a score', () => {
  expect(columnsOf([release(1), release(2)])).not.toContain('score')
  expect(columnsOf([release(1), release(2, { score: -10 })])).toContain('score')
})

test('unknown words of a name are those that the service found', () => {
  const doubt = { name: 'doubt', score: -1, text: 'Lost Tapes' }

  expect(unknownWords(release(1, { score_parts: [{ name: 'quality', score: 3, text: 'CAM' }, doubt] }))).toBe('Lost Tapes')
  expect(unknownWords(release(1, { score_parts: [] }))).toBeUndefined()
})
