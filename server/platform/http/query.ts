import { Invalid, InvalidCursor, InvalidExpand } from '#server/platform/errors'

/** Longer than any cursor that was ever given out. */
const longestCursor = 2000

/** What holds for every address, before its own rules. Throws InvalidCursor, InvalidExpand or Invalid. */
export const checkQuery = (query: Record<string, unknown>, { address, expands }: { address: string; expands: boolean }): void => {
  const { cursor, limit, expand } = query
  if (typeof cursor === 'string' && (cursor === '' || cursor.length > longestCursor)) throw new InvalidCursor()
  // An empty text has become the number 0.
  if (limit === 0 && /[?&]limit=(?:%20|\+|\s)*(?:[&#]|$)/.test(address)) throw new Invalid('must be a number', 'limit')
  if (typeof expand === 'string' && expand.trim() !== '' && !expands) throw new InvalidExpand(expand.slice(0, 100), [])
}

type Route = { method: string; path: string; hooks: unknown }
/** Which routes know a query parameter; found from the routes themselves. */
export const routesWithQuery = (name: string, routes: () => readonly Route[]) => {
  let known: Set<string> | undefined
  return (method: string, path: string): boolean => {
    known ??= new Set(
      routes()
        .filter(({ hooks }) => name in ((hooks as { query?: { properties?: object } } | undefined)?.query?.properties ?? {}))
        .map((route) => `${route.method} ${route.path}`),
    )
    return known.has(`${method} ${path}`)
  }
}
