import { backupsUnderLoad, expectedAfter, killedRestore } from '#server/testing/backup-exercise'
import { restoreSteps } from '#server/testing/backup-steps'

/** A hundred backups during writes, each verified and restored, and five kills at every step of a restore. Exits with 1 if one fails. */
const rounds = Number(process.argv[2] ?? 100)
const deaths = Number(process.argv[3] ?? 5)
const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(0)

const { made, changes, problems } = await backupsUnderLoad(rounds, process.env)
console.log(`${made} backups during ${changes} changes, each restored: ${problems.length} wrong (${seconds()} s)`)

const wrong: string[] = []
for (let round = 0; round < deaths; round++)
  for (const step of restoreSteps) {
    const { outcome, leftOver } = await killedRestore(step)
    if (outcome !== expectedAfter(step) || leftOver.length > 0) wrong.push(`${step}: ${outcome} ${leftOver.join()}`)
  }
console.log(`${deaths * restoreSteps.length} restores killed at ${restoreSteps.length} steps: ${wrong.length} wrong (${seconds()} s)`)
for (const each of [...problems, ...wrong]) console.log(each)
process.exit(problems.length + wrong.length === 0 ? 0 : 1)
