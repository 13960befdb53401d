import { answerSaying, say } from './said'

/** One thing by its id, as its route answers it when nothing else is asked. Throws where the route refuses. */
type Read = (id: number) => object
type Asked = { path: string; search: string; ip: string | null }

/**
 * Reads what is asked for by its plain address without its route: there is nothing to check in such an address, and to find the route and
 * pass through it takes as long as to read. It comes after authentication, as the routes do. Null: the routes answer, as they do
 * whatever is not found, and what was asked for lately: of them the answers are kept.
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
      // The route fails in the same way, and reports it.
      return null
    }
  }
}

/** As many as answers are kept. */
const mostRemembered = 64
const plainId = /^[1-9]\d{0,14}$/
