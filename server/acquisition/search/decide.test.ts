import { describe, expect, test } from 'bun:test'
import type { Values } from '#server/foundation/lib/sentence'
import type { sentences as ofMovies } from '#server/foundation/releases/sentences'
import { aCandidate, aContext, aDownload, aFile, aGrabbed } from '#server/testing/candidates'
import type { Candidate, Context } from './candidate'
import { choose, decide, diskRules, type Judged, judge, ranked, rules } from './decide'
import type { sentences } from './sentences'

/** Blocked by the user. */
const blocked = { code: 'blocked_by_you', why: 'Watched it elsewhere' }
const GB = 1024 ** 3
const undated = { cinema_date: null, digital_date: null, physical_date: null }
const corrected = { revision: { version: 2, real: 0, is_repack: false } }
const repack = { revision: { version: 2, real: 0, is_repack: true } }

type Case = [release: Candidate, context: Context, code: keyof typeof sentences | keyof typeof ofMovies, values?: Values]

/** At least one refusal by each rule, through all of `judge`. */
const refusals: Record<keyof typeof rules | keyof typeof diskRules, Case[]> = {
  matchesMovie: [
    [aCandidate({ parsed: { title: 'Another Movie', titles: ['Another Movie'] } }), aContext(), 'other_title', { title: 'Another Movie' }],
  ],
  hasNoBlockedEnding: [
    [aCandidate({ title: 'The.Quiet.Harbour.2021.1080p.BluRay.x264-GRP.scr' }), aContext(), 'blocked_ending', { ending: 'scr' }],
  ],
  isTorrent: [[aCandidate({ protocol: 'usenet' }), aContext(), 'protocol_not_supported']],
  cannotBeStreamed: [
    [
      aCandidate(),
      aContext({
        movie: { where_to_watch: ['Netflix', 'Mubi'] },
        settings: { streaming_services: ['Mubi', 'Arte'], streaming_skip: true },
      }),
      'can_be_streamed',
      { movie: 'The Quiet Harbour', services: ['Mubi'] },
    ],
  ],
  movieIsMonitored: [[aCandidate(), aContext({ movie: { monitored: false } }), 'movie_not_monitored', { movie: 'The Quiet Harbour' }]],
  isNotPassedOver: [
    [
      aCandidate(),
      aContext({ movie: { passed_over_until: '2030-01-01T00:00:00.000Z' } }),
      'passed_over',
      { at: '2030-01-01T00:00:00.000Z' },
    ],
  ],
  movieIsAvailable: [
    [
      aCandidate(),
      aContext({ movie: { cinema_date: null, digital_date: '2026-09-01', physical_date: null } }),
      'not_released',
      { movie: 'The Quiet Harbour', date: '2026-09-01' },
    ],
    [aCandidate(), aContext({ movie: undated }), 'release_date_unknown'],
    [aCandidate(), aContext({ movie: { ...undated, minimum_availability: 'in_cinemas' } }), 'cinema_date_unknown'],
    [
      aCandidate(),
      aContext({ movie: { ...undated, cinema_date: '2026-09-01', minimum_availability: 'in_cinemas' } }),
      'not_in_cinemas',
      { date: '2026-09-01' },
    ],
    [
      aCandidate(),
      aContext({ movie: { digital_date: '2026-05-09', physical_date: null }, settings: { availability_delay_days: 3 } }),
      'delayed_after_release',
      { date: '2026-05-09', start: '2026-05-12' },
    ],
    [
      aCandidate(),
      aContext({
        movie: { ...undated, cinema_date: '2026-05-09', minimum_availability: 'in_cinemas' },
        settings: { availability_delay_days: 3 },
      }),
      'delayed_after_cinemas',
      { date: '2026-05-09', start: '2026-05-12' },
    ],
  ],
  qualityIsAllowed: [
    [aCandidate({ parsed: { quality: 'CAM' } }), aContext(), 'quality_not_wanted', { quality: 'CAM', profile: 'Evening' }],
    [aCandidate({ parsed: { quality: 'WORKPRINT' } }), aContext(), 'quality_not_wanted', { quality: 'WORKPRINT' }],
  ],
  languageIsWanted: [
    [
      aCandidate({ parsed: { languages: ['German'] } }),
      aContext({ profile: { languages: { mode: 'original', values: [] } } }),
      'language_not_wanted',
      { languages: ['de'], wanted: ['en'] },
    ],
    [
      aCandidate({ languages: ['Italian', 'Original'] }),
      aContext({ profile: { languages: { mode: 'any_of', values: ['French', 'German'] } } }),
      'language_not_wanted',
      { languages: ['it', 'en'], wanted: ['fr', 'de'] },
    ],
    [
      aCandidate({ parsed: { languages: ['French'], multi: true } }),
      aContext({ profile: { languages: { mode: 'all_of', values: ['Original', 'German'] } } }),
      'languages_missing',
      { wanted: ['en', 'de'] },
    ],
    [
      aCandidate(),
      aContext({ movie: { original_language: null }, profile: { languages: { mode: 'any_of', values: ['French'] } } }),
      'language_unknown',
      { wanted: ['fr'] },
    ],
  ],
  isBelowMaxSize: [
    [aCandidate(), aContext({ settings: { max_size_mb: 1024 } }), 'above_max_size', { size: 5 * 1024 ** 3, most: 1024 ** 3 }],
  ],
  wordsMatch: [
    [
      aCandidate(),
      aContext({ profile: { words: [{ must: ['x265'], must_not: [], tag_ids: [], indexer_ids: [] }] } }),
      'required_word_missing',
      { words: ['x265'] },
    ],
    [
      aCandidate(),
      aContext({ movie: { tag_ids: [7] }, profile: { words: [{ must: [], must_not: ['h264'], tag_ids: [7], indexer_ids: [1] }] } }),
      'forbidden_word',
      { words: ['h264'] },
    ],
    [aCandidate(), aContext({ profile: { must_contain: ['x265', '/web-dl/'] } }), 'required_word_missing', { words: ['x265', '/web-dl/'] }],
    [aCandidate(), aContext({ profile: { must_not_contain: ['h264', '/web-DL/i'] } }), 'forbidden_word', { words: ['h264', '/web-DL/i'] }],
    [
      aCandidate({ title: 'a'.repeat(500) }),
      aContext({ profile: { must_not_contain: [`/(?:(?:a|aa){0,4}){0,9}(?:${'[ab]?'.repeat(60)})b$/`] } }),
      'word_undecided',
    ],
  ],
  formatScoreIsEnough: [
    [
      aCandidate(),
      aContext({
        profile: { min_format_score: 10, format_scores: [{ custom_format_id: 4, score: -20 }] },
        formats: [{ id: 4, name: 'Web', conditions: [{ kind: 'source', value: 'webdl', negate: false, required: false }] }],
      }),
      'format_score_too_low',
      { score: -20, formats: ['Web -20'], least: 10 },
    ],
    [aCandidate(), aContext({ profile: { min_format_score: 10 } }), 'no_custom_format', { least: 10 }],
  ],
  sizeIsBelievable: [[aCandidate({ size_bytes: 400 * GB }), aContext(), 'absurd_size', { size: 400 * GB, most: 300 * GB }]],
  sizeIsAcceptable: [
    [aCandidate({ size_bytes: 0.1 * GB }), aContext(), 'too_small', { runtime: 6000, quality: 'WEBDL-1080p' }],
    [
      aCandidate(),
      aContext({ profile: { size_limits: [{ quality: 'WEBDL-1080p', min_size: 1, max_size: 10, preferred_size: null }] } }),
      'too_large',
      { size: 5 * GB, most: 1000 * 1024 ** 2 },
    ],
  ],
  isNotSample: [
    [
      aCandidate({ title: 'The.Quiet.Harbour.2021.1080p.WEB-DL.sample', size_bytes: 20 * 1024 ** 2 }),
      aContext(),
      'sample',
      { size: 20 * 1024 ** 2 },
    ],
  ],
  isNotRawDisk: [
    [aCandidate({ container: 'ISO' }), aContext(), 'disc_image', { container: 'ISO' }],
    [aCandidate({ title: 'The Quiet Harbour 2021 2xDVD9' }), aContext(), 'raw_disk'],
    [aCandidate({ title: 'The Quiet Harbour 2021 Disc 2 1080p Blu-ray' }), aContext(), 'raw_disk'],
    [aCandidate({ parsed: { modifier: 'brdisk' } }), aContext(), 'raw_disk'],
  ],
  hasNoBurntInSubtitles: [
    [aCandidate({ parsed: { hardcoded_subs: 'KORSUB' } }), aContext(), 'hardcoded_subtitles', { subtitles: 'KORSUB' }],
  ],
  hasEnoughSeeders: [
    [aCandidate({ seeders: 0 }), aContext(), 'too_few_seeders', { count: 0, indexer: 'Northern Lights', least: 1 }],
    [aCandidate({ seeders: 2, indexer: { min_seeders: 5 } }), aContext(), 'too_few_seeders', { count: 2, least: 5 }],
  ],
  hasRequiredFlag: [
    [
      aCandidate({ flags: ['halfleech'], indexer: { required_flags: ['freeleech', 'internal'] } }),
      aContext(),
      'flag_missing',
      { indexer: 'Northern Lights', flags: ['freeleech', 'internal'] },
    ],
    [aCandidate({ flags: [], indexer: { required_flags: ['internal'] } }), aContext(), 'flag_missing'],
  ],
  indexerServesMovie: [
    [aCandidate({ indexer: { tag_ids: [4] } }), aContext(), 'indexer_for_other_movies', { indexer: 'Northern Lights' }],
    [aCandidate({ indexer: { tag_ids: [4] } }), aContext({ movie: { tag_ids: [5] } }), 'indexer_for_other_movies'],
  ],
  isOldEnough: [
    [
      aCandidate({ published_at: '2026-05-10T11:50:00.000Z', indexer: { minimum_age_minutes: 30 } }),
      aContext(),
      'too_new',
      { indexer: 'Northern Lights', until: '2026-05-10T12:20:00.000Z' },
    ],
  ],
  isNotBlocked: [
    [
      aCandidate({ info_hash: 'AB'.repeat(20) }),
      aContext({ blocklist: [{ info_hash: 'ab'.repeat(20), title: 'x', indexer_id: 9, ...blocked }] }),
      'blocklisted',
      { why: 'Watched it elsewhere' },
    ],
    [
      aCandidate({ info_hash: null, title: 'Same' }),
      aContext({ blocklist: [{ info_hash: 'ab', title: 'Same', indexer_id: 1, ...blocked }] }),
      'blocklisted',
    ],
  ],
  wasNotGrabbedBefore: [
    [
      aCandidate({ info_hash: 'AB'.repeat(20) }),
      aContext({ grabbed: [aGrabbed({ info_hash: 'ab'.repeat(20), title: 'Earlier.Name', is_here: true })] }),
      'already_taken',
      { title: 'Earlier.Name' },
    ],
    [
      aCandidate({ info_hash: 'AB'.repeat(20) }),
      aContext({ grabbed: [aGrabbed({ info_hash: 'ab'.repeat(20), taken_at: '2026-05-10T11:00:00.000Z', is_here: false })] }),
      'grabbed_recently',
      { at: '2026-05-10T11:00:00.000Z' },
    ],
  ],
  versionWantsIt: [
    [
      aCandidate({ parsed: { edition: 'Extended' } }),
      aContext({ file: aFile({ quality: 'DVD', edition: '' }) }),
      'no_version_wants_it',
      { what: 'WEBDL-1080p, Extended' },
    ],
  ],
  hadClaimedQuality: [
    [
      aCandidate({ title: 'Big.Promise' }),
      aContext({
        file: aFile({ quality: 'DVD' }),
        grabbed: [aGrabbed({ title: 'big.promise', quality: 'WEBDL-1080p', imported_quality: 'DVD' })],
      }),
      'already_imported',
      { claimed: 'WEBDL-1080p', actual: 'DVD' },
    ],
  ],
  queueIsWorse: [
    [
      aCandidate(),
      aContext({ queue: [aDownload()] }),
      'queue_is_better',
      { why: expect.objectContaining({ code: 'format_score_not_better' }) },
    ],
    [aCandidate(), aContext({ queue: [aDownload({ quality: 'Bluray-1080p', custom_format_score: 1000 })] }), 'queue_meets_cutoff'],
    [aCandidate({ parsed: corrected }), aContext({ queue: [aDownload()], settings: { propers: 'do_not_upgrade' } }), 'queue_propers_off'],
  ],
  isNotTheFile: [
    [
      aCandidate({ title: 'A.Name-GRP' }),
      aContext({ file: aFile({ title: 'a name grp.mkv' }) }),
      'is_the_file',
      { title: 'a name grp.mkv' },
    ],
    [aCandidate({ info_hash: 'AB' }), aContext({ file: aFile({ info_hash: 'ab' }) }), 'is_the_file'],
    [aCandidate({ size_bytes: 1010 }), aContext({ file: aFile({ size_bytes: 1000 }) }), 'is_the_file'],
  ],
  upgradesFile: [
    [aCandidate(), aContext({ file: aFile({ quality: 'Bluray-1080p' }) }), 'existing_better_quality', { quality: 'Bluray-1080p' }],
    [aCandidate(), aContext({ file: aFile() }), 'format_score_not_better'],
    [aCandidate(), aContext({ file: aFile({ revision: { version: 2, real: 0 } }) }), 'existing_better_revision'],
    [aCandidate(), aContext({ file: aFile(), profile: { cutoff: 'WEB 720p', cutoff_format_score: 0 } }), 'cutoff_met'],
    [aCandidate(), aContext({ file: aFile({ quality: 'HDTV-720p' }), profile: { cutoff: 'HDTV-720p' } }), 'quality_cutoff_met'],
  ],
  fileMayBeReplaced: [
    [aCandidate(), aContext({ file: aFile({ quality: 'DVD', kept_in: '/movies' }) }), 'file_kept', { folder: '/movies' }],
  ],
  upgradesAreAllowed: [
    [aCandidate(), aContext({ file: aFile({ quality: 'DVD' }), profile: { upgrade_allowed: false } }), 'upgrades_not_allowed'],
    [aCandidate(), aContext({ file: aFile({ quality: 'DVD' }), settings: { upgrade_enabled: false } }), 'upgrades_not_allowed'],
  ],
  repackIsOfSameGroup: [
    [
      aCandidate({ parsed: repack }),
      aContext({ file: aFile({ release_group: 'OTHER' }) }),
      'repack_of_other_group',
      { group: 'GRP', file_group: 'OTHER' },
    ],
    [aCandidate({ parsed: repack }), aContext({ file: aFile({ release_group: null }) }), 'repack_group_unknown'],
    [aCandidate({ parsed: { ...repack, release_group: null } }), aContext({ file: aFile() }), 'repack_without_group'],
    [aCandidate({ parsed: repack }), aContext({ file: aFile(), settings: { propers: 'do_not_upgrade' } }), 'repacks_off'],
  ],
  properIsInTime: [
    [
      aCandidate({ parsed: corrected }),
      aContext({ file: aFile({ added_at: '2026-04-01T00:00:00.000Z' }) }),
      'proper_too_late',
      { since: '2026-04-01', within: 604_800 },
    ],
    [aCandidate({ parsed: corrected }), aContext({ file: aFile(), settings: { propers: 'do_not_upgrade' } }), 'propers_off'],
  ],
  hasWaited: [
    [
      aCandidate({ published_at: '2026-05-10T11:00:00.000Z' }),
      aContext({ profile: { delay_minutes: 180 } }),
      'delayed',
      { until: '2026-05-10T14:00:00.000Z' },
    ],
  ],
  indexerIsUp: [
    [
      aCandidate({ indexer: { disabled_until: '2026-05-10T13:00:00.000Z' } }),
      aContext(),
      'indexer_paused',
      { indexer: 'Northern Lights', until: '2026-05-10T13:00:00.000Z' },
    ],
  ],
  fitsOnDisk: [
    [aCandidate({ size_bytes: 14.2 * GB }), aContext({ free_bytes: 3.1 * GB }), 'no_space', { needed: 14.2 * GB, free: 3.1 * GB }],
    [aCandidate(), aContext({ free_bytes: 5.2 * GB }), 'no_space_beside_reserve', { needed: 5 * GB, reserve: 500_000_000 }],
  ],
}

