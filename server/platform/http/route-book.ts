import type { Thing } from '#server/platform/sentences'
/** The part of a schema that is read here. */
export type Shape = {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  properties?: Readonly<Record<string, Shape>>
  minimum?: number
  maximum?: number
  'x-kind'?: Thing
  /** A comma list; of these words, unless it is empty. */
  'x-words'?: readonly string[]
}
export type Route = { method: string; path: string; hooks: unknown }
type Rules = { query: Readonly<Record<string, Shape>>; params: Readonly<Record<string, Shape>>; body: Shape | undefined }

const none: Rules = { query: {}, params: {}, body: undefined }

/** What the routes say of themselves: which methods an address knows, and what a request for it must look like. */
export const routeBook = (routes: () => readonly Route[]) => {
  let table: { pattern: RegExp; method: string; open: number; path: string }[] | undefined
  const rules = new Map<string, Rules>()

  /** The routes of the most literal path that fits: `/movies/facets` is not `/movies/:id`. */
  const matching = (path: string) => {
    table ??= routes().map(({ method, path: own }) => ({ method, path: own, pattern: patternOf(own), open: own.split(/[:*]/).length }))
    const found = table.filter(({ pattern }) => pattern.test(path))
    const fewest = Math.min(...found.map(({ open }) => open))
    return found.filter(({ open }) => open === fewest)
  }

  return {
    allowed: (path: string): string[] => {
      const found = new Set(matching(path).map(({ method }) => method))
      if (found.has('GET')) found.add('HEAD')
      return [...found].sort()
    },
    /** Whether a more literal route stands at this address, which does not know the method. */
    isShadowed: (path: string, route: string): boolean => {
      if (!/[:*]/.test(route)) return false
      const found = matching(path)
      return found.length > 0 && found.every((each) => each.path !== route)
    },
    rules: (method: string, route: string): Rules => {
      const key = `${method} ${route}`
      const known = rules.get(key)
      if (known) return known
      const found = routes().find((each) => each.method === method && each.path === route)
      const { query, params, body } = (found?.hooks ?? {}) as { query?: Shape; params?: Shape; body?: Shape }
      const made = found ? { query: query?.properties ?? {}, params: params?.properties ?? {}, body } : none
      rules.set(key, made)
      return made
    },
  }
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/[.+()[\]]/g, '\\$&')
      .replace(/:[^/]+/g, '[^/]+')
      .replace(/\*/g, '.+')}/?$`,
  )
