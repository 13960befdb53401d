import { Database } from 'bun:sqlite'
import { basename, join } from 'node:path'
import { sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import type { MovieSketch } from '#world/catalog'
import type { Frame, Movie } from './client'
import { isAlive } from './processes'
import type { World } from './world'

const words = ['Amber', 'Birch', 'Cedar', 'Dahlia', 'Elder', 'Fern', 'Ginger', 'Hazel', 'Iris', 'Juniper']
const places = ['Falls', 'Harbour', 'Meadow', 'Lane', 'Bridge', 'Market', 'Station', 'Valley', 'Garden', 'Tower']

/** This many movies, with titles that cannot be confused. */
const manyMovies = (count: number): MovieSketch[] =>
  Array.from({ length: count }, (_, i) => ({
    id: 5000 + i,
    title: `${words[i % 10]} ${places[Math.floor(i / 10) % 10]}`,
    year: 1930 + Math.floor(i / 100),
  }))

/** The steps of a movie, in which a kill may happen. */
const steps = [
  'movie_added',
  'search_started',
  'release_grabbed',
  'download_metadata_ready',
  'download_started',
  'download_completed',
  'import_started',
  'file_added',
] as const

export type Kill = { movie: string; was: string }

/** The states in which the kills found their movies: on a fast machine, several steps pass before one is told. */
export const statesOf = (kills: readonly Kill[]): Set<string> => new Set(kills.map(({ was }) => was))

/**
 * Adds one movie after another and kills the program on each one's way into the library: four times out of five shortly after a step
 * begins, otherwise at a random moment. Goes on, up to four times as often, until this many states were met. Returns where it was killed,
 * the orphaned engines, and the expected SHA-256 of each movie. All movies are imported in the end.
 */
export const killOnTheWay = async (
  world: World,
  { kills, states }: { kills: number; states: number },
): Promise<{ kills: Kill[]; engines: number[]; sums: Map<number, string> }> => {
  const movies = manyMovies(4 * kills + 1)
  world.provider.movies.push(...movies)
  const sums = new Map<number, string>()
  const seed = async (movie: MovieSketch) => {
    const name = `${movie.title.replace(' ', '.')}.${movie.year}.1080p.BluRay.x264-TEST`
    sums.set(movie.id, (await world.seed(name, movie)).sha256)
  }
  for (const movie of movies.slice(0, kills + 1)) await seed(movie)

  const began = performance.now()
  await world.becomes(await world.add(movies[0]!), 'available')
  const usualMs = performance.now() - began

  const told: Kill[] = []
  const engines: number[] = []
  for (const [index, movie] of movies.slice(1).entries()) {
    if (index >= kills && statesOf(told).size >= states) break
    if (!sums.has(movie.id)) await seed(movie)
    const engine = await world.service().enginePid()
    if (engine !== undefined) engines.push(engine)
    const socket = await world.client().listen()
    const adding = world.add(movie).catch(() => undefined)
    if (index % 5 === 4) await Bun.sleep(Math.random() * usualMs * 1.2)
    else await within(steps[(index - Math.floor(index / 5)) % steps.length]!, socket.frames)
    await world.service().cut()
    await Promise.all([adding, socket.closed])
    told.push({ movie: movie.title, was: stateIn(world.dataDir, movie) })
    await world.restart()
    await arrive(world, movie)
  }
  return { kills: told, engines, sums }
}

/** Just after a step has begun, occasionally a little later. */
const within = async (step: string, frames: readonly Frame[]): Promise<void> => {
  await until(`the step ${step} begins`, () => frames.some(({ type }) => type === step))
  await Bun.sleep(Math.random() * 20)
}

/** Triggers scheduled tasks repeatedly until the movie is imported. */
const arrive = async (world: World, wanted: MovieSketch): Promise<void> => {
  const client = world.client()
  const find = async () => (await client.movies()).find(({ metadata_id }) => metadata_id === wanted.id)
  const movie: Movie = (await find()) ?? (await world.add(wanted))
  const driving = setInterval(() => {
    for (const task of ['wanted-search', 'download-check', 'import-retry']) client.runTask(task).catch(() => undefined)
  }, 700)
  try {
    await world.becomes(movie, 'available')
  } finally {
    clearInterval(driving)
  }
}

/** The movie's state in the database when the program was killed. */
const stateIn = (dataDir: string, movie: MovieSketch): string => {
  const db = new Database(join(dataDir, 'app.db'), { readonly: true })
  const told = db
    .query<{ type: string }, [number]>(
      'SELECT h.type FROM history h JOIN movies m ON m.id = h.movie_id WHERE m.metadata_id = ? ORDER BY h.seq DESC LIMIT 1',
    )
    .get(movie.id)
  db.close()
  return told?.type ?? 'not yet added'
}

/** Everything that is wrong after the kills; empty if nothing is. */
export const damageOf = async (world: World, { engines, sums }: { engines: number[]; sums: Map<number, string> }): Promise<string[]> => {
  const damage: string[] = []
  const movies = await world.client().movies()
  if (movies.length !== sums.size) damage.push(`${movies.length} movies instead of ${sums.size}`)
  const happened = await world.client().history()
  const times = (type: string, id: number) => happened.filter((each) => each.type === type && each.movie_id === id).length
  for (const movie of movies) {
    const files = await world.client().files(movie.id)
    if (files.length !== 1) damage.push(`${movie.title} has ${files.length} files`)
    for (const file of files)
      if ((await sha256Of(file.path)) !== sums.get(movie.metadata_id)) damage.push(`${file.path} differs from the seeded file`)
    for (const type of ['movie_added', 'file_added', 'import_completed'])
      if (times(type, movie.id) !== 1) damage.push(`${type} was told ${times(type, movie.id)} times of ${movie.title}`)
  }
  const shelf = world.onShelf()
  if (shelf.length !== sums.size) damage.push(`${shelf.length} files in the library instead of ${sums.size}: ${shelf.join(', ')}`)
  damage.push(...shelf.filter((path) => basename(path).startsWith('.')).map((path) => `${path} is left over`))
  await until('orphaned engines are gone', () => !engines.some(isAlive)).catch((error: Error) => damage.push(error.message))
  return damage
}

/** SQLite's integrity report on the database of a stopped service. */
export const databaseDamage = (dataDir: string): string[] => {
  const db = new Database(join(dataDir, 'app.db'), { readonly: true })
  const integrity = db.query<{ integrity_check: string }, []>('PRAGMA integrity_check').all()
  const orphans = db.query('PRAGMA foreign_key_check').all()
  db.close()
  return [...integrity.map((row) => row.integrity_check).filter((text) => text !== 'ok'), ...orphans.map((row) => JSON.stringify(row))]
}
