import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { createMovieIndex } from '#server/foundation/releases/movie-index'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { aCandidate, aContext, aFile, aMovie } from '#server/testing/candidates'
import { type Candidate, type Context, postpone, refuse } from './candidate'
import { choose, decide, endOf, type Judged, judge, ranked } from './decide'
import { offerOf } from './upgrade'

/** Makes the same decision the slow way: judges everything again for each successor, without any cache. */
const decidePlainly = (candidates: readonly Candidate[], context: Context): Judged[] => {
  let judged = candidates.map((candidate): Judged => ({ candidate, verdict: judge(unread(candidate), unreadMovie(context)) }))
  for (;;) {
    const settled = judged.map((entry) => ({ ...entry }))
    const open = ranked(settled, context).filter(({ verdict }) => verdict.verdict !== 'rejected')
    for (const best of open) {
      const next = best.verdict.verdict === 'accepted' ? successorOf(best, open, context) : undefined
      if (!next) break
      const why = { code: 'soon_replaced', values: { title: next.candidate.title }, text: expect.any(String) }
      best.verdict = { ...best.verdict, verdict: 'temporarily_rejected', reasons: [postpone(why, endOf(next.verdict.reasons))] }
    }
    const best = context.file ? choose(settled, context) : undefined
    const rejected = settled.filter(({ verdict }) => verdict.verdict === 'rejected')
    const refused = best && successorOf(best, rejected, context)
    if (!best || !refused) return settled
    const why = { code: 'replaced_by_refused', values: { title: refused.candidate.title }, text: expect.any(String) }
    judged = judged.map((entry) =>
      entry.candidate === best.candidate ? { ...entry, verdict: { ...entry.verdict, verdict: 'rejected', reasons: [refuse(why)] } } : entry,
    )
  }
}

const successorOf = (taken: Judged, others: readonly Judged[], context: Context): Judged | undefined => {
  const { title, info_hash, size_bytes } = taken.candidate
  const offer = offerOf({ ...taken.candidate, ...taken.verdict })
  const later: Context[] = [
    { ...context, queue: [...context.queue, { ...offer, title, info_hash }] },
    { ...context, queue: [], file: { ...offer, title, info_hash, size_bytes, added_at: context.now.toISOString() } },
  ]
  return others.find(
    (other) => other !== taken && later.some((at) => judge(unread(other.candidate), unreadMovie(at)).verdict === 'accepted'),
  )
}

/** Copies that no cache knows. */
const unread = (candidate: Candidate): Candidate => ({ ...candidate, parsed: { ...candidate.parsed } })
const unreadMovie = (context: Context): Context => ({ ...context, movie: { ...context.movie } })

const titles = ['The Quiet Harbour', 'Quiet Harbor', 'Der stille Hafen', 'Harbour II', 'Amélie', 'L.A. Trailer', 'Thing, The']
const years = [2020, 2021, 2022]
const tails = [
  '1080p.BluRay.x264-GRP',
  '1080p.WEB-DL.H264-GRP',
  'PROPER.1080p.BluRay.x264-OTHER',
  'REPACK.1080p.WEB-DL.H264-GRP',
  'REAL.PROPER.720p.HDTV.x264-GRP',
  'German.DL.1080p.WEB.h265-DE',
  'MULTi.1080p.WEBRip.x265-OTHER',
  'Extended.Cut.1080p.BluRay.x264-GRP',
  'Trailer.1080p.WEB-DL.H264-GRP',
  'Soundtrack.FLAC-GRP',
  'Collection.1080p.BluRay-GRP',
  '1080p.BluRay.Sample-GRP',
  'COMPLETE.BLURAY-GRP',
  'KORSUB.720p.HDRip-GRP',
  'HDCAM.x264-NOPE',
]
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

/** A candidate of any kind, or one of this movie with few reasons to refuse it. */
const candidateOf = (isWild: boolean): fc.Arbitrary<Candidate> =>
  fc
    .record({
      title: isWild ? fc.constantFrom(...titles) : fc.constant(titles[0]!),
      year: isWild ? fc.constantFrom(...years) : fc.constant(2021),
      tail: fc.constantFrom(...(isWild ? tails : tails.slice(0, 5))),
      imdb_id: isWild ? fc.constantFrom(null, 'tt7770001', 'tt0000002') : fc.constant(null),
      megabytes: isWild ? maybe(fc.integer({ min: 1, max: 40_000 })) : fc.integer({ min: 2000, max: 8000 }),
      seeders: maybe(fc.integer({ min: 1, max: 3000 })),
      indexer: fc.integer({ min: 1, max: 3 }),
      isResting: isWild ? fc.boolean() : fc.constant(false),
      hash: maybe(fc.integer({ min: 0, max: 5 })),
      hours: fc.constantFrom(null, 1, 5, 20, 100),
      languages: isWild ? fc.subarray(['en', 'Deutsch', 'VO', 'multi']) : fc.constant([]),
      guid: fc.integer({ min: 0, max: 1000 }),
    })
    .map((given) => {
      const title = `${given.title.replaceAll(' ', '.')}.${given.year}.${given.tail}`
      return {
        ...aCandidate({
          guid: `guid-${given.guid}`,
          title,
          imdb_id: given.imdb_id,
          size_bytes: given.megabytes === null ? null : given.megabytes * 1024 ** 2,
          seeders: given.seeders,
          info_hash: given.hash === null ? null : `${given.hash}`.repeat(40),
          published_at: given.hours === null ? null : new Date(Date.parse('2026-05-10T12:00:00Z') - given.hours * 3_600_000).toISOString(),
          indexer: { id: given.indexer, priority: given.indexer * 10, disabled_until: given.isResting ? '2026-05-10T18:00:00.000Z' : null },
          languages: given.languages,
        }),
        parsed: parseRelease(title),
      }
    })

