import { beforeEach, expect, test } from 'bun:test'
import type { Movie } from '#server/catalog/movies/schema'
import type { MovieFile } from '#server/library/files/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { MovieVersion } from './schema'

type Failure = { error: { code: string; message: string } }
const app = useApp()
let root_folder_id: number
let profiles: { id: number; name: string }[]
let movie: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
  profiles = (await app.ask<{ results: typeof profiles }>('GET', '/quality-profiles')).body.results
  movie = putMovie(app, {
    title: 'Third Ship',
    year: 2011,
    root_folder_id,
    digital_date: '2011-01-01',
    quality_profile_id: profiles[0]!.id,
  })
})

const versionsOf = async (id = movie) => (await app.ask<{ results: MovieVersion[] }>('GET', `/movies/${id}/versions`)).body.results
const add = (body: object, id = movie) => app.ask<MovieVersion & Failure>('POST', `/movies/${id}/versions`, body)
const other = () => profiles[1]!.id
const allOf = (quality: string): string => `Third Ship (2011)/Third Ship (2011) ${quality}.mkv`
const held = (quality: string, more: object = {}) =>
  putFile(app, movie, { root_folder_id, relative_path: `${allOf(quality)}${Object.values(more).join('')}.mkv`, quality, ...more })
const fileOf = async (id: number) => (await app.ask<MovieFile>('GET', `/files/${id}`)).body

test('a movie without a wish has one version: its profile, its files, its status, any edition', async () => {
  const file = held('Bluray-1080p')

  const { body } = await app.ask<Movie>('GET', `/movies/${movie}`)

  expect(await versionsOf()).toEqual([
    {
      id: expect.any(Number),
      name: '',
      quality_profile_id: profiles[0]!.id,
      edition: 'any',
      is_default: true,
      status: body.status,
      file_ids: [file],
    },
  ])
})

test('a version that is added is wanted and searched for, while the movie keeps its status', async () => {
  held('Bluray-1080p')
  const before = (await app.ask<Movie>('GET', `/movies/${movie}`)).body

  const { status, body, headers } = await add({ name: ' 4K ', quality_profile_id: other(), edition: 'Theatrical' })

  expect([status, headers.get('location')]).toEqual([201, `/api/v1/movies/${movie}/versions/${body.id}`])
  expect(body).toMatchObject({ name: '4K', edition: 'theatrical', is_default: false, status: 'wanted', file_ids: [] })
  const after = (await app.ask<Movie>('GET', `/movies/${movie}`)).body
  expect([after.status, after.next_search_at]).toEqual([before.status, app.clock.now().toISOString()])
  expect(app.events.filter((event) => event.type === 'movie_updated')).toMatchObject([{ movie_id: movie, fields: ['versions'] }])
})

test('a file that only the new version wants becomes its file', async () => {
  const theatrical = held('Bluray-1080p')
  const longer = held('Bluray-1080p', { edition: 'Directors Cut' })

  const { body } = await add({ name: 'Long', quality_profile_id: profiles[0]!.id, edition: "Director's Cut" })

  expect((await versionsOf()).map(({ file_ids }) => file_ids)).toEqual([[theatrical], [longer]])
  expect([(await fileOf(theatrical)).version_id, (await fileOf(longer)).version_id]).toEqual([null, body.id])
  expect((await app.ask<Movie>('GET', `/movies/${movie}`)).body.file_ids).toEqual([theatrical, longer])
})

test.each([
  ['the same name', () => ({ name: '4k', quality_profile_id: other(), edition: 'Extended' }), 409, 'version_name_taken'],
  ['the same wish', () => ({ name: 'Again', quality_profile_id: other() }), 409, 'version_exists'],
  ['the wish of the default version', () => ({ name: 'Again', quality_profile_id: profiles[0]!.id }), 409, 'version_exists'],
  ['an unknown profile', () => ({ name: 'New', quality_profile_id: 999 }), 422, 'profile_does_not_exist'],
] as const)('%s is refused', async (...[, wish, status, code]) => {
  await add({ name: '4K', quality_profile_id: other() })

  const refused = await add(wish())

  expect([refused.status, JSON.stringify(refused.body)]).toEqual([status, expect.stringContaining(code)])
  expect(await versionsOf()).toHaveLength(2)
})

test('another version can become the default: movie, files, and downloads follow', async () => {
  const file = held('Bluray-1080p')
  const { body } = await add({ name: '4K', quality_profile_id: other(), edition: 'Extended' })

  const changed = await app.ask<MovieVersion>('PATCH', `/movies/${movie}/versions/${body.id}`, { is_default: true })

  expect(changed.body).toMatchObject({ id: body.id, is_default: true, quality_profile_id: other(), file_ids: [] })
  const [usual, before] = await versionsOf()
  expect(usual).toMatchObject({ id: body.id, status: 'wanted' })
  expect(before).toMatchObject({ name: profiles[0]!.name, quality_profile_id: profiles[0]!.id, file_ids: [file] })
  expect((await app.ask<Movie>('GET', `/movies/${movie}`)).body).toMatchObject({ status: 'wanted', quality_profile_id: other() })
})

