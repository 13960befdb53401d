import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Condition } from '#server/catalog/profiles/schema'
import { aCandidate, aContext } from '#server/testing/candidates'
import type { Candidate, Context } from './candidate'
import { choose, decide, diskRules, type Judged, judge, rules } from './decide'
import { inOrder } from './order'
import { scoreOf } from './score'
import { offerOf } from './upgrade'

const qualities = ['CAM', 'DVD', 'HDTV-720p', 'WEBDL-720p', 'WEBRip-720p', 'WEBDL-1080p', 'WEBRip-1080p', 'Bluray-1080p', 'Remux-1080p']
const tags = ['alpha', 'beta', 'gamma']
const nothing = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const candidate: fc.Arbitrary<Candidate> = fc
  .record({
    quality: fc.constantFrom(...qualities, 'Unknown'),
    version: fc.integer({ min: 1, max: 3 }),
    real: fc.integer({ min: 0, max: 1 }),
    is_repack: fc.boolean(),
    release_group: nothing(fc.constantFrom('GRP', 'OTHER')),
    words: fc.subarray(tags),
    unknown_words: fc.subarray(['Wibble', 'Wobble']),
    languages: fc.subarray(['English', 'French']),
    size: nothing(fc.integer({ min: 0, max: 30_000 })),
    seeders: nothing(fc.integer({ min: 0, max: 2000 })),
    indexer: fc.integer({ min: 1, max: 3 }),
    hash: nothing(fc.integer({ min: 0, max: 5 })),
    guid: fc.integer({ min: 0, max: 1000 }),
    hours: nothing(fc.integer({ min: 0, max: 100 })),
  })
  .map((given) =>
    aCandidate({
      guid: `guid-${given.guid}`,
      title: ['The.Quiet.Harbour.2021', ...given.words, given.quality].join('.'),
      size_bytes: given.size === null ? null : given.size * 1024 ** 2,
      seeders: given.seeders,
      info_hash: given.hash === null ? null : `${given.hash}`.repeat(40),
      published_at: given.hours === null ? null : new Date(Date.parse('2026-05-10T12:00:00Z') - given.hours * 3_600_000).toISOString(),
      indexer: { id: given.indexer, priority: given.indexer },
      parsed: {
        quality: given.quality,
        revision: { version: given.version, real: given.real, is_repack: given.is_repack },
        release_group: given.release_group,
        languages: given.languages,
        unknown_words: given.unknown_words,
      },
    }),
  )

const condition = (word: string): Condition => ({ kind: 'release_title', value: word, negate: false, required: false })
const formats = tags.map((name, index) => ({ id: index + 1, name, conditions: [condition(name)] }))

const context: fc.Arbitrary<Context> = fc
  .record({
    order: fc.shuffledSubarray(qualities, { minLength: 1 }),
    allowed: fc.array(fc.boolean(), { minLength: qualities.length, maxLength: qualities.length }),
    cutoff: fc.nat({ max: qualities.length - 1 }),
    grouped: fc.boolean(),
    upgrade_allowed: fc.boolean(),
    scores: fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 }),
    min_format_score: fc.integer({ min: -100, max: 20 }),
    cutoff_format_score: fc.integer({ min: -50, max: 100 }),
    min_upgrade_score: fc.integer({ min: 1, max: 20 }),
    propers: fc.constantFrom('prefer_and_upgrade', 'do_not_upgrade', 'do_not_prefer'),
    preferred: nothing(fc.integer({ min: 1, max: 100 })),
    mode: fc.constantFrom('search', 'user_search', 'feed'),
    delay_minutes: fc.constantFrom(0, 600),
    language: fc.constantFrom('any', 'original', 'all_of'),
    held: nothing(
      fc.record({
        quality: fc.constantFrom(...qualities),
        score: fc.integer({ min: -50, max: 100 }),
        version: fc.integer({ min: 1, max: 2 }),
        release_group: nothing(fc.constantFrom('GRP', 'OTHER')),
        added_at: fc.constantFrom('2026-05-09T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
      }),
    ),
  })
  .map((given): Context => {
    const single = given.order.map((quality, index) => ({ quality, allowed: given.allowed[index] ?? false }))
    const items =
      given.grouped && given.order.length > 2
        ? [{ group: 'Pair', qualities: given.order.slice(0, 2), allowed: true }, ...single.slice(2)]
        : single
    const last = items[given.cutoff % items.length]
    return aContext({
      formats,
      mode: given.mode,
      settings: { propers: given.propers },
      file: given.held && {
        quality: given.held.quality,
        custom_format_score: given.held.score,
        revision: { version: given.held.version, real: 0 },
        release_group: given.held.release_group,
        added_at: given.held.added_at,
        title: 'Held',
        size_bytes: null,
        info_hash: null,
      },
      profile: {
        items,
        cutoff: last === undefined ? '' : 'group' in last ? last.group : last.quality,
        upgrade_allowed: given.upgrade_allowed,
        format_scores: given.scores.map((score, index) => ({ custom_format_id: index + 1, score })),
        min_format_score: given.min_format_score,
        cutoff_format_score: given.cutoff_format_score,
        min_upgrade_score: given.min_upgrade_score,
        delay_minutes: given.delay_minutes,
        languages: { mode: given.language, values: ['English', 'French'] },
        size_limits: qualities.map((quality) => ({ quality, min_size: null, max_size: 250, preferred_size: given.preferred })),
      },
    })
  })

