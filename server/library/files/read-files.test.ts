import { beforeEach, expect, test } from 'bun:test'
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Stats } from '#server/catalog/stats/schema'
import { filesTable } from '#server/library/files/table'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'

const app = useApp()
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
  app.config.update({ media_tool_path: app.dir }, { isKey: true })
})

const movie = join(import.meta.dir, '../../../world/carried.mp4')
const put = (name: string, isVideo: boolean) => {
  const id = putFile(app, putMovie(app, { title: name }), { root_folder_id, relative_path: name })
  if (isVideo) copyFileSync(movie, join(app.shelf, name))
  return id
}
const insideOf = (id: number) =>
  app.db
    .select()
    .from(filesTable)
    .all()
    .find((file) => file.id === id)?.media_info
const readCount = async () => (await app.ask<Stats>('GET', '/stats')).body.files.read
const rescan = async () => {
  app.rooms.tasks.scheduler.runNow('library-rescan')
  await app.rooms.tasks.scheduler.idle()
}

test('reads and counts files in the background, without a media tool', async () => {
  const [one, other, broken] = [put('One.mp4', true), put('Other.mp4', true), put('Broken.mkv', false)]
  expect(await readCount()).toBe(0)

  await rescan()

  expect(await readCount()).toBe(3)
  for (const id of [one, other])
    expect(insideOf(id)).toMatchObject({ container: 'mov', video: { codec: 'h264' }, audio: [{ codec: 'aac' }] })
  expect(insideOf(broken)).toBeNull()
})

test('a missing file does not stop the others, and is read once it is back', async () => {
  const gone = put('Gone.mp4', true)
  const there = put('There.mp4', true)
  const path = join(app.shelf, 'Gone.mp4')
  await Bun.$`mv ${path} ${app.dir}/aside`
  await rescan()
  expect([insideOf(gone), insideOf(there)]).toMatchObject([null, { container: 'mov' }])

  await Bun.$`mv ${app.dir}/aside ${path}`
  await rescan()

  expect(insideOf(gone)).toMatchObject({ container: 'mov' })
})

test('files that come together are read one after another; while the service pauses, none that waits is begun', async () => {
  const ids = ['One.mp4', 'Other.mp4', 'Third.mp4'].map((name) => put(name, true))

  const [first, second] = [app.rooms.library.readFile(ids[0]!), app.rooms.library.readFile(ids[1]!)]
  await first
  expect([insideOf(ids[0]!), insideOf(ids[1]!)]).toMatchObject([{ container: 'mov' }, null])
  await second
  const third = app.rooms.library.readFile(ids[2]!)
  const paused = app.background.pause()
  await Promise.all([third, paused])
  app.background.resume()

  expect(ids.map(insideOf)).toMatchObject([{ container: 'mov' }, { container: 'mov' }, null])
})

test.skipIf(!needs('ffmpeg')).each(['rescan of the movie', 'rescan of the library'])(
  'a file that was replaced in its place is read anew: %s',
  async (how) => {
    const id = put('One.mp4', true)
    await rescan()
    const file = () =>
      app.db
        .select()
        .from(filesTable)
        .all()
        .find((each) => each.id === id)!
    const { movie_id, size_bytes } = file()
    makeVideo(join(app.shelf, 'One.mp4'), { seconds: 3, audio: [['aac'], ['aac']] })
    const { size } = statSync(join(app.shelf, 'One.mp4'))

    if (how.endsWith('movie')) await app.ask('POST', `/movies/${movie_id}/rescan`)
    else await rescan()

    expect(size).not.toBe(size_bytes)
    expect(file()).toMatchObject({ size_bytes: size, missing_at: null, media_info: { duration_seconds: 3, audio: [{}, {}] } })
  },
)

test('in a folder that another program uses too, what it put in place of a download of Marquee stays, also after that was noticed', async () => {
  const id = put('One.mp4', true)
  app.db
    .update(filesTable)
    .set({ imported_from: 'download 1', info_hash: 'a'.repeat(40) })
    .where(eq(filesTable.id, id))
    .run()
  await rescan()
  await app.ask('PATCH', `/root-folders/${root_folder_id}`, { shared: true })
  writeFileSync(join(app.shelf, 'One.mp4'), 'of another program')
  await rescan()

  const { status } = await app.ask('DELETE', `/files/${id}`)

  expect(status).toBe(409)
  expect(readFileSync(join(app.shelf, 'One.mp4'), 'utf8')).toBe('of another program')
  expect(app.db.select().from(filesTable).get()).toMatchObject({ size_bytes: 18, info_hash: null, imported_from: 'placed by hand' })
})
