import { linkSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { moviesTable } from '#server/catalog/movies/table'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { putFile } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { smallVideo } from './shelf'
import { printTable } from './table'

/**
 * Movies with a small video each, from one Marquee to another: the longest block of the event loop, and memory. `npm run bench -- moving`.
 * The first row does nothing: what the other programs of the machine do to a timer meanwhile.
 */
const movies = Number(process.argv[2] ?? 10_000)

/** CPU time of the main thread so far in ms: other programs do not lengthen it. Linux only. */
const cpu = (): number => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
const megabytes = (): number => process.memoryUsage.rss() / 1e6

/** `late`: how long the timer waited, other programs included. */
type Measured = { blocks: number[]; late: number; memory: number; seconds: number }
const measured = async <T>(work: () => Promise<T>): Promise<Measured & { result: T }> => {
  const [blocks, began]: [number[], number] = [[], performance.now()]
  let [last, lastAt, late, memory] = [cpu(), began, 0, 0]
  const timer = setInterval(() => {
    const [now, at] = [cpu(), performance.now()]
    blocks.push(now - last)
    memory = Math.max(memory, megabytes())
    late = Math.max(late, at - lastAt)
    last = now
    lastAt = at
  }, 1)
  const result = await work()
  clearInterval(timer)
  return { result, blocks, late, memory, seconds: (performance.now() - began) / 1000 }
}
const rows: Record<string, string>[] = []
const report = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const { result, blocks, late, memory, seconds } = await measured(work)
  const longest = blocks.toSorted((a, b) => b - a)
  const shown = {
    'longest blocks, ms': longest.slice(0, 5).map(Math.round).join(' '),
    'over 50 ms': String(blocks.filter((ms) => ms > 50).length),
    'by the clock': late.toFixed(0),
  }
  const row = { what, ...shown, 'largest MB': memory.toFixed(0), seconds: seconds.toFixed(1) }
  rows.push(row)
  // A busy machine takes long: what is known by then is not lost with the rest.
  console.error(Object.values(row).join('  '))
  return result
}

const fill = async (app: TestApp): Promise<void> => {
  const { body: root } = await app.ask<{ id: number }>('POST', '/root-folders', { path: app.shelf })
  const at = app.clock.now().toISOString()
  const profile = app.db.select({ id: qualityProfilesTable.id }).from(qualityProfilesTable).get()!.id
  const base = { minimum_availability: 'released' as const, quality_profile_id: profile, year: 2001, added_at: at, updated_at: at }
  app.db.$client.run('BEGIN')
  for (let n = 0; n < movies; n++) {
    const title = `Movie ${n}`
    const about = {
      metadata_id: 2_000_000 + n,
      overview: 'Somebody goes, and comes back. '.repeat(8),
      root_folder_id: root.id,
      folder: title,
    }
    const values = { ...base, title, original_title: title, sort_title: title, clean_title: title, ...about }
    const { id } = app.db.insert(moviesTable).values(values).returning({ id: moviesTable.id }).get()
    putFile(app, id, { root_folder_id: root.id, relative_path: fileOf(n) })
  }
  app.db.$client.run('COMMIT')
}
const fileOf = (n: number): string => `Movie ${n}/Movie ${n}.mp4`
const placeVideos = (app: TestApp): void => {
  for (let n = 0; n < movies; n++) {
    const path = join(app.shelf, fileOf(n))
    mkdirSync(dirname(path), { recursive: true })
    linkSync(smallVideo, path)
  }
}

/** On a busy machine, an import ends before all movies are in: what it did by then is what was measured. */
const longest = 10 * 60_000
let isOver = false

const send = async (app: TestApp, path: string, body: FormData): Promise<void> => {
  const headers = { authorization: `Bearer ${app.key()}` }
  const request = new Request(`http://localhost:8080/api/v1/import/marquee${path}`, { method: 'POST', headers, body })
  const response = (await app.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!
  if (response.status !== 200 && !isOver) throw new Error(await response.text())
  await response.arrayBuffer()
}

const [from, to] = [await openTestApp(), await openTestApp()]
// Otherwise the time of each file would be that of starting the media tool.
to.config.update({ media_tool_path: to.dir }, { isKey: true })
await fill(from)
placeVideos(to)
await report('nothing', () => Bun.sleep(5000))
const archive = await report('export', async () => {
  const { response } = await from.ask('GET', '/export?format=zip')
  return new Uint8Array(await response.arrayBuffer())
})
const form = (): FormData => {
  const form = new FormData()
  form.set('archive', new File([archive], 'marquee.zip'))
  form.set('options', JSON.stringify({ path_map: [{ from: from.shelf, to: to.shelf }] }))
  return form
}
await report('preview', () => send(to, '/preview', form()))
const limit = setTimeout(() => {
  isOver = true
  void to.ask('POST', '/import/cancel')
}, longest)
await report('import', () => send(to, '', form()))
clearTimeout(limit)
if (!isOver) await report('second import', () => send(to, '', form()))
const came = to.db.select({ id: moviesTable.id }).from(moviesTable).all().length
printTable(`An export of ${movies} movies with a file each, read by another Marquee: ${came} came`, rows)
for (const app of [from, to]) await app.close()
process.exit(0)
