import { expect, test } from 'bun:test'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { knownScores } from './known-scores'
import type { CustomFormat, QualityProfile } from './schema'

const app = useApp()
type Evaluated = { title: string; verdict: string; score: number; score_parts: { name: string; text: string }[] }
const all = async <T>(path: string) => (await app.ask<{ results: T[] }>('GET', path)).body.results
const evaluated = async (titles: readonly string[]) => {
  const { body } = await app.ask<{ releases: Evaluated[] }>('POST', '/releases/evaluate', { releases: titles.map((title) => ({ title })) })
  return body.releases.map(({ verdict, score }) => [verdict, score])
}
const release = (rest: string) => `A.Quiet.Hill.2010.1080p.${rest}`

test('a new service has dated custom formats, and every preset scores them', async () => {
  const [formats, profiles] = [await all<CustomFormat>('/custom-formats'), await all<QualityProfile>('/quality-profiles')]

  expect(formats.map(({ name }) => name).toSorted()).toEqual(knownScores.map(({ format }) => format.name).toSorted())
  expect(formats.every(({ name }) => /\(\d{4}-\d{2}\)$/.test(name))).toBe(true)
  expect(profiles.map(({ format_scores }) => format_scores.length)).toEqual([5, 5, 5])
})

test.each([
  ['a careful group', 'BluRay.x264-DON', 25],
  ['another careful group in other letters', 'WEB-DL.H264-ntb', 25],
  ['any other group', 'BluRay.x264-GRP', 0],
  ['a group that only begins like a known one', 'BluRay.x264-DONUT', 0],
  ['a group known for poor pictures', 'BluRay.x264-YIFY', -100],
  ['the same with its site', 'BluRay.x264-[YTS.AM]', -100],
  ['an enlarged picture', 'AI.Upscaled.BluRay.x264-GRP', -100],
  ['a picture in 3D', '3D.Half-SBS.BluRay.x264-GRP', -100],
  ['sound of a theater', 'LINE.Dubbed.BluRay.x264-GRP', -100],
])('%s scores %s: %d', async (...[, rest, score]) => {
  putMovie(app, { title: 'A Quiet Hill', year: 2010, original_language: 'en' })

  expect((await evaluated([release(rest)])).map(([, found]) => found)).toEqual([score])
})

test('the words of a title count nothing', async () => {
  putMovie(app, { title: 'Step Up 3D', year: 2010, original_language: 'en' })
  putMovie(app, { title: 'Walk the Line', year: 2005, original_language: 'en' })

  expect(await evaluated(['Step.Up.3D.2010.1080p.BluRay.x264-GRP', 'Walk.the.Line.2005.1080p.BluRay.x264-GRP'])).toEqual([
    ['accepted', 0],
    ['accepted', 0],
  ])
})

test('what is known to be poor is taken if there is nothing else, and can be edited and removed', async () => {
  putMovie(app, { title: 'A Quiet Hill', year: 2010, original_language: 'en' })
  const poor = (await all<CustomFormat>('/custom-formats')).find(({ name }) => name.startsWith('Groups known'))!

  const before = await evaluated([release('BluRay.x264-YIFY')])
  await app.ask('DELETE', `/custom-formats/${poor.id}`)

  expect([before, await evaluated([release('BluRay.x264-YIFY')])]).toEqual([[['accepted', -100]], [['accepted', 0]]])
})
