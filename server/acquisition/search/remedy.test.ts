import { expect, test } from 'bun:test'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { sentences as ofReleases } from '#server/foundation/releases/sentences'
import { aCandidate, aContext, aFile } from '#server/testing/candidates'
import { judge } from './decide'
import { remedyOf } from './remedy'

type Parts = Parameters<typeof aContext>[0] & {}
type Offer = Parameters<typeof aCandidate>[0] & {}
const named = (title: string): Offer => ({ title, parsed: parseRelease(title) })
const formats: Parts['formats'] = [
  { id: 1, name: 'Bad', conditions: [{ type: 'release_group', value: 'GRP', negate: false, required: true }] as never },
]
const scored = { format_scores: [{ custom_format_id: 1, score: -50 }] }

/** What refuses a release, and the same with what the sentence says changed. */
const cases: readonly (readonly [code: string, remedy: string, before: Parts, after: Parts, offer?: Offer, changed?: Offer])[] = [
  [
    'quality_not_wanted',
    'Allow CAM in the profile Evening',
    {},
    { profile: { items: [{ quality: 'CAM', allowed: true }] } },
    named('The.Quiet.Harbour.2021.CAM.x264-GRP'),
  ],
  [
    'blocked_ending',
    'Remove scr from “Never download these files”',
    {},
    { settings: { blocked_extensions: ['exe'] } },
    named('The.Quiet.Harbour.2021.1080p.WEB-DL.H264-GRP.scr'),
  ],
  [
    'can_be_streamed',
    'Search for the movie by hand',
    { movie: { where_to_watch: ['Mubi'] }, settings: { streaming_services: ['Mubi'], streaming_skip: true } },
    { movie: { where_to_watch: ['Mubi'] }, settings: { streaming_services: ['Mubi'], streaming_skip: true }, mode: 'user_search' },
  ],
  ['movie_not_monitored', 'Monitor The Quiet Harbour', { movie: { monitored: false } }, {}],
  [
    'not_released',
    'Search by hand, or let the search for The Quiet Harbour start earlier',
    { movie: { digital_date: '2030-01-01', physical_date: null } },
    { movie: { digital_date: '2030-01-01', physical_date: null, minimum_availability: 'announced' } },
  ],
  [
    'language_not_wanted',
    'Accept English in the languages of the profile',
    { profile: { languages: { mode: 'any_of', values: ['German'] } } },
    { profile: { languages: { mode: 'any_of', values: ['German', 'English'] } } },
  ],
  [
    'required_word_missing',
    'Remove bluray from the words that the profile requires',
    { profile: { must_contain: ['bluray'] } },
    { profile: { must_contain: [] } },
  ],
  [
    'forbidden_word',
    'Remove h264 from the words that the profile forbids',
    { profile: { must_not_contain: ['h264', 'x265'] } },
    { profile: { must_not_contain: ['x265'] } },
  ],
  [
    'above_max_size',
    'Raise “Largest download” to at least 5,120 MB, or choose no limit',
    { settings: { max_size_mb: 5119 } },
    { settings: { max_size_mb: 5120 } },
  ],
  [
    'format_score_too_low',
    'Lower the minimum score of the profile to -50',
    { formats, profile: scored },
    { formats, profile: { ...scored, min_format_score: -50 } },
  ],
  ['no_custom_format', 'Lower the minimum score of the profile to 0', { profile: { min_format_score: 10 } }, {}],
  [
    'too_large',
    'Raise the largest size of WEBDL-1080p in the profile to 52 MB per minute',
    { profile: { size_limits: [{ quality: 'WEBDL-1080p', min_size: null, max_size: 51 }] as never } },
    { profile: { size_limits: [{ quality: 'WEBDL-1080p', min_size: null, max_size: 52 }] as never } },
  ],
  [
    'too_small',
    'Lower the smallest size of WEBDL-1080p in the profile to 51 MB per minute',
    { profile: { size_limits: [{ quality: 'WEBDL-1080p', min_size: 52, max_size: null }] as never } },
    { profile: { size_limits: [{ quality: 'WEBDL-1080p', min_size: 51, max_size: null }] as never } },
  ],
  [
    'too_few_seeders',
    'Lower the minimum seeders of Northern Lights to 3',
    {},
    {},
    { seeders: 3, indexer: { min_seeders: 4 } },
    { seeders: 3, indexer: { min_seeders: 3 } },
  ],
  [
    'flag_missing',
    'Remove the required flags of Northern Lights',
    {},
    {},
    { indexer: { required_flags: ['freeleech'] } },
    { indexer: { required_flags: [] } },
  ],
  [
    'no_space',
    'Free 1.1 GB on the disk of the library',
    { free_bytes: 4 * 1024 ** 3 },
    { free_bytes: 4 * 1024 ** 3 + 1.4e9, settings: { min_free_space_mb: 0 } },
  ],
  [
    'no_space_beside_reserve',
    'Free 131 MB, or lower “Keep free” to 368 MB',
    { free_bytes: 5 * 1024 ** 3 + 368_709_120 },
    { free_bytes: 5 * 1024 ** 3 + 368_709_120, settings: { min_free_space_mb: 368 } },
  ],
  [
    'no_version_wants_it',
    'Add a version to the movie that wants it (WEBDL-1080p, Directors Cut)',
    { file: aFile({ edition: '', quality: 'HDTV-720p' }) },
    { version: { key: 7, edition: "Director's Cut", others: [] } },
    named('The.Quiet.Harbour.2021.Directors.Cut.1080p.WEB-DL.H264-GRP'),
  ],
  [
    'cutoff_met',
    'Raise the cutoff of the profile',
    { file: aFile({ release_group: 'ELSE' }), profile: { cutoff: 'WEB 1080p', cutoff_format_score: 0 } },
    { file: aFile({ release_group: 'ELSE' }), profile: { cutoff: 'Bluray-1080p' } },
    named('The.Quiet.Harbour.2021.1080p.BluRay.x264-GRP'),
  ],
  [
    'upgrades_not_allowed',
    'Turn on upgrades in the profile and in the settings',
    { file: aFile({ quality: 'HDTV-720p' }), profile: { upgrade_allowed: false } },
    { file: aFile({ quality: 'HDTV-720p' }) },
  ],
]

test.each(cases)('%s: %s', (...[code, remedy, before, after, offer = {}, changed = offer]) => {
  const refusals = judge(aCandidate(offer), aContext(before)).reasons
  const refusal = refusals.find((reason) => reason.code === code)
  const left = judge(aCandidate(changed), aContext(after)).reasons.map((reason) => reason.code)

  expect([refusals.map((reason) => reason.code), refusal && remedyOf(refusal).text]).toEqual([expect.arrayContaining([code]), remedy])
  expect(left).not.toContain(code)
})

test('what no setting can change says so, and so does a reason of another version of the program', () => {
  const codes = [...Object.keys(ofReleases), 'raw_disk', 'already_taken', 'of_the_future']

  expect(codes.map((code) => remedyOf({ code, values: {} }).code)).toEqual(codes.map(() => 'remedy_none'))
})

test('what only takes time says so', () => {
  const until = '2026-05-11T00:00:00.000Z'
  const refusal = judge(aCandidate({ indexer: { disabled_until: until } }), aContext()).reasons[0]

  expect(refusal && [refusal.code, remedyOf(refusal).text]).toEqual(['indexer_paused', 'Nothing: it only takes time'])
})
