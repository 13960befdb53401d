import type { AnyElysia } from 'elysia'

type Hooks = { response?: unknown }

/**
 * Validates every response against its route's schema, except in a release: there it would take longer than reading the data, and find
 * nothing that the routes' tests do not. The API document shows the schemas in both.
 */
export const answerChecks = ({ areOn }: { areOn: boolean }) => {
  const shown = new Map<string, unknown>()
  const placeOf = (prefix: string, { method, path }: { method: string; path: string }) => `${method} ${prefix}${path}`

  return {
    /** Call before the routes are mounted under `prefix`; routes added later are not checked. */
    take(routes: AnyElysia, prefix: string): AnyElysia {
      if (areOn) return routes
      for (const route of routes.routes) {
        const hooks = route.hooks as Hooks
        shown.set(placeOf(prefix, route), hooks.response)
        delete hooks.response
      }
      return routes
    },
    /** Call once all routes are mounted. */
    show(app: AnyElysia): void {
      for (const route of app.routes) {
        const response = shown.get(placeOf('', route))
        if (response !== undefined) (route.hooks as Hooks).response = response
      }
    },
  }
}