describe('every rule refuses what it should, with a reason', () => {
  test('every rule is tested here', () => {
    expect(Object.keys(refusals).sort()).toEqual(Object.keys({ ...rules, ...diskRules }).sort())
  })

  test.each(Object.entries(refusals).flatMap(([name, cases]) => cases.map((one) => [name, one[2], one] as const)))(
    '%s: %s',
    (_, __, [release, context, code, values = {}]) => {
      const { verdict, reasons } = judge(release, context)

      expect(verdict).not.toBe('accepted')
      expect(reasons.find((one) => one.code === code)).toMatchObject({ values })
    },
  )
})

describe('a verdict', () => {
  test('of a release without objections is accepted, with the parts of its score', () => {
    const verdict = judge(aCandidate(), aContext())

    expect(verdict).toMatchObject({ verdict: 'accepted', reasons: [], score: 0, languages: ['English'] })
    expect(verdict.score_parts.map(({ text }) => text)).toEqual([
      'WEBDL-1080p, step 5 of 7',
      'the first version',
      'Northern Lights, priority 25',
      '50 seeders',
      '5.4 GB',
    ])
  })

  test('of a name with unknown words says them, and is no other one because of them', () => {
    const parsed = { unknown_words: ['The', 'Lost', 'Tapes'] }
    const verdict = judge(aCandidate({ parsed }), aContext())

    expect(verdict).toMatchObject({ verdict: 'accepted', reasons: [], doubt: ['The', 'Lost', 'Tapes'] })
    expect(verdict.score_parts).toContainEqual({ name: 'doubt', score: -1, text: 'The Lost Tapes' })
    for (const [release, context] of Object.values(refusals).flat()) {
      const doubted = { ...release, parsed: { ...release.parsed, ...parsed } }
      expect(judge(doubted, context).reasons).toEqual(judge(release, context).reasons)
    }
  })

  test('lists all reasons, not just the first', () => {
    const { reasons } = judge(aCandidate({ parsed: { quality: 'CAM', hardcoded_subs: 'HC' }, seeders: 0 }), aContext())

    expect(reasons.map(({ code }) => code)).toEqual(['quality_not_wanted', 'hardcoded_subtitles', 'too_few_seeders'])
  })

  test('considers the disk only if nothing else speaks against the release', () => {
    const { reasons } = judge(aCandidate({ seeders: 0 }), aContext({ free_bytes: 0 }))

    expect(reasons.map(({ code }) => code)).toEqual(['too_few_seeders'])
  })

  test('is temporary if all reasons are temporary, and rejects with a single lasting reason', () => {
    const young = { published_at: '2026-05-10T11:59:00.000Z' }
    const patient = aContext({ profile: { delay_minutes: 60 } })

    expect(judge(aCandidate(young), patient).verdict).toBe('temporarily_rejected')
    expect(judge(aCandidate({ ...young, seeders: 0 }), patient).verdict).toBe('rejected')
  })

  test('has a rule that throws as a reason', () => {
    const broken = aContext({ file: aFile() })
    Object.defineProperty(broken, 'queue', {
      get: () => {
        throw new Error('the queue cannot be read')
      },
    })

    const { verdict, reasons } = judge(aCandidate(), broken)

    expect(verdict).toBe('rejected')
    expect(reasons.find(({ code }) => code === 'decision_error')?.values).toEqual({
      rule: 'queueIsWorse',
      error: 'Error: the queue cannot be read',
    })
  })
})

