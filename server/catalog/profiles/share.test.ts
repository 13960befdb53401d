import { beforeEach, expect, test } from 'bun:test'
import { forgetFormats } from '#server/testing/forget-formats'
import { useApp } from '#server/testing/use-app'
import type { CustomFormat, QualityProfile, QualityProfileImport } from './schema'

const app = useApp()
beforeEach(() => forgetFormats(app))

const format = (name: string, trash_scores?: object) => ({
  name,
  ...(trash_scores && { trash_scores }),
  specifications: [
    { name: 'one', implementation: 'ReleaseTitleSpecification', negate: false, required: true, fields: { value: name.toLowerCase() } },
  ],
})
const guide = {
  name: 'HD Bluray + WEB',
  trash_score_set: 'sqp',
  upgradeAllowed: true,
  cutoff: 'Bluray-1080p',
  minFormatScore: 10,
  cutoffFormatScore: 10_000,
  minUpgradeFormatScore: 5,
  language: 'Original',
  items: [
    { name: 'Bluray-1080p', allowed: true },
    { name: 'WEB 1080p', allowed: true, items: ['WEBRip-1080p', 'WEBDL-1080p'] },
    { name: 'Bluray-720p', allowed: false },
  ],
  formatItems: { Alpha: 'e7718d7a3ce595f289bfee26adc178f5', Beta: 'ae43b294509409a6a13919dedd4764c4', Gamma: '5caaaa1c' },
}
const bring = (body: unknown) => app.ask<QualityProfileImport>('POST', '/quality-profiles/import', body)
const formats = async () => (await app.ask<{ results: CustomFormat[] }>('GET', '/custom-formats')).body.results

test('a profile of a guide is imported with the formats given along, its points, and what it lacks', async () => {
  const { status, body } = await bring([guide, format('Alpha', { default: 5, sqp: 1700 }), format('Beta')])

  expect(status).toBe(200)
  const [alpha] = await formats()
  expect(body).toMatchObject({
    added_formats: ['Alpha', 'Beta'],
    refused: [],
    imported: [{ missing_formats: ['Gamma'], formats_without_score: ['Beta'] }],
  })
  expect(body.imported[0]!.quality_profile).toMatchObject({
    name: 'HD Bluray + WEB',
    // Guides write the best quality first, profiles have it last.
    items: [
      { quality: 'Bluray-720p', allowed: false },
      { group: 'WEB 1080p', qualities: ['WEBRip-1080p', 'WEBDL-1080p'], allowed: true },
      { quality: 'Bluray-1080p', allowed: true },
    ],
    cutoff: 'Bluray-1080p',
    min_format_score: 10,
    cutoff_format_score: 10_000,
    min_upgrade_score: 5,
    languages: { mode: 'original', values: [] },
    format_scores: [{ custom_format_id: alpha!.id, score: 1700 }],
  })
})

test('a cutoff inside a group is the group, and a format that exists stays as it is', async () => {
  await app.ask('POST', '/custom-formats', {
    name: 'Alpha',
    conditions: [{ kind: 'release_title', value: 'mine', negate: false, required: false }],
  })

  const { body } = await bring([{ ...guide, cutoff: 'WEBDL-1080p', language: 'German' }, format('Alpha', { default: 5 })])

  expect(body.imported[0]!.quality_profile).toMatchObject({
    cutoff: 'WEB 1080p',
    languages: { mode: 'any_of', values: ['German'] },
    format_scores: [{ score: 5 }],
  })
  expect((await formats())[0]).toMatchObject({ conditions: [{ value: 'mine' }] })
})

test.each([
  ['an unknown quality', { ...guide, items: [...guide.items, { name: 'Holo-8K', allowed: true }] }, 'Holo-8K is not a known quality'],
  ['a cutoff that is not allowed', { ...guide, cutoff: 'Bluray-720p' }, 'Bluray-720p is not an allowed quality or group of this profile'],
  ['an unknown language', { ...guide, language: 'Elvish' }, 'Elvish is not a known language'],
  ['odd values', { ...guide, items: [] }, 'It is not a quality profile that Marquee can read'],
])('%s is refused in words, and the others are imported', async (_, odd, why) => {
  const { body } = await bring([odd, { ...guide, name: 'Good' }])

  expect(body.refused).toMatchObject([{ name: guide.name, why }])
  expect(body.imported.map(({ quality_profile }) => quality_profile.name)).toEqual(['Good'])
})

test('a taken name is refused, and changes nothing', async () => {
  await bring(guide)

  const { body } = await bring({ ...guide, minFormatScore: 99 })

  expect(body).toMatchObject({
    imported: [],
    refused: [{ name: guide.name, why: `Another quality profile is already named ${guide.name}` }],
  })
})

test.each([[format('Alpha')], [{}], [[7]]])('%j has no profile in it and is refused as a whole', async (body) => {
  expect(await bring(body)).toMatchObject({ status: 422, body: { error: { message: 'There is no quality profile in it' } } })
  expect(await formats()).toEqual([])
})

test('what is exported is imported elsewhere with the same meaning', async () => {
  const { body } = await bring([guide, format('Alpha', { sqp: 1700 }), format('Beta', { default: -50 })])
  const { id } = body.imported[0]!.quality_profile
  const words = [{ must: ['atmos'], must_not: [], tag_ids: [], indexer_ids: [] }]
  await app.ask('PATCH', `/quality-profiles/${id}`, { words, must_not_contain: ['cam'], delay_minutes: 30 })
  const before = (await app.ask<QualityProfile>('GET', `/quality-profiles/${id}`)).body
  const exported = (await app.ask<object>('GET', `/quality-profiles/${id}/export`)).body

  await app.ask('DELETE', `/quality-profiles/${id}`)
  for (const { id: each } of await formats()) await app.ask('DELETE', `/custom-formats/${each}`)
  const again = (await bring(exported)).body

  const { id: _, created_at, updated_at, format_scores, ...same } = before
  expect(again.imported[0]!.quality_profile).toMatchObject(same)
  expect(again.imported[0]!.quality_profile.format_scores.map(({ score }) => score)).toEqual([1700, -50])
  expect(again.added_formats).toEqual(['Alpha', 'Beta'])
})

test('an export leaves out what belongs to tags of this Marquee, and an unknown profile is a 404', async () => {
  const { id } = (await bring(guide)).body.imported[0]!.quality_profile
  const tag = (await app.ask<{ id: number }>('POST', '/tags', { name: 'kids' })).body
  await app.ask('PATCH', `/quality-profiles/${id}`, {
    words: [{ must: ['atmos'], must_not: [], tag_ids: [tag.id], indexer_ids: [] }],
    delays: [{ minutes: 5, tag_ids: [tag.id] }],
  })

  const { body } = await app.ask<object>('GET', `/quality-profiles/${id}/export`)

  expect(body).toMatchObject({ words: [] })
  expect(body).not.toHaveProperty('delays')
  expect((await app.ask('GET', '/quality-profiles/9999/export')).status).toBe(404)
})
