import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MovieVersion } from '#server/catalog/versions/schema'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import type { Movie } from './client'
import { megabytes } from './footage'
import { openWorld, type World } from './world'

const wished = { id: 501, title: 'Both Cuts', year: 1930 }
const plain = { id: 502, title: 'One Cut', year: 1931 }
const sizes = { id: 503, title: 'Two Sizes', year: 1932 }
const paces = { id: 504, title: 'Two Paces', year: 1933 }

let world: World
const dir = mkdtempSync(join(tmpdir(), 'marquee-versions-'))
beforeAll(async () => {
  world = await openWorld({ movies: [wished, plain, sizes, paces] })
}, 120_000)
afterAll(async () => {
  await world?.close()
  rmSync(dir, { recursive: true, force: true })
}, 120_000)

type Profile = { id: number; name: string; is_default: boolean; size_limits: object[]; items: Item[] }
type Item = { allowed: boolean } & ({ quality: string } | { group: string; qualities: string[] })
const nameOf = (item: Item) => ('quality' in item ? item.quality : item.group)
const usual = async (): Promise<Profile> => (await world.client().all<Profile>('/quality-profiles')).find(({ is_default }) => is_default)!
/** A profile that takes only qualities of one size. */
const profileFor = async (size: string): Promise<number> => {
  const { items: all, size_limits, ...rest } = await usual()
  const items = all.map((item) => ({ ...item, allowed: nameOf(item).includes(size) }))
  const cutoff = nameOf(items.findLast((item) => item.allowed)!)
  return (
    await world.client().call<Profile>('POST', '/quality-profiles', { ...given(rest), name: `Only ${size}`, items, cutoff, size_limits })
  ).id
}
const given = ({ id: _, is_default: __, created_at: ___, updated_at: ____, ...rest }: Record<string, unknown>) => rest
const versionsOf = async ({ id }: Pick<Movie, 'id'>) => await world.client().all<MovieVersion>(`/movies/${id}/versions`)
const wish = async ({ id }: Pick<Movie, 'id'>, version: object) =>
  await world.client().call<MovieVersion>('POST', `/movies/${id}/versions`, version)
const search = async ({ id }: Pick<Movie, 'id'>) => await world.client().call('POST', `/movies/${id}/search`)
const held = async (movie: Movie): Promise<string[]> =>
  (await world.client().files(movie.id))
    .map(({ quality, path }) => `${quality} ${/Director/i.test(path) ? 'longer' : ''}`.trim())
    .toSorted()
const holds = (movie: Movie, files: readonly string[]) => world.holds(movie, files, () => held(movie))

test("with a wish, the director's cut comes beside the theatrical one, and neither is fetched twice", async () => {
  await world.seed('Both.Cuts.1930.1080p.WEB-DL.AAC2.0.H.264-TEST', wished)
  const movie = await world.becomes(await world.add(wished), 'available')
  await world.seed('Both.Cuts.1930.Directors.Cut.1080p.BluRay.x264-TEST', wished)

  const { id: quality_profile_id } = await usual()
  await wish(movie, { name: 'Long', quality_profile_id, edition: "Director's Cut" })
  await search(movie)
  await holds(movie, ['WEBDL-1080p', 'Bluray-1080p longer'])

  const [first, second] = await versionsOf(movie)
  expect([first?.status, second?.status]).toEqual(['available', 'available'])
  expect([first?.file_ids.length, second?.file_ids.length]).toEqual([1, 1])
}, 600_000)

test("without a wish, a director's cut in better quality is refused with its reason, and nothing is fetched", async () => {
  await world.seed('One.Cut.1931.1080p.HDTV.x264-TEST', plain)
  const movie = await world.becomes(await world.add(plain), 'upgradable')
  const { title } = await world.seed('One.Cut.1931.Directors.Cut.1080p.BluRay.x264-TEST', plain, { seeders: 40 })
  await world.seed('One.Cut.1931.1080p.WEB-DL.AAC2.0.H.264-TEST', plain, { seeders: 1 })

  await search(movie)
  await holds(movie, ['WEBDL-1080p'])

  const refused = (await world.client().releases(movie.id)).find((release) => release.title === title)
  expect(refused?.verdict).toBe('rejected')
  expect(refused?.reasons.map(({ code }) => code)).toContain('no_version_wants_it')
}, 600_000)

