import { expect, test } from 'bun:test'
import { extraInTitle, extraOrPack } from './extra-or-pack'

test.each([
  'Lantern.1979.Trailer',
  'Lantern.1979.Trailer.1080p.WEB-DL.H264-GRP',
  'Lantern.1979.Making.Of.1080p.BluRay.x264-GRP',
  'Lantern (1979) The Making-of 1080p',
  'Lantern.1979.Featurette.720p.WEB-DL-GRP',
  'Lantern.1979.Behind.the.Scenes.1080p.WEB-DL-GRP',
  'Lantern.1999.Trilogy.1080p.BluRay.x264-GRP',
  'Lantern.1999.Duology.1080p.BluRay.x264-GRP',
  'Lantern.1999.1080p.BluRay.Box.Set.x264-GRP',
  'Lantern.1999.Collection.1080p.BluRay.x264-GRP',
  'Lantern.1999.Complete.Collection.1080p.BluRay.x264-GRP',
  'Lantern.1979.1080p.BluRay.x264-GRP.Sample',
  'Lantern.1979.March.15.1080p.WEB-GRP',
  'Lantern.1979.Kamera.Arkası.1080p.WEB-GRP',
  'Lantern 1979 सीजन 1 1080p WEB-DL',
  'Lantern 1979 فصل اول قسمت 1 1080p',
  'Lantern 1979 ตอนที่ 1 1080p',
])('%s is not the single movie', (name) => {
  expect(extraOrPack(name)).not.toBeNull()
})

test.each([
  'Lantern.1979.1080p.BluRay.x264-GRP',
  'Lantern.1963.The.Criterion.Collection.1080p.BluRay.x264-GRP',
  'Lantern.1963.Criterion.Collection.1080p.BluRay.x264-GRP',
  'The.Trailer.1999.1080p.BluRay.x264-GRP',
  'Making.of.a.Lantern.1999.1080p.BluRay.x264-GRP',
  'The.Trilogy.1999.1080p.BluRay.x264-GRP',
  'Lantern.1979.1080p.BluRay.x264-TRiLOGY',
])('%s is the movie', (name) => {
  expect(extraOrPack(name)).toBeNull()
})

test.each([
  ['Lantern.1977.Episode.IV.1080p-GRP', ['Lantern', 'Lantern: Episode IV'], null],
  ['Lantern.Saga.1977.Complete.Saga.1080p-GRP', ['Lantern Saga'], 'saga'],
  ['Lantern.1977.1080p.BluRay + Extras', ['Lantern'], null],
  ['Lantern.1977.Extras.1080p.BluRay', ['Lantern'], 'extras'],
  ['Lantern.1977.1080p.exe', ['Lantern'], '.exe'],
])("%s next to the movie's titles", (...[name, titles, expected]) => {
  expect(extraOrPack(name, titles)).toBe(expected)
})

test("a title that is not the movie's may be that of its trailer", () => {
  expect(extraInTitle('Lantern Bonus Disc', ['Lantern'])).toBe('bonus')
  expect(extraInTitle('Lantern Saga', ['The Lantern Saga'])).toBeNull()
  expect(extraInTitle('Lantern Part 2', ['Lantern II'])).toBeNull()
})
