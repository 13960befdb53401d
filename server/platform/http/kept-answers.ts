import { answerSaying, type Said, say } from './said'

/** A response that depends on the database and the clock alone, so it can be reused. */
type Kept = { said: Said; from: number; until: number }
type Deps = {
  /** Changes with every change of the database. */
  mark: () => string
  now: () => number
  /** The time until which no response changes, as long as the database does not. */
  settledUntil: () => number
}
type Asked = { path: string; search: string; ip: string | null }

/**
 * Whether to cache a response: only movies and their facets, which are requested again and again. Never with `expand`, because what belongs
 * to a movie may come from memory or a disk.
 */
const mayBeKept = ({ path, search }: Asked): boolean =>
  /^\/api\/v1\/movies(?:\/facets|\/[1-9]\d{0,15})?$/.test(path) && !/expand|api_key|%/.test(search) && search.length <= longestSearch
const longestSearch = 500
const mostKept = 64
const largestKept = 512 * 1024

/** Caches responses until the database changes or the clock would change them. */
export const createKeptAnswers = ({ mark, now, settledUntil }: Deps) => {
  const kept = new Map<string, Kept>()
  let keptAt = ''
  /** For the current state of the database. */
  let settled = { from: 0, until: 0 }
  const untilSettled = (at: number): number => {
    if (at < settled.from || at >= settled.until) settled = { from: at, until: settledUntil() }
    return settled.until
  }

  const find = (key: string): Kept | undefined => {
    const found = kept.get(key)
    const at = now()
    if (!found || at < found.from || at >= found.until) return undefined
    // Reinsert at the end: the first entry is the least recently used.
    kept.delete(key)
    kept.set(key, found)
    return found
  }

  const keep = (key: string, found: Kept): void => {
    kept.delete(key)
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(key, found)
  }

  const read = async (response: Response): Promise<Kept> => {
    const type = response.headers.get('content-type') ?? ''
    const said = say(await response.text(), type)
    const from = now()
    return { said, from, until: untilSettled(from) }
  }

  return async (request: Request, asked: Asked, make: () => Response | Promise<Response>): Promise<Response> => {
    if (request.method !== 'GET' || !mayBeKept(asked)) return await make()
    // Read before the query: a concurrent change must invalidate the response, never the reverse.
    const present = mark()
    if (present !== keptAt) {
      kept.clear()
      settled = { from: 0, until: 0 }
    }
    keptAt = present
    const key = asked.path + asked.search
    const known = find(key)
    if (known) return answerSaying(known.said, request, asked.ip)
    const response = await make()
    if (!isWhole(response)) return response
    const found = await read(response)
    if (keptAt === present && found.said.text.length <= largestKept) keep(key, found)
    return answerSaying(found.said, request, asked.ip)
  }
}

/** Whether the response carries nothing besides its body. */
const isWhole = ({ status, headers }: Response): boolean => {
  for (const name of headers.keys()) if (name !== 'content-type') return false
  return status === 200
}
