import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sealArchive } from '#server/service/backups/seal'
import { type BackupWorld, newDataDir, openBackupWorld } from '#server/testing/backup-world'

/** Each test starts the whole program, some of them several times. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
let archive: string
let world: BackupWorld
beforeEach(async () => {
  room = newDataDir()
  world = await openBackupWorld({ dataDir: room.dataDir })
  world.addTag('in the archive')
  archive = join(room.dataDir, 'backups', (await world.backups().create()).filename)
  world.addTag('present')
  world.close()
})
afterEach(() => {
  world.close()
  room.remove()
})

const marquee = async (...args: string[]) => {
  const cmd = [process.execPath, join(import.meta.dir, '../main.ts'), ...args, '--data-dir', room.dataDir, '--json']
  const child = Bun.spawn({ cmd, stdout: 'pipe', stderr: 'pipe' })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, err, output: out ? (JSON.parse(out) as Record<string, unknown>) : null }
}
const found = async () => {
  world = await openBackupWorld({ dataDir: room.dataDir })
  return {
    tags: world.tags(),
    kinds: world
      .backups()
      .recent(10)
      .map(({ kind }) => kind),
    seq: world.seq(),
  }
}

describe('marquee backup restore', () => {
  test('restores a database and keeps the present one as a backup', async () => {
    const { code, output } = await marquee('backup', 'restore', archive)

    expect(code).toBe(0)
    expect(output).toMatchObject({ is_own: true })
    expect(await found()).toMatchObject({ tags: ['in the archive'], kinds: ['pre_restore', 'manual'] })
  })

  test('restores over a damaged database and keeps the damaged one under another name', async () => {
    truncateSync(join(room.dataDir, 'app.db'), 30_000)

    const { code, output } = await marquee('backup', 'restore', archive)

    expect(code).toBe(0)
    const kept = readdirSync(room.dataDir).filter((name) => name.startsWith('app.db.unusable-'))
    expect(output?.kept_as).toBe(join(room.dataDir, kept[0]!))
    const { tags, seq } = await found()
    expect(tags).toEqual(['in the archive'])
    expect(seq).toBeGreaterThan(1_000_000)
    await world.backups().tidyUp()
    expect(world.backups().recent(10)).toHaveLength(1)
  })

  test('opens an encrypted copy with the passphrase in a file, and asks for it otherwise', async () => {
    const sealed = join(room.dataDir, 'copy.zip.age')
    await sealArchive({ archive, passphrase: 'correct horse battery', to: sealed, cost: 8 })
    const secret = join(room.dataDir, 'passphrase.txt')
    writeFileSync(secret, 'correct horse battery\n')

    const without = await marquee('backup', 'restore', sealed)
    const { code, err } = await marquee('backup', 'restore', sealed, '--passphrase-file', secret)
    expect(err).toBe('')

    expect(without).toMatchObject({ code: 64, output: null })
    expect(without.err).toContain('--passphrase-file')
    expect(code).toBe(0)
    expect((await found()).tags).toEqual(['in the archive'])
  })

  test('refuses a file that is not a backup, a missing file, and an unknown word, with a message', async () => {
    expect(await marquee('backup', 'restore', join(room.dataDir, 'app.db'))).toMatchObject({ code: 69, output: null })
    expect((await marquee('backup', 'restore', '/nowhere.zip')).err).toContain('There is no file')
    expect((await marquee('backup', 'restore')).code).toBe(64)
    expect((await marquee('backup', 'restore', archive, '--credentials', 'mine')).code).toBe(64)
    expect((await marquee('backup', 'burn')).code).toBe(64)
    expect((await found()).tags).toEqual(['in the archive', 'present'])
  })
})

/** Every file in the folder, with its contents. */
const contents = () =>
  Object.fromEntries(
    readdirSync(room.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, Bun.hash(readFileSync(path)).toString()]),
  )

test('marquee doctor changes nothing and creates no files', async () => {
  rmSync(join(room.dataDir, 'instance.lock.db'), { force: true })
  const before = contents()
  const folders = readdirSync(room.dataDir)

  const { code, output } = await marquee('doctor')

  expect(code).toBe(0)
  expect(output).toContainEqual(expect.objectContaining({ check: 'database', severity: 'ok' }))
  expect(output).toContainEqual(expect.objectContaining({ check: 'backups', severity: 'ok' }))
  expect(contents()).toEqual(before)
  expect(readdirSync(room.dataDir)).toEqual(folders)
})

test('marquee doctor reports what is wrong and what to do', async () => {
  truncateSync(join(room.dataDir, 'app.db'), 0)

  const { code, output } = await marquee('doctor')

  expect(code).toBe(78)
  expect(output).toContainEqual(expect.objectContaining({ check: 'database', severity: 'error' }))
})

describe('marquee backup verify FILE', () => {
  test('verifies an archive in any folder, without a service', async () => {
    const { code, output } = await marquee('backup', 'verify', archive)

    expect(code).toBe(0)
    expect(output).toMatchObject({ ok: true, filename: basename(archive), checksum_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  test('reports an unusable archive and a missing file', async () => {
    truncateSync(archive, 1000)

    const damaged = await marquee('backup', 'verify', archive)
    const missing = await marquee('backup', 'verify', '/nowhere.zip')

    expect([damaged.code, missing.code]).toEqual([69, 69])
    expect(damaged.err).toContain('cannot be used')
    expect(missing.err).toContain('There is no file /nowhere.zip')
  })
})