test.skipIf(!needs('ffmpeg'))(
  '4K and 1080p are found in one search, kept beside each other, and upgraded alone',
  async () => {
    const [hd, uhd] = [await profileFor('1080p'), await profileFor('2160p')]
    const movie = await world.add(sizes, { quality_profile_id: hd, search: false })
    await wish(movie, { name: '4K', quality_profile_id: uhd })
    const wide = await filmed4k()
    await world.seed('Two.Sizes.1932.1080p.HDTV.x264-TEST', sizes)
    await world.seed('Two.Sizes.1932.2160p.WEB-DL.x265-TEST', sizes, { content: [{ path: ['Two.Sizes.2160p.mp4'], bytes: wide }] })

    await search(movie)
    await holds(movie, ['HDTV-1080p', 'WEBDL-2160p'])
    const [, kept] = await versionsOf(movie)
    await world.seed('Two.Sizes.1932.1080p.WEB-DL.AAC2.0.H.264-TEST', sizes)
    await search(movie)
    await holds(movie, ['WEBDL-1080p', 'WEBDL-2160p'])

    expect((await versionsOf(movie))[1]?.file_ids).toEqual(kept!.file_ids)
  },
  600_000,
)

test('of two versions that download at once, one is paused and resumed alone', async () => {
  const movie = await world.add(paces, { search: false })
  const { id: quality_profile_id } = await usual()
  await wish(movie, { name: 'Long', quality_profile_id, edition: "Director's Cut" })
  await world.seed('Two.Paces.1933.1080p.WEB-DL.AAC2.0.H.264-TEST', paces)
  await world.seed('Two.Paces.1933.Directors.Cut.1080p.BluRay.x264-TEST', paces)
  const running = async () => (await world.client().downloads()).filter(({ movie_id }) => movie_id === movie.id)
  const long = async () => (await running()).find(({ title }) => /Directors/.test(title))
  await world.client().call('PUT', '/config', { download_speed_limit: 150 })

  await search(movie)
  await until('both are downloading', async () => (await running()).filter(({ state }) => state === 'downloading').length === 2)
  await world.client().call('POST', `/downloads/${(await long())!.id}/pause`)
  await world.client().call('PUT', '/config', { download_speed_limit: 0 })
  await holds(movie, ['WEBDL-1080p'])

  expect((await long())?.state).toBe('paused')
  expect((await versionsOf(movie)).map(({ status }) => status)).toEqual(['available', 'downloading'])
  await world.client().call('POST', `/downloads/${(await long())!.id}/resume`)
  await holds(movie, ['WEBDL-1080p', 'Bluray-1080p longer'])
}, 600_000)

/** As long as the usual footage, with a picture of one color. */
const filmed4k = async (): Promise<Buffer> => {
  const path = join(dir, 'wide.mp4')
  const picture = ['-f', 'lavfi', '-i', 'color=c=gray:s=3840x2160:r=1/30']
  const sound = ['-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono']
  const coded = ['-t', '660', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-metadata:s:a:0', 'language=eng']
  const { exited } = Bun.spawn(['ffmpeg', '-v', 'error', '-y', ...picture, ...sound, ...coded, path], {
    stdin: 'ignore',
    stderr: 'inherit',
  })
  expect(await exited).toBe(0)
  return Buffer.concat([readFileSync(path), freeBox(megabytes(3))])
}

const freeBox = (size: number): Buffer => {
  const box = Buffer.alloc(size)
  box.writeUInt32BE(size, 0)
  box.write('free', 4, 'latin1')
  return box
}
