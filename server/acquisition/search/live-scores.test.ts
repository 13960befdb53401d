import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { MovieFile } from '#server/library/files/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { decide } from './decide'
import { namedByFile, releaseNamed } from './held-release'

const app = useApp()
const size_bytes = 9_000_000_000

const putHeld = async (of: TestApp, release_name: string): Promise<{ movie_id: number; file_id: number }> => {
  const movie_id = putMovie(of, {
    title: 'Third Ship',
    original_title: 'Third Ship',
    year: 2011,
    digital_date: '2011-01-01',
  })
  const [, release_group = null] = /-(\w+)$/.exec(release_name) ?? []
  const file_id = putFile(of, movie_id, {
    root_folder_id: await putRoot(of),
    relative_path: `Third Ship (2011)/Third Ship (2011) ${movie_id}.mkv`,
    release_name,
    release_group,
    quality: 'Bluray-1080p',
    size_bytes,
  })
  return { movie_id, file_id }
}
const fileOf = async (id: number): Promise<MovieFile> => (await app.ask<MovieFile>('GET', `/files/${id}`)).body
const stored = (movieId: number, of: TestApp = app) => of.rooms.library.files.ofMovie(movieId)[0]
const addFormat = (of: TestApp, group: string) =>
  of.rooms.profiles.formats.add({
    name: `Group ${group}`,
    conditions: [{ kind: 'release_group', value: `^${group}$`, negate: false, required: true }],
  }).id
type Scoring = { format: number; score: number; cutoff?: number }
const scoreFormat = (of: TestApp, movieId: number, { format: custom_format_id, score, cutoff: cutoff_format_score = 10_000 }: Scoring) => {
  const { quality_profile_id } = of.rooms.movies.row(movieId)
  const { format_scores } = of.rooms.profiles.get(quality_profile_id)
  const others = format_scores.filter((known) => known.custom_format_id !== custom_format_id)
  of.rooms.profiles.update(quality_profile_id, {
    format_scores: [...others, { custom_format_id, score }],
    cutoff_format_score,
    min_format_score: -20_000,
  })
}
const offer = (title: string, bytes = size_bytes) =>
  releaseNamed({ ...namedByFile({ ...unknownFile, release_name: title }), size_bytes: bytes })
const unknownFile = {
  relative_path: '',
  size_bytes,
  quality: 'Bluray-1080p',
  edition: '',
  languages: [],
  release_group: null,
  original_name: null,
  flags: [],
  imported_from: null,
}
const verdictOn = (of: TestApp, movieId: number, release: { title: string; size_bytes?: number }) => {
  const [judged] = decide(
    [{ ...offer(release.title, release.size_bytes), seeders: 50 }],
    of.rooms.acquisition.contexts.contextFor(movieId, 'search'),
  )
  return judged!.verdict
}

test('a format added after the movie counts for its file, and the very same release is not grabbed over it', async () => {
  const { movie_id, file_id } = await putHeld(app, 'Third.Ship.2011.1080p.BluRay.x264-GOOD')
  const id = addFormat(app, 'GOOD')

  scoreFormat(app, movie_id, { format: id, score: 1750 })

  const again = verdictOn(app, movie_id, { title: 'Third.Ship.2011.1080p.BluRay.x264-GOOD' })
  expect([again.verdict, again.reasons.map(({ code }) => code)]).toEqual(['rejected', ['is_the_file', 'format_score_not_better']])
  await until('the file shows its new score', () => stored(movie_id)?.custom_format_score === 1750)
  expect(await fileOf(file_id)).toMatchObject({ custom_format_ids: [id], meets_cutoff: false })
})

test('a file of a group that is scored down later is replaced by a plain release', async () => {
  const { movie_id } = await putHeld(app, 'Third.Ship.2011.1080p.BluRay.x264-POOR')
  const plain = { title: 'Third.Ship.2011.1080p.BluRay.x264-PLAIN', size_bytes: 8_000_000_000 }
  expect(verdictOn(app, movie_id, plain).verdict).toBe('rejected')

  scoreFormat(app, movie_id, { format: addFormat(app, 'POOR'), score: -10_000, cutoff: 0 })

  expect(verdictOn(app, movie_id, plain)).toMatchObject({ verdict: 'accepted', reasons: [] })
  await until('the file is below the cutoff', () => stored(movie_id)?.meets_cutoff === false)
})

test('the preview of a profile counts what the change would be worth for the files that are there', async () => {
  const { movie_id } = await putHeld(app, 'Third.Ship.2011.1080p.BluRay.x264-GOOD')
  const id = addFormat(app, 'GOOD')
  scoreFormat(app, movie_id, { format: id, score: 0, cutoff: 0 })
  await until('the format is known to match', () => stored(movie_id)?.custom_format_ids.includes(id))
  const change = { format_scores: [{ custom_format_id: id, score: 500 }], cutoff_format_score: 500 }

  const { body } = await app.ask('POST', `/quality-profiles/${app.rooms.movies.row(movie_id).quality_profile_id}/preview`, change)

  expect(body).toMatchObject({ below_cutoff: 0 })
})

test('a renewal that a crash prevented is made up for at the next start', async () => {
  const { movie_id, file_id } = await putHeld(app, 'Third.Ship.2011.1080p.BluRay.x264-GOOD')
  const id = addFormat(app, 'GOOD')
  scoreFormat(app, movie_id, { format: id, score: 40 })
  await until('the file shows its new score', () => stored(movie_id)?.custom_format_score === 40)
  app.db.$client.run('UPDATE files SET custom_format_score = 0, custom_format_ids = ?', ['[]'])
  app.db.$client.run('UPDATE quality_profiles SET min_upgrade_score = 7')

  await app.rooms.library.tidyUp()

  expect(await fileOf(file_id)).toMatchObject({ custom_format_score: 40, custom_format_ids: [id] })
})

const groups = ['GOOD', 'POOR', 'PLAIN'] as const
const edit = fc.record({ group: fc.nat({ max: 2 }), score: fc.constantFrom(-500, 0, 250, 1000), remove: fc.boolean() })

test('settings changed in any order lead to the verdict and the score of the same settings made afresh', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 3, maxLength: 8 }), async (edits) => {
      const one = await openTestApp()
      const fresh = await openTestApp()
      try {
        const [held, same] = await Promise.all([one, fresh].map((each) => putHeld(each, 'Third.Ship.2011.1080p.BluRay.x264-GOOD')))
        const formats = groups.map((group) => addFormat(one, group))
        const scores = new Map<number, number>()
        for (const { group, score, remove } of edits) {
          scores.set(group, remove ? 0 : score)
          scoreFormat(one, held!.movie_id, { format: formats[group]!, score: remove ? 0 : score })
        }

        for (const [at, group] of groups.entries())
          scoreFormat(fresh, same!.movie_id, { format: addFormat(fresh, group), score: scores.get(at) ?? 0 })

        for (const group of groups) {
          const title = `Third.Ship.2011.PROPER.1080p.BluRay.x264-${group}`
          const [now, then] = [verdictOn(one, held!.movie_id, { title }), verdictOn(fresh, same!.movie_id, { title })]
          expect([now.verdict, now.score, now.reasons.map(({ text }) => text)]).toEqual([
            then.verdict,
            then.score,
            then.reasons.map(({ text }) => text),
          ])
        }
        await until('the stored score is the one of now', () => stored(held!.movie_id, one)?.custom_format_score === (scores.get(0) ?? 0))
      } finally {
        await one.close()
        await fresh.close()
      }
    }),
    { numRuns: 4 },
  )
})
