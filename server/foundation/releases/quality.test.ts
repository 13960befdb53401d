import { expect, test } from 'bun:test'
import { languageNamed, languageOfCode, languageOfId, languages } from './languages'
import { resolutionOfPicture } from './picture-size'
import { qualities, qualityNamed, qualityOf } from './quality'
import { compareRevisions } from './revision'

test('the table has thirty qualities, each with its own id, name and position', () => {
  expect(qualities).toHaveLength(30)
  for (const key of ['id', 'name'] as const) expect(new Set(qualities.map((quality) => quality[key])).size).toBe(30)
  expect(new Set(qualities.map(({ source, resolution, modifier }) => `${source}/${resolution}/${modifier}`)).size).toBe(30)
  expect(qualities.map(({ weight }) => weight)).toEqual(qualities.map(({ weight }) => weight).sort((a, b) => a - b))
})

test('equal weights form a group', () => {
  for (const { weight, group } of qualities.filter((quality) => quality.group !== null))
    expect(qualities.filter((other) => other.weight === weight).every((other) => other.group === group)).toBe(true)
  expect(qualityNamed('WEBRip-1080p')).toMatchObject({ group: 'WEB 1080p', weight: qualityNamed('WEBDL-1080p')!.weight })
})

test('finds every quality by its own parts', () => {
  for (const quality of qualities) expect(qualityOf(quality)).toBe(quality)
})

test.each([
  ['dvd', 576, 'none', 'DVD'],
  ['telesync', 1080, 'none', 'TELESYNC'],
  ['unknown', 1080, 'none', 'HDTV-1080p'],
  ['webrip', 576, 'none', 'Bluray-576p'],
  ['cam', 720, 'screener', 'Unknown'],
  ['bluray', 720, 'remux', 'Unknown'],
  ['unknown', 0, 'none', 'Unknown'],
] as const)('treats %s %d %s as %s', (...[source, resolution, modifier, name]) => {
  expect(qualityOf({ source, resolution, modifier }).name).toBe(name)
})

test('REAL counts before the version', () => {
  expect(compareRevisions({ version: 1, real: 1 }, { version: 3, real: 0 })).toBe(1)
  expect(compareRevisions({ version: 1, real: 0 }, { version: 2, real: 0 })).toBe(-1)
  expect(compareRevisions({ version: 2, real: 0 }, { version: 2, real: 0 })).toBe(0)
})

test("a picture's resolution follows its longer side", () => {
  expect(resolutionOfPicture({ width: 3840, height: 1600 })).toBe(2160)
  expect(resolutionOfPicture({ width: 1920, height: 800 })).toBe(1080)
  expect(resolutionOfPicture({ width: 1440, height: 1080 })).toBe(1080)
  expect(resolutionOfPicture({ width: 1280, height: 536 })).toBe(720)
  expect(resolutionOfPicture({ width: 720, height: 576 })).toBe(576)
  expect(resolutionOfPicture({ width: 640, height: 480 })).toBe(480)
})

test('58 languages plus two wildcards', () => {
  expect(languages.map(({ id }) => id)).toEqual(Array.from({ length: 58 }, (_, id) => id))
  expect(languageOfId(-1)?.name).toBe('Any')
  expect(languageNamed('original')?.id).toBe(-2)
  const codes = languages.flatMap((language) => language.codes)
  expect(new Set(codes).size).toBe(codes.length)
})

test.each([
  ['en', 'English'],
  ['ENG', 'English'],
  ['en-GB', 'English'],
  ['pt', 'Portuguese'],
  ['pt-BR', 'Portuguese (Brazil)'],
  ['pt_BR', 'Portuguese (Brazil)'],
  ['es-MX', 'Spanish (Latino)'],
  ['ger', 'German'],
  ['deu', 'German'],
  ['nb', 'Norwegian'],
  ['mn-Cyrl', 'Mongolian'],
  ['fr-CA', undefined],
  ['xx', undefined],
  ['english', undefined],
  ['', undefined],
])('the code %s is %s', (code, name) => {
  expect(languageOfCode(code)?.name).toBe(name)
})
