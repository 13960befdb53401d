import { damageOf, databaseDamage, killOnTheWay } from '../../e2e/kills'
import { openWorld } from '../../e2e/world'

/** Kills the program at random points between grab and import. Exits with 1 if a movie, a file or the database is damaged. */
const count = Number(process.argv[2] ?? 60)
const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(0)

const world = await openWorld({ movies: [] })
try {
  const outcome = await killOnTheWay(world, { kills: count, states: 4 })
  const points = Map.groupBy(outcome.kills, ({ was }) => was)
  for (const [was, kills] of points) console.log(`${String(kills.length).padStart(4)} times after ${was}`)
  const damage = await damageOf(world, outcome)
  await world.service().stop()
  damage.push(...databaseDamage(world.dataDir))
  console.log(`${outcome.kills.length} kills, ${outcome.sums.size} movies: ${damage.length} wrong (${seconds()} s)`)
  for (const each of damage) console.log(each)
  process.exitCode = damage.length === 0 ? 0 : 1
} finally {
  await world.close()
}
