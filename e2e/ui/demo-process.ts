import { systemClock } from '#server/foundation/lib/clock'
import type { WorldMovie } from '#world/movies'
import { startDemoWorld } from '#world/world'
import { executable, outerEnv } from '../executable'

/**
 * The demo world in its own process, because drawing posters keeps a processor busy for seconds; without `posters` it serves plain ones.
 * Arguments: a folder, the kind of posters, and the movies to prepare.
 */
const [dir = '', pictures = 'plain', ...prepared] = process.argv.slice(2)
const complain = (message: string, fields?: Record<string, unknown>) => console.error(message, fields ?? '')

const world = await startDemoWorld({
  dir,
  rateLimit: null,
  clock: systemClock,
  log: { error: complain, warn: complain, info() {}, debug() {}, trace() {} },
  ffmpeg: null,
  prepared: prepared.map(Number),
  spawnSelf: (subcommand, hear) => {
    const child = Bun.spawn([...executable(), subcommand], {
      env: outerEnv(),
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: 'inherit',
      serialization: 'json',
      ipc: hear,
    })
    return { send: (message) => child.send(message), kill: () => child.kill('SIGKILL'), ended: child.exited }
  },
})
await Promise.all(world.movies.filter(({ id }) => prepared.includes(String(id))).map((movie: WorldMovie) => world.offersOf(movie)))

/** 200 × 300 pixels of blue. */
const bluePng =
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAAEsAQMAAAC8NG79AAAAA1BMVEVGWoKQj5t6AAAAHklEQVR42u3BMQEAAADCoPVPbQdvoAAAAAAAAADgNx54AAG94zQeAAAAAElFTkSuQmCC'

/** The provider with plain pictures. */
const startPlainProvider = () => {
  const plain = Buffer.from(bluePng, 'base64')
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: async (request) => {
      const { pathname, search, origin } = new URL(request.url)
      if (pathname.startsWith('/t/p/')) return new Response(plain, { headers: { 'content-type': 'image/png' } })
      const answer = await fetch(`${world.metadata_url}${pathname}${search}`, { headers: request.headers })
      return new Response((await answer.text()).replaceAll(world.metadata_url, origin), answer)
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}
const standIn = pictures === 'plain' ? startPlainProvider() : undefined

const end = async () => {
  await standIn?.stop()
  await world.stop()
  process.exit(0)
}
process.on('disconnect', () => void end())
process.on('SIGTERM', () => void end())
const { indexer_url, api_keys } = world
process.send?.({ metadata_url: standIn?.url ?? world.metadata_url, indexer_url, api_keys })