describe('accepts', () => {
  test.each<[string, Candidate, Context]>([
    ['an unmonitored movie in a manual search', aCandidate(), aContext({ movie: { monitored: false }, mode: 'user_search' })],
    [
      'an unreleased movie in a manual search',
      aCandidate(),
      aContext({ movie: { digital_date: null, physical_date: null, cinema_date: null }, mode: 'user_search' }),
    ],
    ['an unknown size', aCandidate({ size_bytes: null }), aContext()],
    ['one of the required flags', aCandidate({ flags: ['internal'], indexer: { required_flags: ['freeleech', 'internal'] } }), aContext()],
    ['an indexer with a tag of the movie', aCandidate({ indexer: { tag_ids: [4, 5] } }), aContext({ movie: { tag_ids: [5] } })],
    [
      'a release that is old enough for its indexer',
      aCandidate({ published_at: '2026-05-10T11:30:00.000Z', indexer: { minimum_age_minutes: 30 } }),
      aContext(),
    ],
    [
      'one that is too new, in a manual search',
      aCandidate({ published_at: '2026-05-10T11:59:00.000Z', indexer: { minimum_age_minutes: 30 } }),
      aContext({ mode: 'user_search' }),
    ],
    ['an unknown number of seeders', aCandidate({ seeders: null }), aContext()],
    ['unknown free space', aCandidate(), aContext({ free_bytes: null })],
    [
      'a title blocked with another hash',
      aCandidate(),
      aContext({ blocklist: [{ info_hash: 'cc'.repeat(20), title: aCandidate().title, indexer_id: 1, ...blocked }] }),
    ],
    [
      'a title blocked without a hash on another indexer',
      aCandidate({ info_hash: null }),
      aContext({ blocklist: [{ info_hash: null, title: aCandidate().title, indexer_id: 2, ...blocked }] }),
    ],
    ['a corrected version of the same group', aCandidate({ parsed: repack }), aContext({ file: aFile() })],
    [
      'a corrected version while upgrades are off',
      aCandidate({ parsed: corrected }),
      aContext({ file: aFile(), profile: { upgrade_allowed: false } }),
    ],
    [
      'a late correction in a manual search',
      aCandidate({ parsed: corrected }),
      aContext({ file: aFile({ added_at: '2020-01-01' }), mode: 'user_search' }),
    ],
    ['a better quality than the download in progress', aCandidate(), aContext({ queue: [aDownload({ quality: 'DVD' })] })],
    [
      'a recent release of the best quality',
      aCandidate({ published_at: '2026-05-10T11:59:00.000Z', parsed: { quality: 'Bluray-1080p' } }),
      aContext({ profile: { delay_minutes: 60 } }),
    ],
    [
      'a recent release with a sufficient score',
      aCandidate({ published_at: '2026-05-10T11:59:00.000Z' }),
      aContext({ profile: { delay_minutes: 60, delay_bypass_score: 0 } }),
    ],
    [
      'a recent release after another has waited long enough',
      aCandidate({ published_at: '2026-05-10T11:59:00.000Z' }),
      aContext({ profile: { delay_minutes: 60 }, waiting_since: '2026-05-10T10:00:00.000Z' }),
    ],
    [
      'a release without a stated language if the original is wanted',
      aCandidate(),
      aContext({ profile: { languages: { mode: 'original', values: [] } } }),
    ],
    [
      'a language name in the title of the movie',
      aCandidate({
        title: 'The.Danish.Harbour.2021.1080p.WEB-DL',
        parsed: { title: 'The Danish Harbour', titles: ['The Danish Harbour'], languages: ['Danish'] },
      }),
      aContext({ movie: { title: 'The Danish Harbour' }, profile: { languages: { mode: 'original', values: [] } } }),
    ],
    ['a disc rip', aCandidate({ title: 'The.Quiet.Harbour.2021.DVDRip.x264-GRP', parsed: { quality: 'DVD' }, size_bytes: GB }), aContext()],
  ])('%s', (_, release, context) => {
    expect(judge(release, context).reasons).toEqual([])
    expect(judge(release, context).verdict).toBe('accepted')
  })
})

