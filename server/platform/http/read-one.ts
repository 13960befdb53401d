import { answerSaying, say } from './said'

/** Reads one thing by id and returns what its route would without parameters. Throws where the route refuses. */
type Read = (id: number) => object
type Asked = { path: string; search: string; ip: string | null }

/**
 * Answers a plain address without its route: there is nothing to validate, and finding and running the route takes as long as reading. Runs
 * after authentication, like the routes. Returns null to leave the request to the routes: for anything not found, and for recent reads,
 * whose responses are cached there.
 */
export const createReadOne = (places: Readonly<Record<string, Read>>) => {
  const lately = new Set<string>()
  return (request: Request, { path, search, ip }: Asked): Response | null => {
    const last = path.lastIndexOf('/') + 1
    const read = places[path.slice(0, last)]
    if (!read || search !== '' || request.method !== 'GET' || !plainId.test(path.slice(last)) || lately.has(path)) return null
    if (lately.size === mostRemembered) lately.clear()
    lately.add(path)
    try {
      return answerSaying(say(JSON.stringify(read(Number(path.slice(last)))), 'application/json;charset=utf-8'), request, ip)
    } catch {
      // The route fails the same way and reports it.
      return null
    }
  }
}

/** As many as responses are cached. */
const mostRemembered = 64
const plainId = /^[1-9]\d{0,14}$/
