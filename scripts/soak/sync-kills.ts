import { killSyncs } from '../../e2e/sync-kills'

/** Kills the program at random points of syncs with the tracker. Exits with 1 if a play or a rating is lost or duplicated. */
const count = Number(process.argv[2] ?? 40)
const began = performance.now()

const { seed, whole, outcomes, overLimit } = await killSyncs(count)
const wrong = [
  ...whole.damage.map((each) => `without a kill: ${each}`),
  ...outcomes.flatMap(({ where, damage }) => damage.map((each) => `killed ${where}: ${each}`)),
  ...overLimit.map((each) => `over the limit: ${JSON.stringify(each)}`),
]
for (const { where } of outcomes) console.log(`killed ${where}`)
console.log(`seed ${seed}, ${outcomes.length} kills: ${wrong.length} wrong (${((performance.now() - began) / 1000).toFixed(0)} s)`)
for (const each of wrong) console.log(each)
process.exitCode = wrong.length === 0 ? 0 : 1
