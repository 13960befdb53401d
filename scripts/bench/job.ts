import { footage, megabytes } from '../../e2e/footage'
import { openWorld } from '../../e2e/world'
import { cpuMicroseconds } from './cpu'
import { median, printTable } from './table'

/**
 * Movies that are searched, downloaded, and imported, one after another and many at once: CPU of the service and the engine for each, and how
 * long `/status` takes meanwhile. `npm run bench -- job`
 */
const warmUp = 10
const alone = 10
const together = Number(process.argv[2] ?? 40)
const askEveryMs = 20
const ms = (value: number) => `${Math.round(value)} ms`

const movies = Array.from({ length: warmUp + alone + together }, (_, n) => ({
  id: 5_000_000 + n,
  title: `Quiet ${n} Harbor`,
  year: 2001,
  runtime: 90,
}))
const world = await openWorld({ movies, enable_feed: false })
try {
  for (const each of movies)
    await world.seed(`${each.title.replaceAll(' ', '.')}.2001.1080p.WEB-DL.x264-GRP`, each, {
      content: [{ path: [`${each.title}.mp4`], bytes: footage(megabytes(3)) }],
    })
  const { pid } = world.service()
  const engine = (await world.service().enginePid())!
  const cpu = () => ({ service: cpuMicroseconds(pid) / 1000, engine: cpuMicroseconds(engine) / 1000 })
  const watch = async (some: readonly (typeof movies)[number][], how: 'in order' | 'at once') => {
    const added = async (each: (typeof movies)[number]) => world.becomes(await world.add(each), 'available')
    const before = cpu()
    const began = performance.now()
    if (how === 'at once') await Promise.all(some.map(added))
    else for (const each of some) await added(each)
    const after = cpu()
    return {
      service: (after.service - before.service) / some.length,
      engine: (after.engine - before.engine) / some.length,
      seconds: (performance.now() - began) / 1000,
    }
  }
  const latencies: number[] = []
  let isOver = false
  const askStatus = async () => {
    while (!isOver) {
      const began = performance.now()
      await world.client().call('GET', '/status')
      latencies.push(performance.now() - began)
      await Bun.sleep(askEveryMs)
    }
  }

  await watch(movies.slice(0, warmUp), 'in order')
  const one = await watch(movies.slice(warmUp, warmUp + alone), 'in order')
  const asking = askStatus()
  const many = await watch(movies.slice(warmUp + alone), 'at once')
  isOver = true
  await asking
  const sorted = latencies.toSorted((a, b) => a - b)
  const row = (what: string, { service, engine, seconds }: typeof one) => ({
    what,
    'CPU of the service, each': ms(service),
    'CPU of the engine, each': ms(engine),
    took: `${seconds.toFixed(1)} s`,
  })
  printTable('adding a movie of 3 MB until it can be watched', [
    row(`${alone} one after another`, one),
    row(`${together} at once, with /status every ${askEveryMs} ms`, many),
  ])
  printTable('/status meanwhile', [
    {
      median: ms(median(sorted)),
      p99: ms(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      longest: ms(sorted.at(-1) ?? 0),
      questions: String(sorted.length),
    },
  ])
} finally {
  await world.close()
}
process.exit(0)
