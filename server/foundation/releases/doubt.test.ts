import { describe, expect, test } from 'bun:test'
import { doubtOf } from './doubt'
import { parseRelease } from './parse-release'
import { readWords } from './read-words'
import { isLittle } from './unknown-words'

const movie = {
  title: 'The Quiet Harbor',
  original_title: 'Тихая гавань',
  alternative_titles: ['Der stille Hafen', 'Le Port silencieux', 'Harbor Two'],
}
const doubt = (name: string) => doubtOf(parseRelease(name), movie).join(' ')

const whole = [
  'The.Quiet.Harbor.2030.1080p.WEB-DL.DDP5.1.H.264-LANTERN',
  'The.Quiet.Harbor.2030.2160p.UHD.BluRay.REMUX.DV.HDR.HEVC.TrueHD.7.1.Atmos-LANTERN',
  'The Quiet Harbor (2030) (1080p BluRay x265 HEVC 10bit AAC 7.1 Lantern) [Dock]',
  'The Quiet Harbor (2030) [1080p] [WEBRip] [5.1] [LNT.MX]',
  'The.Quiet.Harbor.2030.NORDiC.1080p.WEB.H264-LANTERN',
  'The.Quiet.Harbor.2030.GERMAN.DL.1080p.BluRay.x264-LANTERN-xpost',
  'The.Quiet.Harbor.2030.The.Imperial.Edition.1080p.BluRay.x264-LANTERN',
  'The.Quiet.Harbor.2030.50th.Anniversary.Edition.1080p.BluRay.x264-LANTERN',
  'The.Quiet.Harbor.2030.KORSUB.1080p.WEBRip.x264-LANTERN',
  'The.Quiet.Harbor.2030.REAL.PROPER.iNTERNAL.1080p.WEB.H264-LANTERN',
  'The Quiet Harbor 2030 720p HDTV x264 LANTERN',
  'The Quiet Harbor (2030) {tmdb-123} [imdb-tt0011223] 1080p',
  '[Lantern] The Quiet Harbor (2030) [BD 1080p][1A2B3C4D]',
  'Der.stille.Hafen.2030.German.1080p.BluRay.x264-LANTERN',
  'Le.Port.silencieux.2030.MULTi.VFF.1080p.BluRay.x264-LANTERN',
  'Тихая гавань / The Quiet Harbor [2030, BDRip 1080p] Dub + MVO + Original',
  'Der stille Hafen AKA The Quiet Harbor 2030 1080p BluRay x264-LANTERN',
  'Quiet.Harbor,.The.2030.1080p.BluRay.x264-LANTERN',
  'Harbor.2.2030.1080p.BluRay.x264-LANTERN',
  'The.Quiet.Harbor.2030.Der.stille.Hafen.1080p.BluRay.x264-LANTERN',
]

const strange: readonly (readonly [name: string, rest: string])[] = [
  ['The.Quiet.Harbor.2030.Wibble.1080p.WEB-DL.H264-LANTERN', 'Wibble'],
  ['The.Quiet.Harbor.2030.The.Lost.Tapes.1080p.WEB-DL.H264-LANTERN', 'The Lost Tapes'],
  ['The Quiet Harbor (2030) A Tribute to the Sea 1080p WEB', 'Tribute to the Sea'],
  ['The.Quiet.Harbor.2030.1080p.Storm.Watchers.WEB-DL.H264-LANTERN', 'Storm Watchers'],
  ['The Quiet Harbor / Boats of Summer [2030, WEB-DL 1080p]', 'Boats of Summer'],
  ['Boats.of.Summer.AKA.The.Quiet.Harbor.2030.1080p.BluRay.x264-LANTERN', 'Boats of Summer'],
  ['The Quiet Harbor 2030 1080p x264 nothing anyone ever saw', 'nothing anyone ever saw'],
]

describe('a name is the movie’s titles and a description', () => {
  test.each(whole)('%s leaves nothing', (name) => {
    expect(doubt(name)).toBe('')
  })

  test.each(strange)('%s leaves %p', (name, rest) => {
    expect(doubt(name)).toBe(rest)
  })

  test('a title that is none of the movie’s, as with an id alone, is all in doubt', () => {
    expect(doubt('Boats.of.Summer.2030.1080p.BluRay.x264-LANTERN')).toBe('Boats of Summer')
  })

  test.each(strange)('in %s the same words are marked', (name, rest) => {
    const marked = readWords(name, doubtOf(parseRelease(name), movie)).flatMap(({ kind, text }) => (kind === 'unknown' ? text : []))
    expect(rest.split(' ').filter((word) => !isLittle(word) && !marked.includes(word))).toEqual([])
    expect(marked.filter((word) => !rest.split(' ').includes(word))).toEqual([])
  })
})
