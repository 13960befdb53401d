import { describe, expect, test } from 'bun:test'
import { aCandidate, aContext, aDownload, aFile, aTaken } from '#server/testing/candidates'
import type { Candidate, Context } from './candidate'
import { choose, decide, diskRules, type Judged, judge, ranked, rules } from './decide'

const GB = 1024 ** 3
const corrected = { revision: { version: 2, real: 0, is_repack: false } }
const repack = { revision: { version: 2, real: 0, is_repack: true } }

type Case = [release: Candidate, context: Context, code: string, text: string]

/** At least one refusal by each rule, through the whole of `judge`. */
const refusals: Record<keyof typeof rules | keyof typeof diskRules, Case[]> = {
  matchesMovie: [[aCandidate({ parsed: { title: 'Another Movie', titles: ['Another Movie'] } }), aContext(), '*', '']],
  isTorrent: [[aCandidate({ protocol: 'usenet' }), aContext(), 'protocol_not_supported', 'only torrents']],
  movieIsMonitored: [[aCandidate(), aContext({ movie: { monitored: false } }), 'movie_not_monitored', 'The Quiet Harbour']],
  movieIsAvailable: [
    [
      aCandidate(),
      aContext({ movie: { cinema_date: null, digital_date: '2026-09-01', physical_date: null } }),
      'not_available',
      'The Quiet Harbour is released from 2026-09-01',
    ],
    [
      aCandidate(),
      aContext({ movie: { cinema_date: null, digital_date: null, physical_date: null, minimum_availability: 'in_cinemas' } }),
      'not_available',
      'not in cinemas yet, and no date is known',
    ],
    [
      aCandidate(),
      aContext({ movie: { digital_date: '2026-05-09', physical_date: null }, settings: { availability_delay_days: 3 } }),
      'not_available',
      'is released from 2026-05-09, and fetched from 2026-05-12',
    ],
  ],
  qualityIsAllowed: [
    [aCandidate({ parsed: { quality: 'CAM' } }), aContext(), 'quality_not_wanted', 'CAM is not among the qualities of the profile Evening'],
    [aCandidate({ parsed: { quality: 'WORKPRINT' } }), aContext(), 'quality_not_wanted', 'WORKPRINT'],
  ],
  languageIsWanted: [
    [
      aCandidate({ parsed: { languages: ['German'] } }),
      aContext({ profile: { languages: { mode: 'original', values: [] } } }),
      'language_not_wanted',
      'it is in German, wanted is English',
    ],
    [
      aCandidate({ languages: ['Italian', 'Original'] }),
      aContext({ profile: { languages: { mode: 'any_of', values: ['French', 'German'] } } }),
      'language_not_wanted',
      'it is in Italian and English, wanted is French or German',
    ],
    [
      aCandidate({ parsed: { languages: ['French'], multi: true } }),
      aContext({ profile: { languages: { mode: 'all_of', values: ['Original', 'German'] } } }),
      'language_not_wanted',
      'wanted is English and German',
    ],
    [
      aCandidate(),
      aContext({ movie: { original_language: null }, profile: { languages: { mode: 'any_of', values: ['French'] } } }),
      'language_not_wanted',
      'nobody says which language it is in',
    ],
  ],
  wordsAreRight: [
    [aCandidate(), aContext({ profile: { must_contain: ['x265', '/web-dl/'] } }), 'required_word_missing', 'none of x265 or /web-dl/'],
    [aCandidate(), aContext({ profile: { must_not_contain: ['h264', '/web-DL/i'] } }), 'forbidden_word', 'its name has h264 and /web-DL/i'],
    [
      aCandidate({ title: 'a'.repeat(500) }),
      aContext({ profile: { must_not_contain: [`/(?:(?:a|aa){0,4}){0,9}(?:${'[ab]?'.repeat(60)})b$/`] } }),
      'word_undecided',
      'takes too long',
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
      'it scores -20 (Web -20), at least 10 is wanted',
    ],
  ],
  sizeIsBelievable: [[aCandidate({ size_bytes: 400 * GB }), aContext(), 'absurd_size', '429 GB is more than any movie takes']],
  sizeIsAcceptable: [
    [aCandidate({ size_bytes: 0.1 * GB }), aContext(), 'too_small', '107 MB is too small: 100 minutes in WEBDL-1080p take at least 524 MB'],
    [
      aCandidate(),
      aContext({ profile: { size_limits: [{ quality: 'WEBDL-1080p', min_size: 1, max_size: 10, preferred_size: null }] } }),
      'too_large',
      '5.4 GB is too large: 100 minutes in WEBDL-1080p may take 1 GB',
    ],
  ],
  isNoSample: [
    [aCandidate({ title: 'The.Quiet.Harbour.2021.1080p.WEB-DL.sample', size_bytes: 20 * 1024 ** 2 }), aContext(), 'sample', '21 MB'],
  ],
  isNoRawDisk: [
    [aCandidate({ container: 'ISO' }), aContext(), 'raw_disk', 'disc image (ISO)'],
    [aCandidate({ title: 'The Quiet Harbour 2021 2xDVD9' }), aContext(), 'raw_disk', 'whole disc'],
    [aCandidate({ title: 'The Quiet Harbour 2021 Disc 2 1080p Blu-ray' }), aContext(), 'raw_disk', 'whole disc'],
    [aCandidate({ parsed: { modifier: 'brdisk' } }), aContext(), 'raw_disk', 'whole disc'],
  ],
  hasNoBurntInSubtitles: [[aCandidate({ parsed: { hardcoded_subs: 'KORSUB' } }), aContext(), 'hardcoded_subtitles', 'KORSUB']],
  hasEnoughSeeders: [
    [aCandidate({ seeders: 0 }), aContext(), 'too_few_seeders', 'nobody shares it, Northern Lights asks for 1'],
    [aCandidate({ seeders: 2, indexer: { min_seeders: 5 } }), aContext(), 'too_few_seeders', '2 share it'],
  ],
  isNotBlocked: [
    [
      aCandidate({ info_hash: 'AB'.repeat(20) }),
      aContext({ blocklist: [{ info_hash: 'ab'.repeat(20), title: 'x', indexer_id: 9 }] }),
      'blocklisted',
      'on the blocklist',
    ],
    [
      aCandidate({ info_hash: null, title: 'Same' }),
      aContext({ blocklist: [{ info_hash: 'ab', title: 'Same', indexer_id: 1 }] }),
      'blocklisted',
      '',
    ],
  ],
  wasNotTakenBefore: [
    [
      aCandidate({ info_hash: 'AB'.repeat(20) }),
      aContext({ taken: [aTaken({ info_hash: 'ab'.repeat(20), title: 'Earlier.Name', is_here: true })] }),
      'already_taken',
      'is here as Earlier.Name',
    ],
  ],
  didNotDisappoint: [
    [
      aCandidate({ title: 'Big.Promise' }),
      aContext({
        file: aFile({ quality: 'DVD' }),
        taken: [aTaken({ title: 'big.promise', quality: 'WEBDL-1080p', imported_quality: 'DVD' })],
      }),
      'already_imported',
      'it claimed WEBDL-1080p and was DVD',
    ],
  ],
  queueIsWorse: [
    [aCandidate(), aContext({ queue: [aDownload()] }), 'queue_format_score_not_better', 'OTHER is under way'],
    [
      aCandidate(),
      aContext({ queue: [aDownload({ quality: 'Bluray-1080p', custom_format_score: 1000 })] }),
      'queue_meets_cutoff',
      'as good as the profile asks for',
    ],
    [
      aCandidate({ parsed: corrected }),
      aContext({ queue: [aDownload()], settings: { propers: 'do_not_upgrade' } }),
      'queue_propers_off',
      'corrected versions are not fetched',
    ],
  ],
  upgradesFile: [
    [aCandidate(), aContext({ file: aFile({ quality: 'Bluray-1080p' }) }), 'existing_better_quality', 'Bluray-1080p is better'],
    [aCandidate(), aContext({ file: aFile() }), 'format_score_not_better', ''],
    [aCandidate(), aContext({ file: aFile({ revision: { version: 2, real: 0 } }) }), 'existing_better_revision', ''],
    [aCandidate(), aContext({ file: aFile(), profile: { cutoff: 'WEB 720p', cutoff_format_score: 0 } }), 'cutoff_met', ''],
    [aCandidate(), aContext({ file: aFile({ quality: 'HDTV-720p' }), profile: { cutoff: 'HDTV-720p' } }), 'quality_cutoff_met', ''],
  ],
  upgradesAreAllowed: [
    [
      aCandidate(),
      aContext({ file: aFile({ quality: 'DVD' }), profile: { upgrade_allowed: false } }),
      'upgrades_not_allowed',
      'switched off',
    ],
    [
      aCandidate(),
      aContext({ file: aFile({ quality: 'DVD' }), settings: { upgrade_enabled: false } }),
      'upgrades_not_allowed',
      'switched off',
    ],
  ],
  repackIsOfSameGroup: [
    [aCandidate({ parsed: repack }), aContext({ file: aFile({ release_group: 'OTHER' }) }), 'repack_of_other_group', 'by GRP'],
    [aCandidate({ parsed: repack }), aContext({ file: aFile({ release_group: null }) }), 'repack_group_unknown', 'on the shelf'],
    [aCandidate({ parsed: { ...repack, release_group: null } }), aContext({ file: aFile() }), 'repack_group_unknown', 'does not say'],
    [aCandidate({ parsed: repack }), aContext({ file: aFile(), settings: { propers: 'do_not_upgrade' } }), 'repacks_off', ''],
  ],
  properIsInTime: [
    [aCandidate({ parsed: corrected }), aContext({ file: aFile({ added_at: '2026-04-01T00:00:00.000Z' }) }), 'proper_too_late', '40 days'],
    [aCandidate({ parsed: corrected }), aContext({ file: aFile(), settings: { propers: 'do_not_upgrade' } }), 'propers_off', ''],
  ],
  hasWaited: [
    [
      aCandidate({ published_at: '2026-05-10T11:00:00.000Z' }),
      aContext({ profile: { delay_minutes: 180 } }),
      'delayed',
      'it waits 3 hours for something better, until 2026-05-10 14:00 UTC',
    ],
  ],
  indexerIsUp: [
    [
      aCandidate({ indexer: { disabled_until: '2026-05-10T13:00:00.000Z' } }),
      aContext(),
      'indexer_resting',
      'Northern Lights rests after failures until 2026-05-10 13:00 UTC',
    ],
  ],
  fitsOnDisk: [
    [aCandidate({ size_bytes: 14.2 * GB }), aContext({ free_bytes: 3.1 * GB }), 'no_space', 'needs 15.2 GB, 3.3 GB free'],
    [aCandidate(), aContext({ free_bytes: 5.2 * GB }), 'no_space', 'needs 5.4 GB, 5.6 GB free, of which 500 MB stay free'],
  ],
}

