import { afterEach } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createQueries } from '../data/queries'

const real = globalThis.fetch
afterEach(() => {
  globalThis.fetch = real
})

/** A list response of the service. */
export const listOf = (...results: readonly unknown[]) => ({ results, next_cursor: null, has_more: false })

/** Renders a component with router and query cache. `answers` are the service's responses by the end of the path, or functions of the URL. */
export const showInPlace = (part: ReactElement, answers: Readonly<Record<string, unknown>>) => {
  globalThis.fetch = (async (request: Request) => {
    const url = new URL(request.url)
    const { pathname } = url
    const known = Object.entries(answers).find(([path]) => pathname.endsWith(path))
    if (known?.[1] === undefined)
      return Response.json({ error: { code: 'not_found', message: `nobody answers ${pathname}` } }, { status: 404 })
    return Response.json(typeof known[1] === 'function' ? known[1](url) : known[1])
  }) as unknown as typeof fetch
  const root = createRootRoute()
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => part })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([here, anywhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  return render(
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
