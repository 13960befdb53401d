import { noteAnswers } from './answers'
import {
  apiTypes,
  built,
  documented,
  inWords,
  isGreen,
  keepFilesInMemory,
  noteAbsent,
  type Outcome,
  runStep,
  type Step,
  shareVideos,
  style,
  sumOf,
  types,
  unused,
  walls,
} from './steps'
import { runSuites, tell, usualRoom } from './suite'
import { endToEnd, unitTests, webTests } from './suites'

/** All tests on this machine. With CI=true a missing program is a failure. */
const memory = keepFilesInMemory()
const absent = noteAbsent()
const answers = noteAnswers()
const videos = shareVideos()
const inTurn = async (steps: readonly Step[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step))
  return outcomes
}
const beside = async (...rows: readonly (readonly Step[])[]): Promise<Outcome[]> => (await Promise.all(rows.map(inTurn))).flat()

const outcomes = [await runStep(apiTypes)]
outcomes.push(...(await beside([types], [walls, documented, unused, style(), built])))
const isBuilt = outcomes.every(({ name, failed }) => name !== built.name || failed === 0)
console.log('\n── tests')
outcomes.push(...(await runSuites([webTests(), unitTests(), ...(isBuilt ? [endToEnd()] : [])], usualRoom)).map(tell))

const total = sumOf(outcomes)
console.log(`\n── total: ${total.passed + total.failed} executed in ${Math.round(performance.now() / 1000)} s`)
for (const outcome of outcomes) console.log(`${isGreen(outcome) ? '✓' : '✗'} ${outcome.name}: ${inWords(outcome)}`)
for (const { test, why } of outcomes.flatMap(({ failures }) => failures ?? [])) console.log(`\n✗ ${test}\n${why.replace(/^/gm, '    ')}`)
for (const file of total.notRun ?? []) console.log(`\n✗ did not run to its end: ${file}`)
if (absent.list().length > 0) console.log(`missing programs, whose tests were skipped: ${absent.list().join(', ')}`)
console.log('\n── answers that docs/openapi.json declares and no test got')
for (const line of answers.unseen()) console.log(line)
answers.forget()
absent.forget()
videos.forget()
memory.forget()
console.log(inWords(total))
process.exit(isGreen(total) ? 0 : 1)
