import { expect, test } from 'bun:test'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'

const app = useApp()

test('sample movies need an empty library: one with movies refuses them, with a reason', async () => {
  putMovie(app, { title: 'Metropolis' })

  const { status, body } = await app.ask('POST', '/demo')

  expect(status).toBe(409)
  expect(body).toMatchObject({ error: { code: 'conflict', details: { reason: 'samples_need_empty_library' } } })
})

test('a service embedded in another program offers no samples and is not a sample', async () => {
  expect((await app.ask('GET', '/demo')).body as unknown).toEqual({ is_sample: false })
  for (const method of ['POST', 'DELETE']) {
    const { status, body } = await app.ask(method, '/demo')
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { details: { reason: 'no_samples' } } })
  }
})
