import { Database } from 'bun:sqlite'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unpackArchive } from '#server/service/backups/archive'
import { createWorkshop } from '#server/service/backups/archive-work'
import { restoreSteps } from '#server/testing/backup-steps'
import { newDataDir, openBackupWorld } from '#server/testing/backup-world'

const here = import.meta.dir

/** The worker as a separate process, as in the service. */
export const workerProcess = (env: Readonly<Record<string, string | undefined>>) =>
  createWorkshop({ cmd: [process.execPath, join(here, 'archive-worker-main.ts')], env })

/** Enough for every backup to see some; an endlessly growing database would measure the disk instead. */
const mostChanges = 20_000

const written = (count: number) => Array.from({ length: count }, (_, number) => `tag ${number}`)
const isPrefix = (tags: readonly string[]) => tags.every((tag, place) => tag === `tag ${place}`)

/**
 * Makes backups during constant writes, then inspects and restores every archive. Returns the number of backups, the number of changes they
 * saw, and the problems found.
 */
export const backupsUnderLoad = async (rounds: number, env: Readonly<Record<string, string | undefined>>) => {
  const room = newDataDir()
  const world = await openBackupWorld({ dataDir: room.dataDir, archiveWork: workerProcess(env) })
  const problems: string[] = []
  let count = 0
  const write = () => world.addTag(`tag ${count++}`)
  const writing = setInterval(() => {
    if (count < mostChanges) for (let i = 0; i < 2; i++) write()
  }, 5)
  const made: { id: number; filename: string; least: number; most: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const least = count
    const { id, filename } = await world.backups().create()
    made.push({ id, filename, least, most: count })
  }
  clearInterval(writing)
  for (const { id, filename, least, most } of made) {
    const held = await tagsIn(join(room.dataDir, 'backups', filename), room.dataDir)
    if (!isPrefix(held.tags)) problems.push(`${filename} holds a change without those before it`)
    if (held.tags.length !== held.events) problems.push(`${filename} holds a change without its event`)
    if (held.tags.length < least || held.tags.length > most)
      problems.push(`${filename} lacks what was acknowledged before it, or knows the future`)
    await world.restore().fromBackup(id, 'live')
    if (world.tags().join() !== written(held.tags.length).join()) problems.push(`${filename} came back as something else`)
  }
  world.close()
  room.remove()
  return { made: made.length, changes: count, problems }
}

const tagsIn = async (archive: string, scratch: string) => {
  const path = join(scratch, 'looked-into.db')
  await unpackArchive(archive, path)
  const sqlite = new Database(path, { readonly: true })
  const tags = sqlite.query('SELECT name FROM tags ORDER BY id').values().flat().map(String)
  const events = Number(sqlite.query("SELECT count(*) FROM history WHERE type = 'tag_changed'").values()[0]?.[0])
  sqlite.close(true)
  rmSync(path)
  return { tags, events }
}

export type Killed = { step: string; outcome: 'old' | 'new' | 'neither'; leftOver: string[] }

/** Restores in a process that dies at `step`, starts again, and returns which database is there. */
export const killedRestore = async (step: (typeof restoreSteps)[number]): Promise<Killed> => {
  const room = newDataDir()
  try {
    const before = await openBackupWorld({ dataDir: room.dataDir })
    before.addTag('in the archive')
    const { filename } = await before.backups().create()
    before.addTag('present')
    before.close()
    const child = Bun.spawn({
      cmd: [process.execPath, join(here, 'restore-main.ts'), room.dataDir, join(room.dataDir, 'backups', filename), step],
      stdout: 'ignore',
      stderr: 'inherit',
    })
    await child.exited
    if (child.signalCode !== 'SIGKILL') throw new Error(`the restore was not killed at ${step}`)
    const after = await openBackupWorld({ dataDir: room.dataDir })
    await after.backups().tidyUp()
    const tags = after.tags().join()
    const whole = after.backups().recent(50)
    after.close()
    const leftOver = readdirSync(room.dataDir).filter((name) => /restoring|restore\.json/.test(name))
    const isListed = whole.every((backup) => !backup.missing && backup.verified_at !== null)
    const outcome = !isListed ? 'neither' : tags === 'in the archive' ? 'new' : tags === 'in the archive,present' ? 'old' : 'neither'
    return { step, outcome, leftOver }
  } finally {
    room.remove()
  }
}

/** Which database must be there after a death at each step. */
export const expectedAfter = (step: (typeof restoreSteps)[number]): 'old' | 'new' =>
  restoreSteps.indexOf(step) >= restoreSteps.indexOf('swapped') ? 'new' : 'old'
