import { expect, test } from 'bun:test'
import { parseRelease } from '#server/releases/parse-release'
import { aCandidate, aMovie } from '#server/testing/candidates'
import { languagesOf } from './languages'

const languages = (title: string, movie: Parameters<typeof aMovie>[0]) =>
  languagesOf(aCandidate({ title, parsed: parseRelease(title) }), aMovie(movie))

test('a language in a title that the release does not use is no word of its title', () => {
  const movie = { title: 'The Wave', original_title: 'Die Welle', alternative_titles: ['The German Wave'], original_language: 'English' }

  expect(languages('Die.Welle.2021.GERMAN.1080p.BluRay.x264-GRP', movie)).toEqual(['German'])
  expect(languages('The.German.Wave.2021.1080p.BluRay.x264-GRP', movie)).toEqual(['English'])
  expect(languages('The.German.Wave.2021.GERMAN.1080p.BluRay.x264-GRP', movie)).toEqual(['German'])
})
