import type { Query } from './wire'

/** A request below `/api/v3`, after authentication. */
export type Call = {
  readonly request: Request
  readonly ip: string | null
  readonly query: Query
  /** The parsed JSON body; undefined without one. */
  readonly body: unknown
  /** What stands in the path for `{id}` and the like, in lower case. */
  readonly at: Readonly<Record<string, string>>
  /** The id in the path. */
  readonly id: number
  /** Whether it carries the master key. */
  readonly isKey: boolean
}

/** Returns a value, answered as JSON, or a whole response. */
export type Run = (call: Call) => unknown
/** By method and path, such as `GET movie/{id}`. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, Run>>

export type Book = ReturnType<typeof createBook>
/** Finds the route of a path in lower case, without the leading part that all have in common. */
export const createBook = (routes: Routes) => {
  const compiled = Object.entries(routes).map(([name, run]) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, run, form: formOf(path) }
  })
  return {
    find(method: string, path: string): { run: Run; at: Record<string, string> } | null {
      for (const route of compiled) {
        const found = route.method === method ? route.form.exec(path) : null
        if (found) return { run: route.run, at: { ...found.groups } }
      }
      return null
    },
  }
}

const formOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${name === 'id' ? '\\d{1,15}' : '[^/]+'})`)}$`,
  )
