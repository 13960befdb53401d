import { describe, planOf } from '#server/testing/faulty-peers'
import { downloadFromFaulty } from '#server/testing/faulty-swarm'
import { createTorrentWorld } from '#server/testing/torrent-world'

const atOnce = 8
const mostMemory = 400_000_000

/** Many downloads from peers that lie, leave, and stay silent: `swarm.ts [downloads, default 1000] [first seed, default 1]`. */
const soak = async (count = 1_000, first = 1): Promise<boolean> => {
  const world = createTorrentWorld()
  const { session, events } = await world.engine()
  const started = performance.now()
  let next = first
  let failures = 0
  const work = async () => {
    while (next < first + count) {
      const plan = planOf(next++)
      const wrong = await downloadFromFaulty(world, session, plan)
      if (wrong.length > 0) {
        failures++
        console.log(`FAILED ${wrong.join(', ')}: ${describe(plan)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const memory = Math.max(0, ...events.flatMap((event) => (event.type === 'stats' ? [event.rss_bytes] : [])))
  if (memory > mostMemory) console.log(`FAILED: ${Math.round(memory / 1e6)} MB of memory`)
  await world.end()
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(`${count} downloads from seed ${first}, ${failures} failed, at most ${Math.round(memory / 1e6)} MB, ${seconds} s`)
  return failures === 0 && memory <= mostMemory
}

if (import.meta.main) {
  const [count, first] = process.argv.slice(2).map(Number)
  process.exit((await soak(count, first)) ? 0 : 1)
}
