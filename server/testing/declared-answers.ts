import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Answer = { readonly content?: Readonly<Record<string, unknown>> }
type Operation = { readonly responses: Readonly<Record<string, Answer>> }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
/** What came back for a request; `place` is its path, with or without a query, a host, and a base path. */
export type Met = { readonly method: string; readonly place: string; readonly status: number; readonly type: string | null }

const documentPath = join(import.meta.dir, '../../docs/openapi.json')
let known: Declared | undefined

/** Fails if docs/openapi.json does not declare this status and media type for the operation. */
export const expectDeclared = (met: Met): void => {
  known ??= declaredIn(JSON.parse(readFileSync(documentPath, 'utf8')) as Document)
  const complaint = known.complaintAbout(met)
  if (complaint !== null) throw new Error(`docs/openapi.json: ${complaint}`)
}

type Declared = ReturnType<typeof declaredIn>

export const declaredIn = ({ paths }: Document, note: (line: string) => void = noteSeen) => {
  const noted = new Set<string>()
  const routes = Object.entries(paths)
    .map(([path, operations]) => ({ path, operations, matches: patternOf(path) }))
    // A literal path wins over one with an id.
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)

  return {
    /** Null if all is declared, or if the document has no such operation. */
    complaintAbout({ method, place, status, type }: Met): string | null {
      const path = pathOf(place)
      const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
      const route = path === null ? undefined : routes.find(({ matches }) => matches.test(path))
      const operation = route?.operations[verb]
      if (!route || !operation) return null
      const name = `${verb.toUpperCase()} ${route.path}`
      const declared = operation.responses[status]
      if (!declared) return `${name} answered ${status}, which is not declared`
      const wrong = wrongType(status, declared, type)
      if (wrong !== null) return `${name} answered ${status} with ${wrong}`
      const line = `${name} ${status}`
      if (!noted.has(line)) note(line)
      noted.add(line)
      return null
    },
  }
}

const pathOf = (place: string): string | null => {
  const path = place.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? ''
  const start = path.indexOf('/api/v1/')
  return start < 0 ? null : path.slice(start)
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/[.+*()[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

/** Errors are all the same JSON; what follows a semicolon says how, not what. */
const wrongType = (status: number, { content }: Answer, type: string | null): string | null => {
  if (status === 304) return null
  if (status === 204) return type === null ? null : `the media type ${type}, though it has no body`
  const wanted = status >= 400 ? ['application/json'] : Object.keys(content ?? {})
  const sent = (type ?? '').split(';')[0]?.trim() ?? ''
  const isWanted = wanted.some((each) => each === sent || (each.endsWith('/*') && sent.startsWith(each.slice(0, -1))))
  return isWanted ? null : `the media type "${sent}" instead of ${wanted.join(' or ') || 'none'}`
}

/** For `npm test`, which compares what all tests saw with what is declared. */
const noteSeen = (line: string): void => {
  const file = process.env.MARQUEE_SEEN_ANSWERS
  if (file) appendFileSync(file, `${line}\n`)
}
