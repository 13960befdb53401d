import { expect, test } from 'bun:test'
import type { LanguageRule } from '#server/catalog/profiles/schema'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { MediaInfo } from '#server/library/media/schema'
import { aCandidate, aContext, aMovie, aProfile } from '#server/testing/candidates'
import { choose, decide, judge } from './decide'
import { languagesOf } from './languages'
import { wrongTracks } from './wrong-tracks'

const languages = (title: string, movie: Parameters<typeof aMovie>[0]) =>
  languagesOf(aCandidate({ title, parsed: parseRelease(title) }), aMovie(movie))

test('MULTi stands for what the indexer says it does, besides the original language', () => {
  const movie = { title: 'Charade', original_title: 'Charade', alternative_titles: [], original_language: 'English' }
  const release = { title: 'Charade.1963.MULTi.1080p.BluRay.x264-GRP', languages: [], indexer: { multi_languages: ['French'] } }
  const parsed = parseRelease(release.title)

  expect(languagesOf({ ...release, parsed }, movie)).toEqual(['English', 'French'])
  expect(languagesOf({ ...release, parsed: parseRelease('Charade.1963.1080p.BluRay.x264-GRP') }, movie)).toEqual(['English'])
})

test('a language name from a title that the release does not use is a language, not part of its title', () => {
  const movie = { title: 'The Wave', original_title: 'Die Welle', alternative_titles: ['The German Wave'], original_language: 'English' }

  expect(languages('Die.Welle.2021.GERMAN.1080p.BluRay.x264-GRP', movie)).toEqual(['German'])
  expect(languages('The.German.Wave.2021.1080p.BluRay.x264-GRP', movie)).toEqual(['English'])
  expect(languages('The.German.Wave.2021.GERMAN.1080p.BluRay.x264-GRP', movie)).toEqual(['German'])
})

test.each([
  ['english', ['English']],
  ['en', ['English']],
  ['eng', ['English']],
  ['en-US', ['English']],
  ['Deutsch', ['German']],
  ['Français', ['French']],
  ['VO', ['Japanese']],
  ['Unknown', ['Japanese']],
  ['Klingon', ['Japanese']],
  ['Multi', ['Japanese']],
])('an indexer that states %s', (stated, expected) => {
  const release = aCandidate({ languages: [stated] })

  expect(languagesOf(release, aMovie({ original_language: 'Japanese' }))).toEqual(expected)
})

test('"Multi" among languages stated by an indexer adds the original language', () => {
  const release = aCandidate({ languages: ['french', 'Multi'] })

  expect(languagesOf(release, aMovie({ original_language: 'Japanese' }))).toEqual(['French', 'Japanese'])
})

test('languages stated by an indexer override the name, unless it states none', () => {
  const title = 'The.Quiet.Harbour.2021.GERMAN.1080p.BluRay.x264-GRP'
  const parsed = parseRelease(title)

  expect(languagesOf(aCandidate({ title, parsed, languages: ['fr'] }), aMovie())).toEqual(['French'])
  expect(languagesOf(aCandidate({ title, parsed, languages: ['Unknown'] }), aMovie())).toEqual(['German'])
})

test('a second language next to a dub is the original one', () => {
  const movie = { original_language: 'English' }

  expect(languages('The.Quiet.Harbour.2021.Dual.Audio.Hindi.1080p.BluRay.x264-GRP', movie)).toEqual(['Hindi', 'English'])
  expect(languages('The.Quiet.Harbour.2021.DUAL.LATINO.1080p.BluRay.x264-GRP', movie)).toEqual(['Spanish (Latino)', 'English'])
  expect(languages('The.Quiet.Harbour.2021.Dual.Audio.Hindi.English.1080p-GRP', movie)).toEqual(['Hindi', 'English'])
})

test.each([
  ['The.Quiet.Harbour.2021.ita.1080p.BluRay.x264-GRP', ['Italian']],
  ['The.Quiet.Harbour.2021.TRDUB.1080p.BluRay.x264-GRP', ['Turkish']],
  ['The.Quiet.Harbour.2021.DK.DUB.1080p.BluRay.x264-GRP', ['Danish']],
  ['The.Quiet.Harbour.2021.Dubbed.1080p.BluRay.x264-GRP', []],
  ['The.Quiet.Harbour.2021.Dual.Audio.Dubbed.1080p.BluRay.x264-GRP', ['English']],
  ['The.Quiet.Harbour.2021.MULTi.DUBBED.1080p.BluRay.x264-GRP', ['English']],
  ['The.Quiet.Harbour.2021.1080p.BluRay.x264-GRP', ['English']],
])('a dub is not taken for the original: %s', (title, expected) => {
  expect(languages(title, { original_language: 'English' })).toEqual(expected)
})

const offer = (description: string) => {
  const title = `The.Quiet.Harbour.2021.${description}`
  return aCandidate({ title, parsed: parseRelease(title) })
}

test('a release that is only called dubbed is refused if the original is wanted, because its language is unknown', () => {
  const context = aContext({ profile: aProfile({ languages: { mode: 'original', values: [] } }) })

  const verdict = judge(offer('Dubbed.1080p.BluRay.x264-GRP'), context)

  expect(verdict.reasons.map(({ code }) => code)).toEqual(['language_unknown'])
})

test('a preferred language gives points; without it, the original is taken', () => {
  const languages = { mode: 'any_of' as const, values: ['German', 'Original'], preferred: [{ language: 'German', score: 500 }] }
  const context = aContext({ profile: aProfile({ languages }) })
  const german = offer('German.DL.1080p.BluRay.x264-GRP')
  const english = offer('1080p.BluRay.x264-GRP')
  const french = offer('FRENCH.1080p.BluRay.x264-GRP')

  expect(choose(decide([english, french, german], context), context)?.candidate).toBe(german)
  expect(choose(decide([english, french], context), context)?.candidate).toBe(english)
  expect(judge(german, context).score_parts).toContainEqual({ name: 'language', score: 500, text: 'German, English' })
  expect(judge(english, context).score).toBe(0)
})

const track = (language: string | null) => ({ language }) as MediaInfo['audio'][number]
const heard = (rule: Partial<LanguageRule>, tracks: (string | null)[], named: string[]) =>
  wrongTracks(
    { movie: aMovie(), profile: aProfile({ languages: { mode: 'original', values: [], ...rule } }) },
    { video: {} as MediaInfo['video'], audio: tracks.map(track) },
    named,
  )?.code

test.each([
  { untagged: 'as_named', tracks: ['ita', null], named: ['English'], why: undefined },
  { untagged: 'as_named', tracks: ['ita', null], named: ['Italian'], why: 'wrong_audio_language' },
  { untagged: 'as_named', tracks: [null], named: ['English'], why: undefined },
  { untagged: 'as_named', tracks: [null], named: ['Italian'], why: 'wrong_audio_language' },
  { untagged: 'as_named', tracks: [null], named: [], why: undefined },
  { untagged: 'accept', tracks: ['ita', null], named: ['Italian'], why: undefined },
  { untagged: 'reject', tracks: ['ita', null], named: ['English'], why: 'wrong_audio_language' },
  { untagged: 'reject', tracks: ['eng', null], named: ['Italian'], why: undefined },
  { untagged: 'reject', tracks: [null], named: ['English'], why: 'audio_language_unknown' },
] as const)('a track without a language, by the rule $untagged: $tracks in a release in $named', ({ untagged, tracks, named, why }) => {
  expect<string | undefined>(heard({ untagged }, [...tracks], [...named])).toBe(why)
})
