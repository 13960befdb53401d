import { afterEach, beforeEach, expect, test } from 'bun:test'
import { parseRelease } from '#server/releases/parse-release'
import { openHouse, type TestHouse } from '#server/testing/test-app'
import { createJudgeFile } from './judge-file'

let house: TestHouse
let movie: ReturnType<TestHouse['rooms']['movies']['row']>
beforeEach(async () => {
  house = await openHouse()
  const { id } = await house.rooms.movies.add({ metadata_id: 10378, search: false })
  movie = house.rooms.movies.row(id)
})
afterEach(() => house.close())

const title = 'Big.Buck.Bunny.2008.1080p.BluRay.x264-GROUP'
const named = { title, size_bytes: 1_000_000_000, parsed: parseRelease(title) }

test('what a file is worth follows from the custom formats, scored by the profile of its movie', () => {
  const { profiles } = house.rooms
  const conditions = [{ kind: 'release_group' as const, value: 'GROUP', negate: false, required: true }]
  const format = profiles.formats.add({ name: 'Liked', conditions })
  profiles.update(movie.quality_profile_id, { format_scores: [{ custom_format_id: format.id, score: 50 }] })

  const worth = house.rooms.acquisition.judgeFile.worthOf(movie, named)

  expect(worth.custom_formats).toContain('Liked')
  expect(worth.score).toBe(50)
})

test('of a movie whose profile is gone every file is good enough, and worth nothing', () => {
  const { config } = house
  const judge = createJudgeFile({ config, profile: () => undefined, formats: () => [] })
  const file = { quality: 'Unknown', revision: named.parsed.revision, custom_format_score: 0 }

  expect(judge.meetsCutoff(movie, file)).toBe(true)
  expect(judge.whyNotUpgrade(movie, file, file)).toBeUndefined()
  expect(judge.worthOf(movie, named)).toEqual({ score: 0, custom_formats: [] })
})
