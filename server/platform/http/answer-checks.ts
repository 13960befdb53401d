import type { AnyElysia } from 'elysia'

type Hooks = { response?: unknown }

/**
 * Every answer is held against the schema of its route, except in a release: there it would take longer than to read what is answered, and
 * find nothing that the tests of the same routes do not. The document shows the schemas in both.
 */
export const answerChecks = ({ areOn }: { areOn: boolean }) => {
  const shown = new Map<string, unknown>()
  const placeOf = (prefix: string, { method, path }: { method: string; path: string }) => `${method} ${prefix}${path}`

  return {
    /** Before the routes are used below `prefix`: what is not there is not checked. */
    take(routes: AnyElysia, prefix: string): AnyElysia {
      if (areOn) return routes
      for (const route of routes.routes) {
        const hooks = route.hooks as Hooks
        shown.set(placeOf(prefix, route), hooks.response)
        delete hooks.response
      }
      return routes
    },
    /** When all routes are in use. */
    show(app: AnyElysia): void {
      for (const route of app.routes) {
        const response = shown.get(placeOf('', route))
        if (response !== undefined) (route.hooks as Hooks).response = response
      }
    },
  }
}
