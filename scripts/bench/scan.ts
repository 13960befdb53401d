import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scan } from '#server/library/files/scan-schema'
import { openTestApp } from '#server/testing/test-app'
import { fillShelf } from './shelf'
import { printTable } from './table'

/** A scan of a root folder without a movie database key, compared to a plain walk that stats every file. */
const files = Number(process.argv[2] ?? 20_000)

const app = await openTestApp()
app.config.update({ metadata_api_key: null }, { isKey: true })
fillShelf(app.shelf, files)

/** Wall time and CPU time in seconds. */
const timed = async (work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> => {
  const [began, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: (performance.now() - began) / 1000, cpu: (user + system) / 1e6 }
}
const walk = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await walk(path)
    else await lstat(path)
  }
}
const scan = async (): Promise<void> => {
  const root = await app.ask<{ id: number }>('POST', '/root-folders', { path: app.shelf })
  const { body } = await app.ask<Scan>('POST', '/library/scan', { root_folder_id: root.body.id })
  while ((await app.ask<Scan>('GET', `/library/scan/${body.id}`)).body.state === 'running') await Bun.sleep(250)
}

const walked = await timed(() => walk(app.shelf))
const scanned = await timed(scan)
const row = (what: string, { wall, cpu }: typeof walked) => ({
  what,
  seconds: wall.toFixed(1),
  'processor s': cpu.toFixed(1),
  'relative to the walk': (wall / walked.wall).toFixed(1),
})
printTable(`${files} files in ${files} folders, without a movie database key`, [row('walk', walked), row('scan', scanned)])
await app.close()
