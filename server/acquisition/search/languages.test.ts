import { expect, test } from 'bun:test'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { aCandidate, aMovie } from '#server/testing/candidates'
import { languagesOf } from './languages'

const languages = (title: string, movie: Parameters<typeof aMovie>[0]) =>
  languagesOf(aCandidate({ title, parsed: parseRelease(title) }), aMovie(movie))

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
