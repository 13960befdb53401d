import { Elysia } from 'elysia'
import type { Explorer } from './explorer'

type Deps = { document: () => Promise<string>; explorer: Explorer; base: () => string }

/** The document and the page that shows it. They are next to the API, not part of it. */
export const openapiRoutes = ({ document, explorer, base }: Deps) =>
  new Elysia({ tags: ['System'] })
    .get(
      '/api-docs/openapi.json',
      async () => new Response(await document(), { headers: { 'content-type': 'application/json; charset=utf-8' } }),
      { detail: { hide: true } },
    )
    .get('/api/docs', () => explorer.page(base()), { detail: { hide: true } })
    .get('/api/docs/:file', ({ params, request }) => explorer.file(params.file, request), { detail: { hide: true } })
