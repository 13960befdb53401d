import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createJudgeFile } from '#server/acquisition/search/judge-file'
import type { moviesTable } from '#server/catalog/movies/table'
import { importFormats } from '#server/catalog/profiles/import-format'
import type { CustomFormat, QualityProfileValues } from '#server/catalog/profiles/schema'
import type { Config } from '#server/foundation/config/schema'
import { createDescribeFile } from '#server/library/files/describe-file'
import { radarrDatabase } from '#server/testing/radarr'
import { scoredRadarr } from '#server/testing/radarr-facts/scores'
import { fileFactsOf } from './file-facts'
import { factsOf } from './movie-facts'
import { spotsOf } from './plan-movies'
import { createReadBackup } from './read-backup'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scores-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const shelf = '/movies'
const read = async (seed: number) => {
  const { rows, files } = scoredRadarr(shelf, seed, 100)
  const path = join(folder, `${seed}.db`)
  writeFileSync(path, radarrDatabase(rows))
  const library = await createReadBackup({ workIn: join(folder, 'work'), extract: () => Promise.reject(new Error('it is no archive')) })(
    path,
  )
  return { library, files }
}
const formatsIn = ({ custom_formats }: Awaited<ReturnType<typeof read>>['library']): CustomFormat[] =>
  custom_formats.flatMap(({ id, name, specifications }) =>
    importFormats({ name, specifications }).taken.map(({ format }) => ({ ...format, id }) as unknown as CustomFormat),
  )

test.each([1, 2, 3, 4, 5])('100 files of Radarr, seed %d, match the formats and have the scores of its rule', async (seed) => {
  const { library, files } = await read(seed)
  const formats = formatsIn(library)
  const format_scores = (library.quality_profiles[0]?.formatItems ?? []).map(({ format, score }) => ({ custom_format_id: format, score }))
  const profile = { format_scores, languages: { mode: 'any', values: [] } } as unknown as QualityProfileValues
  const judge = createJudgeFile({ config: { get: () => ({}) as Config }, profile: () => profile, formats: () => formats })
  const describe = createDescribeFile({ worthOf: judge.worthOf, flagsOf: () => [] })
  const spots = spotsOf(library, [{ path: shelf, root: shelf, within: '' }] as Parameters<typeof spotsOf>[1], [])

  const found = library.movies.map((wire, place) => {
    const spot = spots.get(wire)
    const { relative_path, named } = spot?.file ?? { relative_path: '', named: '' }
    const movie = { ...factsOf(wire), quality_profile_id: 1 } as unknown as typeof moviesTable.$inferSelect
    const { quality, languages, known } = fileFactsOf(wire.movieFile!, { named, hashOfFile: new Map() })
    const file_name = relative_path.split('/').at(-1)
    const size_bytes = files[place]?.bytes ?? 0
    const facts = describe.found({ movie, size_bytes, media_info: null, path: named, quality, languages, known, file_name })
    const again = judge.worthOfFiles()(movie, { ...facts, size_bytes, relative_path, imported_from: 'Radarr' })
    return { place, named, first: [facts.custom_format_score, names(facts)], again: [again.score, again.custom_formats.toSorted()] }
  })

  function names({ custom_format_ids }: { custom_format_ids: number[] }): string[] {
    return custom_format_ids.map((id) => formats.find((one) => one.id === id)?.name ?? '').sort()
  }
  const expected = found.map(({ place, named }) => {
    const { score = 0, matching = [] } = files[place] ?? {}
    return { place, named, first: [score, matching.toSorted()], again: [score, matching.toSorted()] }
  })
  expect(formats.length).toBe(30)
  expect(found).toEqual(expected)
  expect(new Set(files.map(({ score }) => score)).size).toBeGreaterThan(40)
})
