import { answerWith, type Content, contentOf } from './response-content'

/** A response that depends on the database and the clock alone, so it can be reused. */
type Kept = { content: Content; from: number; until: number }
type Deps = {
  /** Changes with every change of the database. */
  stateVersion: () => string
  now: () => number
  /** The time until which no response changes, as long as the database does not. */
  settledUntil: () => number
}
type Asked = { readonly path: string; readonly search: string; readonly ip: string | null }
export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/**
 * Whether to cache a response: only lists of movies and what counts them, which are requested again and again. Never with `expand`, because
 * what belongs to a movie may come from memory or a disk.
 */
const mayBeKept = ({ path, search }: Asked): boolean =>
  isKeptPath(path) && !/expand|api_key|%/.test(search) && search.length <= longestSearch
export const isKeptPath = (path: string): boolean => isCounted.test(path)
const isCounted = /^\/api\/v1\/(?:movies(?:\/facets|\/[1-9]\d{0,15})?|wanted\/(?:missing|cutoff)|stats\/sizes)$/
const longestSearch = 500
const mostKept = 64
const largestKept = 512 * 1024

/** Caches responses until the database changes or the clock would change them. */
export const createKeptAnswers = ({ stateVersion, now, settledUntil }: Deps) => {
  const kept = new Map<string, Kept>()
  let keptAt = ''
  /** For the current state of the database. */
  let settled = { from: 0, until: 0 }
  const untilSettled = (at: number): number => {
    if (at < settled.from || at >= settled.until) settled = { from: at, until: settledUntil() }
    return settled.until
  }

  /** Forgets everything if the database changed. Read the version before the query: a concurrent change must invalidate the response. */
  const refresh = (): void => {
    const present = stateVersion()
    if (present !== keptAt) {
      kept.clear()
      settled = { from: 0, until: 0 }
    }
    keptAt = present
  }

  const find = (asked: Asked): Content | null => {
    if (!mayBeKept(asked)) return null
    refresh()
    const key = keyOf(asked)
    const found = kept.get(key)
    const at = now()
    if (!found || at < found.from || at >= found.until) return null
    // Reinsert at the end: the first entry is the least recently used.
    kept.delete(key)
    kept.set(key, found)
    return found.content
  }

  const keep = (asked: Asked, content: Content): void => {
    if (content.text.length > largestKept) return
    const from = now()
    const until = untilSettled(from)
    kept.delete(keyOf(asked))
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(keyOf(asked), { content, from, until })
  }

  return {
    /** The response to this GET, if it is cached and still true. */
    find,
    /** Caches what was read since `find`, with nothing awaited in between. */
    keep,
    /** Answers from the cache, or with what `make` returns. */
    async answer(request: Request, asked: Asked, make: () => Response | Promise<Response>): Promise<Response> {
      if (request.method !== 'GET' || !mayBeKept(asked)) return await make()
      const known = find(asked)
      if (known) return answerWith(known, { request, asked })
      const present = keptAt
      const response = await make()
      if (!isWhole(response)) return response
      const content = contentOf(await response.text(), response.headers.get('content-type') ?? '')
      if (keptAt === present) keep(asked, content)
      return answerWith(content, { request, asked })
    },
  }
}

const keyOf = ({ path, search }: Asked): string => path + search

/** Whether the response carries nothing besides its body. */
const isWhole = ({ status, headers }: Response): boolean => {
  for (const name of headers.keys()) if (name !== 'content-type') return false
  return status === 200
}
