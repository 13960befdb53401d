import { checkRequests } from '../../e2e/contract/check-requests'
import { openRandomWorld } from '../../e2e/contract/random-world'

/** Checks many random requests against the document: `property.ts [requests, default 20000] [seed, default from the clock]`. */
const soak = async (count = 20_000, seed = Date.now() % 2 ** 31): Promise<boolean> => {
  const standing = await openRandomWorld()
  try {
    const document = await standing.document()
    const started = performance.now()
    const strangers = await checkRequests({ ...standing, key: null, document, count, seed })
    const owner = await checkRequests({ ...standing, document, count, seed })
    const failures = [...strangers.failures, ...owner.failures]
    console.log(`seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s`)
    console.log(`without a key: ${strangers.asked} requests, by status ${JSON.stringify(strangers.statuses)}`)
    console.log(`with a key: ${owner.asked} requests to ${owner.operations} operations, by status ${JSON.stringify(owner.statuses)}`)
    for (const failure of failures) console.log(`FAILED ${failure}`)
    return failures.length === 0
  } finally {
    await standing.close()
  }
}

if (import.meta.main) {
  const [count, seed] = process.argv.slice(2).map(Number)
  process.exit((await soak(count, seed)) ? 0 : 1)
}