const look = (candidates: readonly Candidate[], at: Context) => {
  const judged = decide(candidates, at)
  return { judged, chosen: choose(judged, at) }
}

/** The context after grabbing the release: it is downloading, or on the shelf as promised. */
const afterTaking = ({ candidate: taken, verdict }: Judged, before: Context): Context[] => {
  const offer = offerOf({ ...taken, ...verdict })
  const known = {
    info_hash: taken.info_hash,
    title: taken.title,
    quality: offer.quality,
    imported_quality: offer.quality,
    taken_at: before.now.toISOString(),
    is_here: true,
  }
  const underWay = { ...offer, title: taken.title, info_hash: taken.info_hash }
  const file = { ...underWay, size_bytes: taken.size_bytes, added_at: before.now.toISOString() }
  return [
    { ...before, queue: [underWay] },
    { ...before, file },
    { ...before, file, grabbed: [known] },
  ]
}

const candidates = fc.array(candidate, { maxLength: 12 })

test('the chosen release passes every rule, and no accepted one ranks above it', () => {
  fc.assert(
    fc.property(candidates, context, (found, at) => {
      const { judged, chosen } = look(found, at)
      const accepted = judged.filter(({ verdict }) => verdict.verdict === 'accepted')

      expect(chosen === undefined).toBe(accepted.length === 0)
      if (!chosen) return
      const release = { ...chosen.candidate, ...scoreOf(chosen.candidate, at) }
      for (const rule of Object.values({ ...rules, ...diskRules })) expect(rule(release, at)).toBeUndefined()
      const order = inOrder(at)
      for (const { candidate: other, verdict } of accepted) expect(order({ ...other, ...verdict }, release)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 600 },
  )
}, 120_000)

test('the order of arrival never matters', () => {
  const arrivals = candidates.chain((found) => fc.tuple(fc.constant(found), fc.shuffledSubarray(found, { minLength: found.length })))

  fc.assert(
    fc.property(arrivals, context, ([found, shuffled], at) => {
      expect(look(shuffled, at).chosen).toEqual(look(found, at).chosen)
    }),
    { numRuns: 600 },
  )
}, 120_000)

test('if any release is suitable by itself, one is chosen, or waits with a date, or would only be replaced by a refused one', () => {
  fc.assert(
    fc.property(candidates, context, (found, at) => {
      const isSuitable = found.some((each) => judge(each, at).verdict === 'accepted')
      const { judged, chosen } = look(found, at)
      const reasons = judged.flatMap(({ verdict }) => verdict.reasons)
      const isWaiting = reasons.some(({ code, until }) => code === 'soon_replaced' && until && until > at.now)
      const isNoGain = reasons.some(({ code }) => code === 'replaced_by_refused')

      expect(chosen !== undefined || isWaiting || isNoGain).toBe(isSuitable)
      if (at.file === null) expect(isNoGain).toBe(false)
      const later = { ...at, file: null, now: new Date(at.now.getTime() + 1000 * 3_600_000) }
      expect(look(found, later).chosen !== undefined).toBe(found.some((each) => judge(each, later).verdict === 'accepted'))
    }),
    { numRuns: 600 },
  )
}, 120_000)

test('after the chosen release is grabbed, the same search chooses nothing else', () => {
  fc.assert(
    fc.property(candidates, context, (found, at) => {
      const { chosen } = look(found, at)
      fc.pre(chosen !== undefined)
      for (const later of afterTaking(chosen, at)) expect(look(found, later).chosen).toBeUndefined()
    }),
    { numRuns: 600 },
  )
}, 120_000)

test('grabbing one release after another ends, and none comes back', () => {
  fc.assert(
    fc.property(candidates, context, (found, at) => {
      const taken = new Set<Candidate>()
      let now = at
      for (let { chosen } = look(found, now); chosen; { chosen } = look(found, now)) {
        expect(taken.has(chosen.candidate)).toBe(false)
        taken.add(chosen.candidate)
        now = afterTaking(chosen, now)[1]!
      }
    }),
    { numRuns: 600 },
  )
}, 120_000)
