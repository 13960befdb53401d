import { type Packing, pack, packingFor } from './packing'

/** An answer that follows from the database and the clock alone, so that it may be given again. */
type Kept = {
  text: string
  type: string
  etag: string
  from: number
  until: number
  packed: Map<Packing, Uint8Array<ArrayBuffer>>
}
type Deps = {
  /** Differs after every change of the database. */
  mark: () => string
  now: () => number
  /** Until when the clock alone changes no answer, given that the database does not. */
  settledUntil: () => number
}
type Asked = { path: string; search: string; ip: string | null }

/**
 * What may be kept: movies and how many there are of which kind, which are asked for again and again. Never with `expand`, as what belongs
 * to a movie may live in memory or on a disk. None of them holds a secret, so none can be guessed from how well it packs: nothing but these
 * is ever packed.
 */
const mayBeKept = ({ path, search }: Asked): boolean =>
  /^\/api\/v1\/movies(?:\/facets|\/[1-9]\d{0,15})?$/.test(path) && !/expand|api_key|%/.test(search) && search.length <= longestSearch
const longestSearch = 500
const mostKept = 64
const largestKept = 512 * 1024

/**
 * Keeps answers until the database changes or the clock would make them differ. Their `ETag` is made of what they say, so a client that
 * shows it gets 304 if and only if it would be sent the same again.
 */
export const createKeptAnswers = ({ mark, now, settledUntil }: Deps) => {
  const kept = new Map<string, Kept>()
  let keptAt = ''
  /** Of the database as it is now. */
  let settled = { from: 0, until: 0 }
  const untilSettled = (at: number): number => {
    if (at < settled.from || at >= settled.until) settled = { from: at, until: settledUntil() }
    return settled.until
  }

  const find = (key: string): Kept | undefined => {
    const found = kept.get(key)
    const at = now()
    if (!found || at < found.from || at >= found.until) return undefined
    // The one that was not asked for the longest stands first.
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
    const text = await response.text()
    const etag = `W/"${text.length.toString(36)}-${Bun.hash(text).toString(36)}"`
    const from = now()
    return { text, etag, type, from, until: untilSettled(from), packed: new Map() }
  }

  return async (request: Request, asked: Asked, make: () => Response | Promise<Response>): Promise<Response> => {
    if (request.method !== 'GET' || !mayBeKept(asked)) return await make()
    // Read before the database is: what changes meanwhile makes the answer void, and not the other way round.
    const present = mark()
    if (present !== keptAt) {
      kept.clear()
      settled = { from: 0, until: 0 }
    }
    keptAt = present
    const key = asked.path + asked.search
    const known = find(key)
    if (known) return answerOf(known, request, asked.ip)
    const response = await make()
    if (!isWhole(response)) return response
    const found = await read(response)
    if (keptAt === present && found.text.length <= largestKept) keep(key, found)
    return answerOf(found, request, asked.ip)
  }
}

/** Nothing is said beside the body. */
const isWhole = ({ status, headers }: Response): boolean => {
  for (const name of headers.keys()) if (name !== 'content-type') return false
  return status === 200
}

const answerOf = (found: Kept, request: Request, ip: string | null): Response => {
  const { text, etag, type } = found
  const always = { etag, vary: 'accept-encoding' }
  if (isShown(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers: always })
  const packing = packingFor(request, { ip, bytes: text.length })
  if (packing === null) return new Response(text, { headers: { ...always, 'content-type': type } })
  const packed = found.packed.get(packing) ?? pack(Buffer.from(text), packing)
  found.packed.set(packing, packed)
  return new Response(packed, { headers: { ...always, 'content-type': type, 'content-encoding': packing } })
}

const isShown = (etag: string, shown: string | null): boolean =>
  shown?.split(',').some((each) => each.trim() === etag || `W/${each.trim()}` === etag) ?? false