test('chooses the best accepted release and ranks refused ones last', () => {
  const context = aContext()
  const judged = (['DVD', 'Bluray-1080p', 'WEBRip-1080p', 'CAM'] as const).map((quality): Judged => {
    const candidate = aCandidate({ guid: quality, parsed: { quality } })
    return { candidate, verdict: judge(candidate, context) }
  })

  expect(choose(judged, context)?.candidate.guid).toBe('Bluray-1080p')
  expect(ranked(judged, context).map(({ candidate }) => candidate.guid)).toEqual(['Bluray-1080p', 'WEBRip-1080p', 'DVD', 'CAM'])
  expect(choose([], context)).toBeUndefined()
})

test('a release that its own corrected version would replace immediately waits, so that nothing is downloaded twice', () => {
  const context = aContext({ file: aFile({ quality: 'DVD' }), profile: { delay_minutes: 600 } })
  const original = aCandidate({ guid: 'original', published_at: '2026-05-09T00:00:00.000Z' })
  const fresh = aCandidate({
    guid: 'repack',
    title: 'The.Repack',
    info_hash: null,
    published_at: '2026-05-10T11:00:00.000Z',
    parsed: repack,
  })

  const judged = decide([original, fresh], context)

  expect(judge(original, context).verdict).toBe('accepted')
  expect(judged.map(({ verdict }) => verdict.reasons.map(({ code }) => code))).toEqual([['soon_replaced'], ['delayed']])
  expect(judged[0]?.verdict).toMatchObject({ verdict: 'temporarily_rejected', reasons: [{ text: expect.stringContaining('The.Repack') }] })
  expect(choose(judged, context)).toBeUndefined()
  expect(choose(decide([original], context), context)?.candidate.guid).toBe('original')
})

test("a corrected version that is better in other ways too need not match the file's group or age", () => {
  const formats = [
    { id: 1, name: 'Web', conditions: [{ kind: 'source' as const, value: 'webdl' as const, negate: false, required: false }] },
  ]
  const better = { formats, profile: { format_scores: [{ custom_format_id: 1, score: 50 }] } }
  const file = aFile({ release_group: 'OTHER', added_at: '2026-01-01T00:00:00.000Z' })

  expect(judge(aCandidate({ parsed: repack }), aContext({ file, ...better })).verdict).toBe('accepted')
  expect(judge(aCandidate({ parsed: repack }), aContext({ file })).reasons.map(({ code }) => code)).toEqual([
    'repack_of_other_group',
    'proper_too_late',
  ])
})
