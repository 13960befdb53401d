import { expect, test } from 'bun:test'
import { aCandidate, aContext } from '#server/testing/candidates'
import type { Candidate, Context, Scored } from './candidate'
import { inOrder } from './order'

type Parts = Parameters<typeof aCandidate>[0] & { score?: number; doubt?: string[] }
const release = (parts: Parts = {}): Candidate & Scored => ({
  ...aCandidate(parts),
  score: parts.score ?? 0,
  custom_formats: [],
  languages: [],
  doubt: parts.doubt ?? [],
})
const MB = 1024 ** 2

/** Expects the first one to rank higher, in either order. */
const expectBetter = (better: Parts, worse: Parts, context: Context = aContext()) => {
  const order = inOrder(context)
  expect(order(release(better), release(worse))).toBeLessThan(0)
  expect(order(release(worse), release(better))).toBeGreaterThan(0)
}
const proper = { revision: { version: 2, real: 0, is_repack: false } }

test('ranks by quality, then revision, score, unknown words, indexer, and seeders', () => {
  expectBetter({ parsed: { quality: 'Bluray-1080p' } }, { parsed: proper, score: 100 })
  expectBetter({ parsed: { revision: { version: 1, real: 1, is_repack: false } } }, { parsed: proper, score: 100 })
  expectBetter({ parsed: proper }, { score: 100 })
  expectBetter({ score: 100, doubt: ['Wibble'] }, { indexer: { priority: 1 } })
  expectBetter({}, { indexer: { priority: 1 }, seeders: 100_000, doubt: ['Wibble'] })
  expectBetter({ indexer: { priority: 1 } }, { seeders: 100_000 })
})

test('ignores corrected versions if they are not preferred', () => {
  expectBetter({ score: 1 }, { parsed: proper }, aContext({ settings: { propers: 'do_not_prefer' } }))
})

test('prefers ten times as many seeders, but not a few more', () => {
  expectBetter({ seeders: 100, size_bytes: 0 }, { seeders: 10 })
  expectBetter({ seeders: 1000, size_bytes: 900 * MB }, { seeders: 1100, size_bytes: 100 * MB })
  expectBetter({ seeders: 0, peers: 100 }, { seeders: 0, peers: 10 })
})

test('prefers the larger one, or the one closer to the preferred size', () => {
  const wanted = aContext({ profile: { size_limits: [{ quality: 'WEBDL-1080p', min_size: null, preferred_size: 20, max_size: null }] } })

  expectBetter({ size_bytes: 9000 * MB }, { size_bytes: 2000 * MB })
  expectBetter({ size_bytes: 2200 * MB }, { size_bytes: 9000 * MB }, wanted)
  expectBetter({ size_bytes: 9000 * MB }, { size_bytes: 2200 * MB }, { ...wanted, movie: { ...wanted.movie, runtime_minutes: null } })
})

test('breaks ties by age, size, and name', () => {
  expectBetter({ published_at: '2026-05-02T00:00:00.000Z' }, { published_at: null, size_bytes: aCandidate().size_bytes! + 1 })
  expectBetter({ size_bytes: 1100 * MB }, { size_bytes: 1050 * MB })
  expectBetter({ guid: 'a' }, { guid: 'b' })
})