const qualities = ['DVD', 'HDTV-720p', 'WEBDL-1080p', 'WEBRip-1080p', 'Bluray-1080p', 'Remux-1080p']
const formats = ['GRP', 'OTHER', 'PROPER'].map((name, at) => ({
  id: at + 1,
  name,
  conditions: [{ kind: 'release_title' as const, value: name, negate: false, required: false }],
}))

const context: fc.Arbitrary<Context> = fc
  .record({
    others: fc.subarray(titles),
    year: fc.constantFrom(2021, 2021, 2022),
    ladder: fc.shuffledSubarray(qualities, { minLength: 2 }),
    scores: fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 }),
    cutoff_format_score: fc.integer({ min: -50, max: 100 }),
    original_language: fc.constantFrom('English', 'German', null),
    mode: fc.constantFrom('search', 'user_search', 'feed'),
    propers: fc.constantFrom('prefer_and_upgrade', 'do_not_upgrade', 'do_not_prefer'),
    delay_minutes: fc.constantFrom(0, 600),
    upgrade_allowed: fc.boolean(),
    free_gigabytes: fc.constantFrom(null, 4, 500),
    language: fc.constantFrom('any', 'original'),
    held: maybe(fc.record({ quality: fc.constantFrom('HDTV-720p', 'WEBDL-1080p', 'Bluray-1080p'), isNew: fc.boolean() })),
    isQueued: fc.boolean(),
  })
  .map((given) =>
    aContext({
      movie: { title: titles[0]!, alternative_titles: given.others, year: given.year, original_language: given.original_language },
      formats,
      mode: given.mode,
      settings: { propers: given.propers },
      profile: {
        delay_minutes: given.delay_minutes,
        upgrade_allowed: given.upgrade_allowed,
        items: given.ladder.map((quality) => ({ quality, allowed: true })),
        cutoff: given.ladder[0]!,
        cutoff_format_score: given.cutoff_format_score,
        format_scores: given.scores.map((score, at) => ({ custom_format_id: at + 1, score })),
        min_format_score: -1000,
        languages: { mode: given.language, values: [] },
      },
      free_bytes: given.free_gigabytes === null ? null : given.free_gigabytes * 1000 ** 3,
      file: given.held && {
        quality: given.held.quality,
        revision: { version: 1, real: 0 },
        custom_format_score: 0,
        release_group: 'GRP',
        title: 'Held',
        size_bytes: null,
        info_hash: null,
        added_at: given.held.isNew ? '2026-05-09T00:00:00.000Z' : '2026-01-01T00:00:00.000Z',
      },
      queue: given.isQueued
        ? [
            {
              title: 'Under.Way',
              info_hash: null,
              quality: 'HDTV-720p',
              revision: { version: 1, real: 0 },
              custom_format_score: 0,
              release_group: null,
            },
          ]
        : [],
    }),
  )

const candidates = fc.oneof(...[true, false].map((isWild) => fc.array(candidateOf(isWild), { maxLength: 14 })))

const corrected = { revision: { version: 2, real: 0, is_repack: true } }
const waits: [Candidate[], Context] = [
  [
    aCandidate({ guid: 'original', published_at: '2026-05-09T00:00:00.000Z' }),
    aCandidate({ guid: 'repack', title: 'The.Repack', info_hash: null, published_at: '2026-05-10T11:00:00.000Z', parsed: corrected }),
  ],
  aContext({ file: aFile({ quality: 'DVD' }), profile: { delay_minutes: 600 } }),
]
const gainsNothing: [Candidate[], Context] = [
  [
    aCandidate({ guid: 'good', title: 'The.Quiet.Harbour.2021.PROPER.1080p.WEB-DL-OTHER', parsed: { release_group: 'OTHER' } }),
    aCandidate({ guid: 'repack', title: 'The.Repack', info_hash: null, parsed: { ...corrected, release_group: 'OTHER' } }),
  ],
  aContext({
    formats,
    file: aFile({ added_at: '2026-01-01T00:00:00.000Z' }),
    profile: { format_scores: [{ custom_format_id: 3, score: 50 }] },
  }),
]

test('caching between two judgments never changes a verdict, a reason, or the choice', () => {
  let judged = 0
  const seen = new Set<string>()
  fc.assert(
    fc.property(candidates, context, (found, at) => {
      const verdicts = decide(found, at)

      const plain = decidePlainly(found, at)
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(plain.map(({ verdict }) => verdict))
      expect(choose(verdicts, at)?.candidate).toEqual(choose(plain, at)?.candidate)
      judged += found.length
      for (const { verdict } of verdicts) for (const { code } of verdict.reasons) seen.add(code)
    }),
    { numRuns: 2500, examples: [waits, gainsNothing] },
  )
  expect(judged).toBeGreaterThan(5000)
  for (const code of ['soon_replaced', 'replaced_by_refused', 'not_the_movie', 'other_year', 'queue_is_better'])
    expect(seen).toContain(code)
}, 120_000)

test('finds a movie by its new titles although its id is the same', () => {
  const parsed = parseRelease('Der.stille.Hafen.2021.1080p.BluRay.x264-GRP')
  const release = { title: 'Der.stille.Hafen.2021.1080p.BluRay.x264-GRP', parsed, imdb_id: null, tmdb_id: null }
  const movie = aMovie()

  expect(createMovieIndex([movie]).find(release).found).toBeNull()
  expect(createMovieIndex([{ ...movie, alternative_titles: ['Der stille Hafen'] }]).find(release).found?.id).toBe(movie.id)
})
