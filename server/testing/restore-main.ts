import { createWorkshopWithSteps } from '#server/testing/backup-steps'
import { openBackupWorld } from '#server/testing/backup-world'

/** Restores an archive like the service and is killed at the named step. Usage: restore-main DATA_DIR ARCHIVE STEP */
const [dataDir, archive, last] = process.argv.slice(2) as [string, string, string]
const reached = (step: string) => {
  if (step === last) process.kill(process.pid, 'SIGKILL')
}
const world = await openBackupWorld({ dataDir, archiveWork: createWorkshopWithSteps(reached), reached })
await world.restore().fromFile(archive, 'an-archive.zip', { credentials: 'live' })
console.log('restored')
