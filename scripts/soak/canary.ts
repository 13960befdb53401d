import { plant, sightings, startParrot, surfacesOf } from '../../e2e/contract/canaries'
import { demoMovies, openStanding } from '../../e2e/contract/standing'
import { childrenOf } from '../../e2e/processes'

/** Plants new secrets in new services and searches for leaks: `canary.ts [rounds, default 10]`. */
const soak = async (rounds = 10): Promise<boolean> => {
  const parrot = startParrot()
  let [planted, places, seen] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const standing = await openStanding()
    try {
      await standing.add(demoMovies[0])
      const pids = [standing.pid, ...(await childrenOf(standing.pid)).map(({ pid }) => pid)]
      const told = await plant({ ...standing, pids }, parrot.host)
      const surfaces = await surfacesOf({ ...standing, pids }, told)
      const found = sightings(surfaces, told.canaries)
      for (const each of found) console.log(`FAILED ${JSON.stringify(each)}`)
      planted += told.canaries.length
      places += surfaces.length
      seen += found.length
    } finally {
      await standing.close()
    }
  }
  await parrot.stop()
  console.log(`rounds ${rounds}: ${planted} secrets searched for at ${places} places, ${seen} leaked`)
  return seen === 0
}

if (import.meta.main) {
  const [rounds] = process.argv.slice(2).map(Number)
  process.exit((await soak(rounds)) ? 0 : 1)
}
