import type { Thing } from '#server/foundation/platform/sentences'
/** The part of a schema that is used here. */
export type Shape = {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  properties?: Readonly<Record<string, Shape>>
  minimum?: number
  maximum?: number
  'x-kind'?: Thing
  /** A comma list of these words, or of any if empty. */
  'x-words'?: readonly string[]
}
export type Route = { method: string; path: string; hooks: unknown }
type Rules = { query: Readonly<Record<string, Shape>>; params: Readonly<Record<string, Shape>>; body: Shape | undefined }

const none: Rules = { query: {}, params: {}, body: undefined }

/** The routes' own declarations: which methods an address accepts, and what a request must look like. */
export const routeBook = (routes: () => readonly Route[]) => {
  let table: { pattern: RegExp; method: string; open: number; path: string }[] | undefined
  const rules = new Map<string, Rules>()
  const rivals = new Map<string, readonly RegExp[]>()
  const all = () => {
    table ??= routes().map(({ method, path: own }) => ({ method, path: own, pattern: patternOf(own), open: own.split(/[:*]/).length }))
    return table
  }
  /** More literal routes that may match the same address. */
  const rivalsOf = (route: string): RegExp[] => {
    const { length: open } = route.split(/[:*]/)
    const paths = new Set(all().flatMap((each) => (each.open < open && mayMeet(each.path, route) ? [each.path] : [])))
    return [...paths].map(patternOf)
  }

  /** The routes with the most literal matching path: `/movies/facets` is not `/movies/:id`. */
  const matching = (path: string) => {
    const found = all().filter(({ pattern }) => pattern.test(path))
    const fewest = Math.min(...found.map(({ open }) => open))
    return found.filter(({ open }) => open === fewest)
  }

  return {
    allowed: (path: string): string[] => {
      const found = new Set(matching(path).map(({ method }) => method))
      if (found.has('GET')) found.add('HEAD')
      return [...found].sort()
    },
    /** Whether a more literal route that lacks the method matches this address. */
    isShadowed: (path: string, route: string): boolean => {
      if (!/[:*]/.test(route)) return false
      const known = rivals.get(route) ?? rivalsOf(route)
      rivals.set(route, known)
      return known.some((pattern) => pattern.test(path))
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

/** Whether one address can match both. */
const mayMeet = (one: string, other: string): boolean => {
  if (one.includes('*') || other.includes('*')) return true
  const [these, those] = [one.split('/'), other.split('/')]
  return (
    these.length === those.length && these.every((part, at) => part === those[at] || part.startsWith(':') || those[at]!.startsWith(':'))
  )
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/[.+()[\]]/g, '\\$&')
      .replace(/:[^/]+/g, '[^/]+')
      .replace(/\*/g, '.+')}/?$`,
  )
