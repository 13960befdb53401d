import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { type BackupWorld, newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { makeArchive, verifyArchive } from './archive'

let room: ReturnType<typeof newDataDir>
let world: BackupWorld
beforeEach(async () => {
  room = newDataDir()
  world = await openBackupWorld({ dataDir: room.dataDir })
})
afterEach(() => {
  world.close()
  room.remove()
})

/** Half of it can be packed to almost nothing. */
const fill = () => {
  const rows = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)'
  world.db().$client.run(`${rows} INSERT INTO tags (name) SELECT 'tag ' || i || hex(randomblob(500)) || hex(zeroblob(500)) FROM n`)
  world.db().$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** What this process has handed to the system to be written. */
const written = () => Number(/^wchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])

test.skipIf(!existsSync('/proc/self/io'))(
  'a backup writes one copy of the database, which is gone once it is packed, and the archive',
  async () => {
    fill()
    const database = join(room.dataDir, 'app.db')
    const folder = join(room.dataDir, 'backups')
    const left: string[][] = []
    const lookAround = () => {
      const [scratch] = readdirSync(join(folder, '.staging'))
      left.push(readdirSync(join(folder, '.staging', scratch!)))
    }
    const job = {
      database,
      folder,
      filename: 'made.zip',
      kind: 'manual',
      app_version: '1.0.0',
      created_at: '2026-03-01T12:00:00.000Z',
    } as const
    const before = written()

    const { size_bytes } = await makeArchive(job, lookAround)

    expect(left).toEqual([['app.db'], ['archive.partial'], ['archive.partial'], []])
    expect(written() - before).toBeLessThan(1.1 * (statSync(database).size + size_bytes))
  },
)

test.skipIf(!existsSync('/proc/self/io'))('verifying a known backup writes nothing, and one that nobody knows is opened', async () => {
  fill()
  const made = await world.backups().create()
  const archive = join(room.dataDir, 'backups', made.filename)
  const job = { archive, scratch: join(room.dataDir, 'scratch') }
  const before = written()

  await verifyArchive({ ...job, checksum_sha256: made.checksum_sha256 })

  expect(written() - before).toBeLessThan(100_000)
  await verifyArchive({ ...job, checksum_sha256: null })
  expect(written() - before).toBeGreaterThan(statSync(join(room.dataDir, 'app.db')).size * 0.9)
})

const nowhere = { archive: '/nowhere', checksum_sha256: null }
/** The priority of a worker after an order. */
const priorityAfter = async (order: object): Promise<number> => {
  const program = `
    import { getPriority } from 'node:os'
    import { runArchiveWorker } from '${join(import.meta.dir, 'archive-work.ts')}'
    const order = async function* () { yield Buffer.from(${JSON.stringify(`${JSON.stringify(order)}\n`)}); await new Promise(() => {}) }
    await runArchiveWorker({ input: order(), write: () => {}, exit: () => { console.log(getPriority()); process.exit(0) }, migrations: [] })`
  const child = Bun.spawn([process.execPath, '-e', program], { stdout: 'pipe', stderr: 'inherit' })
  return Number(await new Response(child.stdout).text())
}

test('making and verifying lets all others go first, and a restore does not: somebody waits for it', async () => {
  expect(await priorityAfter({ kind: 'verify', job: { ...nowhere, scratch: room.dataDir } })).toBe(19)
  expect(await priorityAfter({ kind: 'stage', job: { ...nowhere, staged: join(room.dataDir, 'staged.db') } })).toBe(getPriority())
})
