import { beforeEach, describe, expect, test } from 'bun:test'
import { collectionsTable } from '#server/catalog/movies/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { createNaming } from './named'
import { createPlanRenames } from './plan-renames'

const app = useApp()
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
})

const held = (title: string, relative_path: string, more: Parameters<typeof putMovie>[1] = { title }) => {
  const id = putMovie(app, { year: 1963, root_folder_id, ...more, title })
  return { id, file: putFile(app, id, { root_folder_id, relative_path }) }
}
const naming = () => createNaming({ collectionName: () => null, versionName: () => null, formatsOf: () => [] })
const planning = (more: Partial<Parameters<typeof createPlanRenames>[0]> = {}) =>
  createPlanRenames({ db: app.db, config: app.config, naming, ...more })
const names = async (wanted: { movie_ids?: number[] } = {}, plan = planning()) => (await plan(wanted)).map(({ from, to }) => [from, to])

describe('what is planned', () => {
  test('odd titles become names that every disk accepts, and files with their names stay', async () => {
    held('Face/Off: ¿Qué?', 'a.MKV')
    held('...And Justice for All.', 'b.avi')
    held('CON', 'c.mkv')
    held('Amélie', 'Amélie (1963)/Amélie (1963) Bluray-1080p.mkv')
    held('é', 'e.mkv')

    expect(await names()).toEqual([
      ['b.avi', 'And Justice for All. (1963)/And Justice for All. (1963) Bluray-1080p.avi'],
      ['c.mkv', 'CON (1963)/CON (1963) Bluray-1080p.mkv'],
      ['e.mkv', 'é (1963)/é (1963) Bluray-1080p.mkv'],
      ['a.MKV', 'Face+Off - ¿Qué! (1963)/Face+Off - ¿Qué! (1963) Bluray-1080p.mkv'],
    ])
  })

  test('a template may use collection, tracks, custom formats and the present name', async () => {
    const collection = app.db.insert(collectionsTable).values({ metadata_id: 1, name: 'Noir' }).returning({ id: collectionsTable.id }).get()
    const movie = putMovie(app, { title: 'Detour', year: 1945, collection_id: collection.id, root_folder_id })
    const video = { codec: 'hevc', codec_tag: 'x265', bit_depth: 10, hdr: 'none' }
    const media_info = { container: 'matroska', duration_seconds: 4000, video, audio: [], subtitles: [], chapters: 0 }
    putFile(app, movie, { root_folder_id, relative_path: 'old.mkv', release_name: 'Detour.1945.1080p.BluRay.x265-GROUP', media_info })
    const conditions = [{ kind: 'release_title', value: 'GROUP', negate: false, required: false }]
    await app.ask('POST', '/custom-formats', { name: 'Liked', conditions })
    const movie_file_format = '{Movie Title} {Movie Collection} {MediaInfo VideoCodec} {Custom Formats} {Original Filename}'
    await app.ask('PUT', '/config', { movie_file_format })

    const { body } = await app.ask<{ results: { to: string }[] }>('POST', '/library/rename/preview', {})

    expect(body.results.map(({ to }) => to)).toEqual(['Detour (1945)/Detour Noir x265 Liked old.mkv'])
  })

  test('collection and custom formats are not determined for templates without them', async () => {
    held('Detour', 'd.mkv')
    const refuse = () => {
      throw new Error('not needed')
    }

    const plan = planning({ naming: () => createNaming({ collectionName: refuse, versionName: refuse, formatsOf: refuse }) })

    expect(await names({}, plan)).toEqual([['d.mkv', 'Detour (1963)/Detour (1963) Bluray-1080p.mkv']])
  })

  test('two files of one movie get two names', async () => {
    const { id } = held('Detour', 'one.mkv')
    putFile(app, id, { root_folder_id, relative_path: 'two.mkv' })

    expect(await names()).toEqual([
      ['one.mkv', 'Detour (1963)/Detour (1963) Bluray-1080p.mkv'],
      ['two.mkv', 'Detour (1963)/Detour (1963) Bluray-1080p (2).mkv'],
    ])
  })

  test('a file that has the name of another movie keeps it, whether both are planned or one', async () => {
    const { id } = held('Detour', 'one.mkv')
    held('Detour', 'Detour (1963)/Detour (1963) Bluray-1080p.mkv')
    const second = [['one.mkv', 'Detour (1963)/Detour (1963) Bluray-1080p (2).mkv']]

    expect(await names()).toEqual(second)
    expect(await names({ movie_ids: [id] })).toEqual(second)
  })

  test('a name is free if the file that has it gets another', async () => {
    const { id } = held('Detour', 'one.mkv')
    held('Laura', 'Detour (1963)/Detour (1963) Bluray-1080p.mkv')

    expect(await names({ movie_ids: [id] })).toEqual([['one.mkv', 'Detour (1963)/Detour (1963) Bluray-1080p.mkv']])
  })

  test('every file of a large library, in movie order, and none of other movies', async () => {
    const titles = Array.from({ length: 230 }, (_, n) => `Movie ${String(n).padStart(3, '0')}`)
    const ids = app.db.transaction(() => titles.toReversed().map((title) => held(title, `${title}.mkv`).id))
    const chosen = ids.slice(0, 210)

    const all = await planning()({})
    const some = await planning()({ movie_ids: chosen })

    expect(all.map(({ title }) => title)).toEqual(titles)
    expect(some.map(({ title }) => title)).toEqual(titles.slice(20))
  })
})

describe('how it is planned', () => {
  test('others get their turn whenever 5 ms have passed', async () => {
    for (const title of ['Charade', 'Detour', 'Laura', 'Metropolis']) held(title, `${title}.mkv`)
    let [time, pauses] = [0, 0]
    const pacing = { now: () => (time += 2.5), pause: async () => void pauses++ }

    const steps = await planning({ pacing })({})

    expect(steps).toHaveLength(4)
    expect(pauses).toBe(2)
  })

  test('the pages of a preview need one plan, until something changes', async () => {
    let plans = 0
    const plan = planning({
      naming: () => {
        plans++
        return naming()
      },
    })
    held('Detour', 'd.mkv')

    const [first, again] = [await plan({}), await plan({})]
    expect(again).toBe(first)
    expect(plans).toBe(1)

    await plan({ movie_ids: [1] })
    expect(plans).toBe(2)
    held('Laura', 'l.mkv')
    expect(await plan({ movie_ids: [1] })).toHaveLength(1)
    expect(await plan({})).toHaveLength(2)
    expect(plans).toBe(4)
  })
})
