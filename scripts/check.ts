import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dependsOn } from './find-tests'
import { openProvenTests } from './proven'
import { apiTypes, documented, isGreen, keepFilesInMemory, runStep, type Step, style, types, unused, walls } from './steps'
import { type Suite, stepOf } from './suite'
import { shortTests, webTests } from './suites'

/**
 * The short check, cheapest first; stops at the first failure. `npm run check -- server/library` checks the style of that folder and runs only
 * the tests that depend on it. Tests that passed before with the very same files are not run again, except with `--all`.
 */
const isAgain = process.argv.includes('--all')
const places = process.argv
  .slice(2)
  .filter((word) => word !== '--all')
  .map((place) => place.replace(/\/+$/, ''))
const unknown = places.filter((place) => !existsSync(join(import.meta.dir, '..', place)))
if (unknown.length > 0) {
  console.error(`no such folder: ${unknown.join(', ')}`)
  process.exit(64)
}

const proven = openProvenTests()
const isConcerned = (test: string): boolean => places.length === 0 || dependsOn(test, places)
/** A suite as a step that runs what is not proven yet. */
const unproven = (suiteOf: (isWanted: (test: string) => boolean) => Suite): Step => {
  const all = suiteOf(isConcerned)
  const files = all.files.filter((test) => isAgain || !proven.has(test))
  return {
    name: all.name,
    run: async () => {
      const known = all.files.length - files.length
      if (known > 0) console.log(`${known} of ${all.files.length} files passed before, with the same contents as now`)
      const result = await stepOf({ ...all, files }, 2).run()
      proven.learn(files, result)
      return result
    },
  }
}
const steps: readonly Step[] = [
  apiTypes,
  walls,
  documented,
  unused,
  style(places.length > 0 ? places : undefined),
  types,
  unproven(webTests),
  unproven(shortTests),
]

const memory = keepFilesInMemory()
let isWell = true
for (const step of steps) {
  isWell = isGreen(await runStep(step))
  if (!isWell) break
}
memory.forget()
console.log(`\n${isWell ? 'checked' : 'failed'} in ${Math.round(performance.now() / 1000)} s; \`npm test\` runs the other tests too`)
process.exit(isWell ? 0 : 1)
