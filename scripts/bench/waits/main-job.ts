import { until } from '#server/testing/until'
import { footage, megabytes } from '../../../e2e/footage'
import { openWorld } from '../../../e2e/world'
import { untilAtRest } from '../cpu'
import type { Measure, Wait } from './measure'
import { end, ownPid } from './syncs'

const size = megabytes(64)
const rounds = 5
const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta']
const sketches = names.map((name, n) => ({ id: 1000 + n, title: `Quiet ${name} Harbor`, year: 1990 + n, runtime: 90 }))

/** From adding a movie until it is in the library, 64 MB from a seeder on loopback, after one to warm up; and a search by hand. */
export const mainJob = async (measure: Measure): Promise<Wait[]> => {
  const world = await openWorld({ movies: sketches, enable_feed: false })
  try {
    for (const movie of sketches)
      await world.seed(`${movie.title.replaceAll(' ', '.')}.${movie.year}.1080p.WEB-DL.x264-GRP`, movie, {
        content: [{ path: [`${movie.title}.mp4`], bytes: footage(size) }],
      })
    const service = world.service()
    const pid = await ownPid(service)
    const at = { url: service.url, pid }
    const first = await world.becomes(await world.add(sketches[0]!), 'available')
    await untilAtRest(pid)
    const added = await measure.during(
      `${rounds} movies of 64 MB, one after another: added, in the library`,
      { ...at, limit: { bytes: rounds * size, promises: 3 * rounds } },
      async () => {
        for (const movie of sketches.slice(1)) await world.becomes(await world.add(movie), 'available')
      },
    )
    const searched = await measure.during('a search of one indexer', { ...at, limit: {} }, async () => {
      const since = (await service.client.history('?type=search_completed')).length
      await service.client.call('POST', `/movies/${first.id}/search`)
      await until('the search is over', async () => (await service.client.history('?type=search_completed')).length > since)
    })
    return [added, searched]
  } finally {
    await end(world.service())
    await world.close()
  }
}
