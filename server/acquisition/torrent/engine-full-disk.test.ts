import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync, readlinkSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { createTorrentWorld, makePayload, owned, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'

setDefaultTimeout(120_000)
const MiB = 1024 * 1024
const world = createTorrentWorld()
afterAll(world.end)

const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && needs('mount')

test.skipIf(!mayMount)('a torrent that failed because the disk of everything is full holds no file of it open', async () => {
  const disk = join(world.root, 'disk')
  await mkdir(disk)
  await Bun.$`mount -t tmpfs -o size=4m tmpfs ${disk}`.quiet()
  world.atEnd(() => Bun.$`umount -l ${disk}`.quiet())
  const tracker = await world.tracker()
  const payload = await makePayload(await world.folder(), { name: 'movie.mkv', files: { 'movie.mkv': 8 * MiB }, tracker: tracker.url })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  const { session } = await world.engine({ stateDir: join(disk, 'state') })

  await session.add({ ...owned(payload), folder: disk })
  await until('it failed', async () => (await snapshotIn(session, payload.info_hash))?.state === 'failed')

  expect((await snapshotIn(session, payload.info_hash))?.error?.code).toBe('disk_full')
  expect(openBelow(session.pid() ?? 0, disk)).toEqual([])
})

test('an engine that cannot save what it keeps between runs still runs', async () => {
  const stateDir = join(world.root, 'not-a-folder')
  await writeFile(stateDir, '')

  const { session, lines } = await world.engine({ stateDir })

  expect(session.port()).toBeGreaterThan(0)
  expect(lines.map(({ message }) => message)).toContain('torrent port not saved')
})

const openBelow = (pid: number, folder: string): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/${pid}/fd/${fd}`)
      return path.startsWith(`${folder}/`) ? [path] : []
    } catch {
      return []
    }
  })
