import {
  built,
  documented,
  endToEnd,
  inWords,
  noteAbsent,
  type Outcome,
  runStep,
  style,
  sumOf,
  types,
  unitTests,
  unused,
  walls,
  webTests,
} from './steps'

/** All tests on this machine. With CI=true a missing program is a failure. */
const absent = noteAbsent()
const outcomes: Outcome[] = []
for (const step of [style, types, unused, walls, documented, webTests, built]) outcomes.push(await runStep(step))
// Browser tests keep a processor busy while most others wait: in parallel they use two.
const isBuilt = outcomes.at(-1)?.failed === 0
outcomes.push(...(await Promise.all([unitTests(2), ...(isBuilt ? [endToEnd] : [])].map(runStep))))

const total = sumOf(outcomes)
console.log(`\n── total: ${total.passed + total.failed} executed in ${Math.round(performance.now() / 1000)} s`)
for (const outcome of outcomes) console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${outcome.name}: ${inWords(outcome)}`)
for (const { test, why } of outcomes.flatMap(({ failures }) => failures ?? [])) console.log(`\n✗ ${test}\n${why.replace(/^/gm, '    ')}`)
if (absent.list().length > 0) console.log(`missing programs, whose tests were skipped: ${absent.list().join(', ')}`)
absent.forget()
console.log(inWords(total))
process.exit(total.failed > 0 ? 1 : 0)