test('the profile of the default version is the profile of the movie', async () => {
  const [{ id }] = (await versionsOf()) as [MovieVersion]

  await app.ask('PATCH', `/movies/${movie}/versions/${id}`, { name: 'Usual', quality_profile_id: other() })

  expect((await app.ask<Movie>('GET', `/movies/${movie}`)).body.quality_profile_id).toBe(other())
  await app.ask('PATCH', `/movies/${movie}`, { quality_profile_id: profiles[0]!.id })
  expect(await versionsOf()).toMatchObject([{ name: 'Usual', quality_profile_id: profiles[0]!.id }])
})

test('a version that is removed leaves its files to the default version, or moves them to the recycle bin', async () => {
  const [kept, recycled] = [
    await add({ name: 'A', quality_profile_id: other() }),
    await add({ name: 'B', quality_profile_id: other(), edition: 'Extended' }),
  ]
  const [one, two] = [held('Bluray-1080p', { version_id: kept.body.id }), held('Bluray-1080p', { version_id: recycled.body.id })]

  const answers = [
    await app.ask('DELETE', `/movies/${movie}/versions/${kept.body.id}`),
    await app.ask('DELETE', `/movies/${movie}/versions/${recycled.body.id}?delete_files=true`),
  ]

  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(await versionsOf()).toMatchObject([{ is_default: true, file_ids: [one] }])
  expect((await app.ask('GET', `/files/${two}`)).status).toBe(404)
  expect((await app.ask<{ results: unknown[] }>('GET', '/recycle')).body.results).toHaveLength(1)
})

test('the only version stays; without the default one, the next is the default', async () => {
  const [{ id }] = (await versionsOf()) as [MovieVersion]
  const refused = await app.ask<Failure>('DELETE', `/movies/${movie}/versions/${id}`)
  const { body } = await add({ name: '4K', quality_profile_id: other() })

  const removed = await app.ask('DELETE', `/movies/${movie}/versions/${id}`)

  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('only_version')])
  expect([removed.status, await versionsOf()]).toMatchObject([204, [{ id: body.id, is_default: true, quality_profile_id: other() }]])
})

test('a version of another movie is not found, and versions end with their movie', async () => {
  const stranger = putMovie(app, { title: 'Fourth Ship' })
  const [{ id }] = (await versionsOf(stranger)) as [MovieVersion]

  expect((await app.ask('PATCH', `/movies/${movie}/versions/${id}`, { name: 'Mine' })).status).toBe(404)
  expect((await app.ask('DELETE', `/movies/${movie}/versions/${id}`)).status).toBe(404)
  await app.ask('DELETE', `/movies/${stranger}`)
  expect((await app.ask('GET', `/movies/${stranger}/versions`)).status).toBe(404)
})

test('a version is added to all selected movies that lack it', async () => {
  const [has, lacks] = [putMovie(app, { title: 'Has' }), putMovie(app, { title: 'Lacks', quality_profile_id: profiles[0]!.id })]
  await add({ name: 'Big', quality_profile_id: other() }, has)

  const { body } = await app.ask<object>('POST', '/movies/versions', { ids: [has, lacks, 9999], name: '4K', quality_profile_id: other() })

  expect(body).toEqual({ changed: 1, not_found: [9999] })
  expect((await versionsOf(lacks)).map(({ name }) => name)).toEqual(['', '4K'])
  expect((await versionsOf(has)).map(({ name }) => name)).toEqual(['', 'Big'])
})

test('the movies that have only 4K are found, and all get a 1080p version at once', async () => {
  const profileOf = async (name: string, ...qualities: readonly string[]): Promise<number> => {
    const items = qualities.map((quality) => ({ quality, allowed: true }))
    return (await app.ask<{ id: number }>('POST', '/quality-profiles', { name, items, cutoff: qualities[0]! })).body.id
  }
  const [uhd, hd] = [await profileOf('4K', 'WEBDL-2160p', 'Remux-2160p'), await profileOf('HD', 'Bluray-1080p')]
  const titled = (title: string, ...qualities: readonly string[]) => {
    const id = putMovie(app, { title, root_folder_id, digital_date: '2011-01-01', quality_profile_id: uhd })
    for (const quality of qualities) putFile(app, id, { root_folder_id, relative_path: `${title} ${quality}.mkv`, quality })
    return id
  }
  const [web, disc] = [titled('Web', 'WEBDL-2160p'), titled('Disc', 'Remux-2160p')]
  const both = titled('Both', 'WEBDL-2160p')
  titled('Smaller', 'Bluray-1080p')
  titled('Nothing')
  await add({ name: '1080p', quality_profile_id: hd }, both)
  const only4k = async () => {
    const { results } = (await app.ask<{ results: Movie[] }>('GET', '/movies?quality=WEBDL-2160p,Remux-2160p&versions=one')).body
    return results.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  expect(await only4k()).toEqual([web, disc])

  await app.ask('POST', '/movies/versions', { ids: await only4k(), name: '1080p', quality_profile_id: hd })

  expect(await only4k()).toEqual([])
  for (const id of [web, disc]) expect((await versionsOf(id)).map(({ name, status }) => [name, status])[1]).toEqual(['1080p', 'wanted'])
})

test('a profile that a version uses cannot be deleted', async () => {
  const { body } = await app.ask<{ id: number }>('POST', '/quality-profiles', {
    ...profiles[0],
    id: undefined,
    name: 'Mine',
    is_default: undefined,
  })
  await add({ name: '4K', quality_profile_id: body.id ?? other() })

  expect((await app.ask('DELETE', `/quality-profiles/${body.id ?? other()}`)).status).toBe(409)
})
