import { movieById } from '../movies'
import type { ApiClient, ServiceEvent } from './api-client'
import type { Screen } from './screen'
import { megabytes } from './screen'

export type ShowOptions = {
  readonly metadata_id: number
  readonly service: Pick<ApiClient, 'get' | 'post'>
  readonly screen: Screen
  readonly listeners: Set<(event: ServiceEvent) => void>
  readonly checksumOf: (release: string) => string | null
  readonly patienceMs: number
}

type Movie = { readonly id: number; readonly title: string; readonly year: number | null }
type Candidate = { readonly title: string; readonly verdict: string; readonly reasons: readonly { readonly text: string }[] }
type File = { readonly path: string; readonly size_bytes: number; readonly quality: string }

/** Adds a movie and reports every step. True if the imported file is what was seeded. */
export const followMovie = async ({ metadata_id, service, screen, listeners, checksumOf, patienceMs }: ShowOptions): Promise<boolean> => {
  const name = movieById(metadata_id)?.title ?? `Movie ${metadata_id}`
  const done = Promise.withResolvers<{ file_id: number; release: string }>()
  const early: ServiceEvent[] = []
  let movie: Movie | undefined
  let release = ''

  const heard = (event: ServiceEvent) => {
    if (event.type === 'release_grabbed') release = String(event.release_title)
    if (event.type === 'download_progress') screen.progress(name, progressOf(event))
    else if (movie) tell({ event, movie, service, screen })
    if (event.type === 'import_completed') done.resolve({ file_id: Number(event.file_id), release })
    if (event.type === 'import_blocked') done.reject(new Error(`${name} could not be imported: ${String(event.reason)}`))
  }
  /** Events of a movie may arrive before the response with its id. */
  const hear = (event: ServiceEvent) => {
    if (movie === undefined) early.push(event)
    else if (event.movie_id === movie.id) heard(event)
  }
  const patience = setTimeout(() => done.reject(new Error(`${name} did not arrive in ${patienceMs / 1000} seconds`)), patienceMs)
  listeners.add(hear)
  try {
    movie = await service.post<Movie>('/movies', { metadata_id })
    screen.say(`${screen.strong(movie.title)} (${movie.year}) was added`)
    for (const event of early.splice(0)) hear(event)
    const { file_id, release: taken } = await done.promise
    return await check({ service, screen, name, expected: checksumOf(taken), file_id })
  } catch (error) {
    screen.say(`${screen.strong(name)}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    clearTimeout(patience)
    listeners.delete(hear)
    screen.settle(name)
  }
}

const progressOf = (event: ServiceEvent) => {
  const seeders = Number(event.seeders ?? 0)
  return { share: Number(event.progress), speed: Number(event.download_speed), peers: seeders === 1 ? '1 seeder' : `${seeders} seeders` }
}

type Telling = { readonly event: ServiceEvent; readonly movie: Movie; readonly service: ShowOptions['service']; readonly screen: Screen }

const tell = ({ event, movie, service, screen }: Telling) => {
  const name = screen.strong(movie.title)
  const lines: Record<string, () => string> = {
    search_completed: () => `${name}: ${event.found} releases found, ${event.accepted} suitable`,
    release_grabbed: () => `${name}: chose ${event.release_title}, because ${event.why}`,
    release_payload_refused: () => `${name}: rejected before downloading: ${event.reason}`,
    download_started: () => `${name}: download started`,
    download_completed: () => `${name}: ${megabytes(Number(event.size_bytes))} downloaded and verified`,
    download_failed: () => `${name}: download failed: ${event.reason}`,
    import_failed: () => `${name}: not imported yet: ${event.reason}`,
    import_completed: () => `${name}: imported by ${event.method} as ${event.relative_path}`,
  }
  const line = lines[event.type]
  if (line) screen.say(line())
  if (event.type === 'download_completed') screen.settle(movie.title)
  if (event.type === 'search_completed') void tellRefused({ event, movie, service, screen })
}

/** Lists rejected releases, each with its first reason. */
const tellRefused = async ({ movie, service, screen }: Telling) => {
  try {
    const { results } = await service.get<{ results: Candidate[] }>(`/movies/${movie.id}/releases?limit=100`)
    for (const { title, reasons } of results.filter(({ verdict }) => verdict !== 'accepted'))
      screen.say(screen.faint(`    not ${title}: ${reasons[0]?.text ?? 'no reason given'}`))
  } catch (error) {
    screen.say(screen.faint(`    listing the rejected releases failed: ${String(error)}`))
  }
}

type Check = {
  readonly service: ShowOptions['service']
  readonly screen: Screen
  readonly name: string
  readonly expected: string | null
  readonly file_id: number
}

const check = async ({ service, screen, name, expected, file_id }: Check): Promise<boolean> => {
  const file = await service.get<File>(`/files/${file_id}`)
  const sum = new Bun.CryptoHasher('sha256')
  for await (const chunk of Bun.file(file.path).stream()) sum.update(chunk)
  const found = sum.digest('hex')
  const isRight = found === expected
  const verdict = isRight ? 'matches the seeded file' : `but the seeded file has ${expected ?? 'none'}`
  screen.say(`${screen.strong(name)}: in the library, ${file.quality}, ${megabytes(file.size_bytes)}`)
  screen.say(`    ${file.path}`)
  screen.say(`    sha256 ${found} ${verdict}`)
  return isRight
}