describe('every rule refuses in words what it is there to refuse', () => {
  test('none of them is left out here', () => {
    expect(Object.keys(refusals).sort()).toEqual(Object.keys({ ...rules, ...diskRules }).sort())
  })

  test.each(Object.entries(refusals).flatMap(([name, cases]) => cases.map((one) => [name, one[2], one] as const)))(
    '%s: %s',
    (_, __, [release, context, code, text]) => {
      const { verdict, reasons } = judge(release, context)

      expect(verdict).not.toBe('accepted')
      const reason = code === '*' ? reasons[0] : reasons.find((one) => one.code === code)
      expect(reason?.text).toContain(text)
    },
  )
})

describe('a verdict', () => {
  test('a release that nothing speaks against is accepted and told by parts', () => {
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

  test('all reasons are told, not only the first', () => {
    const { reasons } = judge(aCandidate({ parsed: { quality: 'CAM', hardcoded_subs: 'HC' }, seeders: 0 }), aContext())

    expect(reasons.map(({ code }) => code)).toEqual(['quality_not_wanted', 'hardcoded_subtitles', 'too_few_seeders'])
  })

  test('the disk is asked only about a release that nothing else speaks against', () => {
    const { reasons } = judge(aCandidate({ seeders: 0 }), aContext({ free_bytes: 0 }))

    expect(reasons.map(({ code }) => code)).toEqual(['too_few_seeders'])
  })

  test('only temporary reasons leave a release waiting, one lasting reason refuses it', () => {
    const young = { published_at: '2026-05-10T11:59:00.000Z' }
    const patient = aContext({ profile: { delay_minutes: 60 } })

    expect(judge(aCandidate(young), patient).verdict).toBe('temporarily_rejected')
    expect(judge(aCandidate({ ...young, seeders: 0 }), patient).verdict).toBe('rejected')
  })

  test('a rule that fails is a reason of its own', () => {
    const broken = aContext({ file: aFile() })
    Object.defineProperty(broken, 'queue', {
      get: () => {
        throw new Error('the queue cannot be read')
      },
    })

    const { verdict, reasons } = judge(aCandidate(), broken)

    expect(verdict).toBe('rejected')
    expect(reasons).toContainEqual({
      code: 'decision_error',
      text: 'it could not be judged: queueIsWorse failed with Error: the queue cannot be read',
      temporary: false,
    })
  })
})

describe('what passes', () => {
  test.each<[string, Candidate, Context]>([
    ['an unmonitored movie, when a person searches', aCandidate(), aContext({ movie: { monitored: false }, mode: 'user_search' })],
    [
      'a movie that is not out, when a person searches',
      aCandidate(),
      aContext({ movie: { digital_date: null, physical_date: null, cinema_date: null }, mode: 'user_search' }),
    ],
    ['a size that nobody told', aCandidate({ size_bytes: null }), aContext()],
    ['seeders that nobody told', aCandidate({ seeders: null }), aContext()],
    ['free space that nobody can tell', aCandidate(), aContext({ free_bytes: null })],
    [
      'a title that is blocked under another hash',
      aCandidate(),
      aContext({ blocklist: [{ info_hash: 'cc'.repeat(20), title: aCandidate().title, indexer_id: 1 }] }),
    ],
    [
      'the same title without a hash at another indexer',
      aCandidate({ info_hash: null }),
      aContext({ blocklist: [{ info_hash: null, title: aCandidate().title, indexer_id: 2 }] }),
    ],
    ['a corrected version of the same group', aCandidate({ parsed: repack }), aContext({ file: aFile() })],
    [
      'a corrected version, with upgrades off',
      aCandidate({ parsed: corrected }),
      aContext({ file: aFile(), profile: { upgrade_allowed: false } }),
    ],
    [
      'a late correction, when a person searches',
      aCandidate({ parsed: corrected }),
      aContext({ file: aFile({ added_at: '2020-01-01' }), mode: 'user_search' }),
    ],
    ['a better quality than what is under way', aCandidate(), aContext({ queue: [aDownload({ quality: 'DVD' })] })],
    [
      'a young release of the best quality',
      aCandidate({ published_at: '2026-05-10T11:59:00.000Z', parsed: { quality: 'Bluray-1080p' } }),
      aContext({ profile: { delay_minutes: 60 } }),
    ],
    [
      'a young release that scores enough',
      aCandidate({ published_at: '2026-05-10T11:59:00.000Z' }),
      aContext({ profile: { delay_minutes: 60, delay_bypass_score: 0 } }),
    ],
    [
      'a young release, when another one has waited long enough',
      aCandidate({ published_at: '2026-05-10T11:59:00.000Z' }),
      aContext({ profile: { delay_minutes: 60 }, waiting_since: '2026-05-10T10:00:00.000Z' }),
    ],
    [
      'a release that names no language, where the original is wanted',
      aCandidate(),
      aContext({ profile: { languages: { mode: 'original', values: [] } } }),
    ],
    [
      'a language in the title of the movie',
      aCandidate({
        title: 'The.Danish.Harbour.2021.1080p.WEB-DL',
        parsed: { title: 'The Danish Harbour', titles: ['The Danish Harbour'], languages: ['Danish'] },
      }),
      aContext({ movie: { title: 'The Danish Harbour' }, profile: { languages: { mode: 'original', values: [] } } }),
    ],
    [
      'a rip of a disc',
      aCandidate({ title: 'The.Quiet.Harbour.2021.DVDRip.x264-GRP', parsed: { quality: 'DVD' }, size_bytes: GB }),
      aContext(),
    ],
  ])('%s', (_, release, context) => {
    expect(judge(release, context).reasons).toEqual([])
    expect(judge(release, context).verdict).toBe('accepted')
  })
})

test('the best accepted release is chosen, and the refused ones stand behind it', () => {
  const context = aContext()
  const judged = (['DVD', 'Bluray-1080p', 'WEBRip-1080p', 'CAM'] as const).map((quality): Judged => {
    const candidate = aCandidate({ guid: quality, parsed: { quality } })
    return { candidate, verdict: judge(candidate, context) }
  })

  expect(choose(judged, context)?.candidate.guid).toBe('Bluray-1080p')
  expect(ranked(judged, context).map(({ candidate }) => candidate.guid)).toEqual(['Bluray-1080p', 'WEBRip-1080p', 'DVD', 'CAM'])
  expect(choose([], context)).toBeUndefined()
})

test('a release that its own corrected version would replace at once waits, so that nothing is fetched twice', () => {
  const context = aContext({ file: aFile({ quality: 'DVD' }), profile: { delay_minutes: 600 } })
  const original = aCandidate({ guid: 'original', published_at: '2026-05-09T00:00:00.000Z' })
  const fresh = aCandidate({ guid: 'repack', title: 'The.Repack', published_at: '2026-05-10T11:00:00.000Z', parsed: repack })

  const judged = decide([original, fresh], context)

  expect(judge(original, context).verdict).toBe('accepted')
  expect(judged.map(({ verdict }) => verdict.reasons.map(({ code }) => code))).toEqual([['soon_replaced'], ['delayed']])
  expect(judged[0]?.verdict).toMatchObject({ verdict: 'temporarily_rejected', reasons: [{ text: expect.stringContaining('The.Repack') }] })
  expect(choose(judged, context)).toBeUndefined()
  expect(choose(decide([original], context), context)?.candidate.guid).toBe('original')
})

test('a corrected version that is better in other ways too is not held to its group or the age of the file', () => {
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
