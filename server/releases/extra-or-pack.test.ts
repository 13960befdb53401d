import { expect, test } from 'bun:test'
import { extraOrPack } from './extra-or-pack'

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
])('%s says that it is not the one movie', (name) => {
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
