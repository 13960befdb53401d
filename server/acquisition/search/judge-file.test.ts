import { beforeEach, expect, test } from 'bun:test'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { TestApp } from '#server/testing/test-app'
import { useApp } from '#server/testing/use-app'
import { createJudgeFile } from './judge-file'

const app = useApp()
let movie: ReturnType<TestApp['rooms']['movies']['row']>
beforeEach(async () => {
  const { id } = await app.rooms.movies.add({ metadata_id: 10378, search: false })
  movie = app.rooms.movies.row(id)
})

const title = 'Big.Buck.Bunny.2008.1080p.BluRay.x264-GROUP'
const named = { title, size_bytes: 1_000_000_000, parsed: parseRelease(title) }

test("scores a file by the custom formats of its movie's profile", () => {
  const { profiles } = app.rooms
  const conditions = [{ kind: 'release_group' as const, value: 'GROUP', negate: false, required: true }]
  const format = profiles.formats.add({ name: 'Liked', conditions })
  profiles.update(movie.quality_profile_id, { format_scores: [{ custom_format_id: format.id, score: 50 }] })

  const worth = app.rooms.acquisition.judgeFile.worthOf(movie, named)

  expect(worth.custom_formats).toContain('Liked')
  expect(worth.score).toBe(50)
})

test('without a profile every file is good enough and scores zero', () => {
  const { config } = app
  const judge = createJudgeFile({ config, profile: () => undefined, formats: () => [] })
  const file = { quality: 'Unknown', revision: named.parsed.revision, custom_format_score: 0 }

  expect(judge.meetsCutoff(movie, file)).toBe(true)
  expect(judge.whyNotUpgrade(movie, file, file)).toBeUndefined()
  expect(judge.worthOf(movie, named)).toEqual({ score: 0, custom_formats: [], custom_format_ids: [] })
})
