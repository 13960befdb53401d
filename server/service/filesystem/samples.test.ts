import { expect, test } from 'bun:test'
import { noAutostart } from '#server/cli/host'
import type { Host } from '#server/foundation/platform/host'
import { putMovie } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'

const samples: Host = {
  end: () => {},
  autostart: noAutostart,
  reveal: async () => false,
  licenses: async () => ({ thirdParty: [], notices: '' }),
  samples: null,
  isSample: true,
}
const app = useSharedApp({ host: samples })

test.each(['/filesystem', '/filesystem?path=/', '/filesystem?path=/nowhere&nearest=true', '/manual-import?path=/'])(
  'the samples show nothing of the computer that they run on: %s',
  async (path) => {
    const { status, body } = await app.ask('GET', path)

    expect(status).toBe(403)
    expect(body).toMatchObject({ error: { message: 'This works in your own library, not among the sample movies' } })
  },
)

test('the samples show the files of their own downloads', async () => {
  const movie_id = putMovie(app, { title: 'Metropolis' })
  const magnet = `magnet:?xt=urn:btih:${'a'.repeat(40)}`
  const { body } = await app.ask<{ id: number }>('POST', '/downloads', { movie_id, magnet })

  expect((await app.ask('GET', `/manual-import?download_id=${body.id}`)).status).not.toBe(403)
})
