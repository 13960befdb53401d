import { runSimulations } from '#server/testing/simulator/runs'

const perProcess = 20
const atOnce = 2

/** Many lives of a torrent in simulated time: `simulator.ts [seeds, default 1000] [first seed, default 1]`. */
const soak = async (count = 1_000, first = 1): Promise<boolean> => {
  const began = performance.now()
  const end = first + count
  let next = first
  let [hours, events, failures, unsteady] = [0, 0, 0, 0]
  const work = async () => {
    while (next < end) {
      const from = next
      next = Math.min(end, from + perProcess)
      for (const run of await runSimulations(from, next - 1)) {
        hours += run.hours
        events += run.events
        if (run.wrong.length === 0) continue
        failures++
        const [again] = await runSimulations(run.seed, run.seed)
        const isSame = again?.hash === run.hash
        if (!isSame) unsteady++
        console.log(`FAILED ${run.wrong.join('; ')}: ${run.says}; ${isSame ? 'replays exactly' : 'DOES NOT REPLAY'}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const [one, other] = await Promise.all([runSimulations(first, first), runSimulations(first, first)])
  if (one[0]?.hash !== other[0]?.hash) unsteady++
  const seconds = Math.round((performance.now() - began) / 1_000)
  const lived = `${Math.round(hours).toLocaleString('en')} hours in ${events.toLocaleString('en')} events`
  console.log(`${count} lives from seed ${first}, ${lived}, ${failures} failed, ${unsteady} that do not replay, ${seconds} s`)
  return failures + unsteady === 0
}

if (import.meta.main) {
  const [count, first] = process.argv.slice(2).map(Number)
  process.exit((await soak(count, first)) ? 0 : 1)
}
