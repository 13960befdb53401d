import { expect, test } from 'bun:test'
import { withoutTitle } from './without-title'

test.each([
  ['Uncut.Stones.2019.1080p.BluRay.x264-GRP', 'A.Movie.2019.1080p.BluRay.x264-GRP'],
  ['Uncut Stones (2019) Uncut 1080p', 'A Movie (2019) Uncut 1080p'],
  ['no title here', 'no title here'],
])('the title of %s is no mark of the release', (name, expected) => {
  expect(withoutTitle(name)).toBe(expected)
})
