import { expect, test } from 'bun:test'
import { moviesTable } from '#server/catalog/movies/table'
import { customFormatsTable } from '#server/catalog/profiles/table'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { decide } from './decide'
import { releaseNamed } from './held-release'

const app = useApp()
const movies = 40
const groups = ['ALPHA', 'BETA', 'GAMMA', 'DELTA', 'POOR'] as const
const kinds = ['BluRay.x264', 'BluRay.x265', 'WEB-DL.H264', 'WEB-DL.DDP5.1.H.265', 'BluRay.DTS-HD.x264'] as const
const qualityOf = (kind: string) => (kind.startsWith('BluRay') ? 'Bluray-1080p' : 'WEBDL-1080p')
const size_bytes = 8_000_000_000
const titleOf = (n: number) => `Ship ${String(n).padStart(4, '0')}`

/** A release of each movie, by a group and of a kind that repeat every few movies. */
const heldBy = (n: number) => {
  const [group, kind] = [groups[n % groups.length]!, kinds[Math.floor(n / groups.length) % kinds.length]!]
  return { group, kind, name: `${titleOf(n).replaceAll(' ', '.')}.2011.1080p.${kind}-${group}` }
}

const fill = async (): Promise<number[]> => {
  const root_folder_id = await putRoot(app)
  const template = putMovie(app, { title: 'Template', year: 2011, digital_date: '2011-01-01', original_language: 'en' })
  const row = app.rooms.movies.row(template)
  app.rooms.profiles.update(row.quality_profile_id, { size_limits: [], languages: { mode: 'any', values: [] } })
  return Array.from({ length: movies }, (_, n) => {
    const { id: _id, ...values } = row
    const title = titleOf(n)
    const named = { title, original_title: title, sort_title: title.toLowerCase(), clean_title: title.toLowerCase() }
    const { id } = app.db
      .insert(moviesTable)
      .values({ ...values, ...named, metadata_id: 5_000_000 + n })
      .returning({ id: moviesTable.id })
      .get()
    const { name, kind, group } = heldBy(n)
    const file = { root_folder_id, relative_path: `${title} (2011)/${title}.mkv`, release_name: name, release_group: group }
    putFile(app, id, { ...file, quality: qualityOf(kind), size_bytes })
    return id
  })
}

/** As many as a guide has, by words, groups, sources, and sizes, scored from far below zero to far above. */
const addFormats = (profile: number): void => {
  const title = (value: string) => ({ kind: 'release_title' as const, value, negate: false, required: true })
  const words = ['x264', 'x265', 'H\\.?264', 'H\\.?265', 'DTS-HD', 'DDP5\\.1', 'WEB-DL', 'BluRay', '1080p', '2011']
  const conditions = Array.from({ length: 242 }, (_, n) =>
    n % 3 === 0
      ? { kind: 'release_group' as const, value: `^${groups[n % groups.length]!}$`, negate: false, required: true }
      : title(`\\b${words[n % words.length]!}\\b`),
  )
  const at = app.clock.now().toISOString()
  const format_scores = conditions.map((condition, n) => {
    const name = `Format ${n}`
    const values = { name, conditions: [condition], created_at: at, updated_at: at }
    const { id } = app.db.insert(customFormatsTable).values(values).returning({ id: customFormatsTable.id }).get()
    return { custom_format_id: id, score: ((n * 37) % 11) * 50 - 250 }
  })
  app.rooms.profiles.update(profile, { format_scores, min_format_score: -900_000, cutoff_format_score: 900_000 })
}

const taken = (movieId: number, title: string, bytes: number): boolean => {
  const release = releaseNamed({ title, size_bytes: bytes, parsed: parseRelease(title), flags: [], languages: [] })
  const [judged] = decide([{ ...release, seeders: 50 }], app.rooms.acquisition.contexts.contextFor(movieId, 'search'))
  return judged!.verdict.verdict === 'accepted'
}

test('with hundreds of formats added later, no release is grabbed over the file that it is, and each of a group scored down is replaced', async () => {
  const ids = await fill()
  const profile = app.rooms.movies.row(ids[0]!).quality_profile_id

  addFormats(profile)
  const again = ids.filter((id, n) => {
    const { name } = heldBy(n)
    return [name, name.replaceAll('.', ' '), name.toLowerCase(), `${name}.mkv`].some((spelled) => taken(id, spelled, size_bytes * 1.01))
  })
  const poor = app.rooms.profiles.formats.add({
    name: 'Scored down',
    conditions: [{ kind: 'release_group', value: '^POOR$', negate: false, required: true }],
  })
  const { format_scores } = app.rooms.profiles.get(profile)
  app.rooms.profiles.update(profile, { format_scores: [...format_scores, { custom_format_id: poor.id, score: -100_000 }] })
  const replaced = ids.map((id, n) => taken(id, heldBy(n).name.replace(/-\w+$/, '-PLAIN'), size_bytes * 0.9))

  expect(again).toEqual([])
  expect(ids.flatMap((_, n) => (heldBy(n).group === 'POOR' && !replaced[n] ? [heldBy(n).name] : []))).toEqual([])
}, 120_000)
