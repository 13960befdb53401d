import { expect, test } from 'bun:test'
import { Elysia, t } from 'elysia'
import { putMovie } from '#server/testing/put-rows'
import { openTestApp } from '#server/testing/test-app'
import { answerChecks } from './answer-checks'

const answers = async (areOn: boolean, body: unknown) => {
  const checks = answerChecks({ areOn })
  const routes = new Elysia().get('/thing', () => body as never, { response: { 200: t.Object({ id: t.Integer() }) } })
  const app = new Elysia().use(checks.take(routes as never, ''))
  checks.show(app as never)
  const { status } = await app.handle(new Request('http://localhost/thing'))
  return { status, shown: (app.routes.at(0)!.hooks as { response?: unknown }).response }
}

test('a response that breaks its own schema fails in tests and passes in a release; both document the schema', async () => {
  const [tested, released] = [await answers(true, { id: 'one' }), await answers(false, { id: 'one' })]

  expect(tested.status).not.toBe(200)
  expect(released.status).toBe(200)
  expect(released.shown).toBeDefined()
  expect(tested.shown).toBeDefined()
})

test('a release answers and documents itself as it does in its tests', async () => {
  const paths = ['/movies', '/movies/1', '/movies/9', '/movies/facets', '/tags', '/stats', '/calendar', '/tasks?limit=3', '/nowhere']
  const seen = async (isRelease: boolean) => {
    const app = await openTestApp({ isRelease })
    try {
      putMovie(app, { title: 'Seen' })
      const added = await app.ask('POST', '/tags', { name: 'seen' })
      const found: unknown[] = []
      for (const path of paths) {
        const { status, body, headers } = await app.ask('GET', path)
        found.push([path, status, { ...(body as object), next_cursor: null }, headers.get('content-type')])
      }
      const removed = await app.ask('DELETE', '/tags/1')
      const document = await (await app.send('GET', '/api-docs/openapi.json', { headers: { 'x-api-key': app.key() } })).text()
      return { found, added: [added.status, added.body], removed: [removed.status, removed.response.body], document }
    } finally {
      await app.close()
    }
  }

  const [tested, released] = [await seen(false), await seen(true)]

  expect(JSON.stringify(released)).toBe(JSON.stringify(tested))
})
