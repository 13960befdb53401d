import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dependsOn } from './find-tests'
import { apiTypes, documented, isGreen, keepFilesInMemory, runStep, type Step, style, types, unused, walls } from './steps'
import { stepOf } from './suite'
import { shortTests, webTests } from './suites'

/**
 * The short check, cheapest first; stops at the first failure. `npm run check -- server/library` checks the style of that folder and runs only
 * the tests that depend on it.
 */
const places = process.argv.slice(2).map((place) => place.replace(/\/+$/, ''))
const unknown = places.filter((place) => !existsSync(join(import.meta.dir, '..', place)))
if (unknown.length > 0) {
  console.error(`no such folder: ${unknown.join(', ')}`)
  process.exit(64)
}

const isConcerned = (test: string): boolean => places.length === 0 || dependsOn(test, places)
const steps: readonly Step[] = [
  apiTypes,
  walls,
  documented,
  unused,
  style(places.length > 0 ? places : undefined),
  types,
  stepOf(webTests(isConcerned), 2),
  stepOf(shortTests(isConcerned), 2),
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
