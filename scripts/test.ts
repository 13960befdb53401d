import {
  built,
  documented,
  endToEnd,
  inWords,
  noteAbsent,
  type Outcome,
  style,
  sumOf,
  take,
  types,
  unitTests,
  unused,
  walls,
  webTests,
} from './steps'

/** Everything that must hold, on this machine. With CI=true nothing may be left out for want of a program. */
const absent = noteAbsent()
const outcomes: Outcome[] = []
for (const step of [style, types, unused, walls, documented, unitTests, webTests]) outcomes.push(await take(step))

const building = await take(built)
outcomes.push(building)
if (building.failed === 0) outcomes.push(await take(endToEnd))

const total = sumOf(outcomes)
console.log(
  `\n── all of it: ${total.passed + total.failed} executed in ${Math.round(outcomes.reduce((sum, { seconds }) => sum + seconds, 0))} s`,
)
for (const outcome of outcomes) console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${outcome.name}: ${inWords(outcome)}`)
for (const { test, why } of outcomes.flatMap(({ failures }) => failures ?? [])) console.log(`\n✗ ${test}\n${why.replace(/^/gm, '    ')}`)
if (absent.list().length > 0) console.log(`not on this machine, so what needs it was skipped: ${absent.list().join(', ')}`)
absent.forget()
console.log(inWords(total))
process.exit(total.failed > 0 ? 1 : 0)
