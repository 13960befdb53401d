import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { asking, type Body, demoMovies, openSocket, openStanding, type Standing } from './contract/standing'
import { startProxy } from './ui/proxy'

const hasNginx = needs('nginx')
const hasOpenssl = needs('openssl')
const prefix = '/some/prefix'

let standing: Standing
let movie: Body
beforeAll(async () => {
  standing = await openStanding()
  movie = await standing.add(demoMovies[0])
}, 120_000)
afterAll(() => standing?.close(), 30_000)

describe.skipIf(!hasNginx || !hasOpenssl)('behind nginx, which terminates HTTPS and serves the service under a path', () => {
  for (const [how, keeps] of [
    ['strips the path', false],
    ['keeps the path', true],
  ] as const)
    test(`and ${how}: URLs, cookies, sockets, pictures, archives and the explorer work`, async () => {
      await standing.ok('PUT', '/config', { base_url: prefix })
      const proxy = await startProxy({ prefix, keeps, target: standing.url, secure: true })
      const { origin } = new URL(proxy.url)
      const ask = asking(proxy.url, standing.key)
      try {
        const made = await ask('POST', '/api/v1/tags', { body: { name: `behind ${how}` } })
        expect(made.status).toBe(201)
        expect(made.headers.get('location')).toBe(`${prefix}/api/v1/tags/${made.body.id}`)

        const signedIn = await ask('POST', '/api/v1/auth/sessions', { body: { kind: 'browser' }, headers: { origin } })
        const cookie = signedIn.headers.get('set-cookie') ?? ''
        expect(cookie).toContain(`Path=${prefix}/`)
        expect(cookie).toContain('Secure')
        expect(cookie).toContain('HttpOnly')
        const byCookie = (headers: Record<string, string> = {}) => ({ key: null, headers: { cookie: cookie.split(';')[0]!, ...headers } })
        expect((await ask('GET', '/api/v1/movies', byCookie())).status).toBe(200)
        expect((await ask('POST', '/api/v1/health/check', byCookie({ origin }))).status).toBe(200)
        expect((await ask('POST', '/api/v1/health/check', byCookie({ origin: 'https://elsewhere.example' }))).status).toBe(403)

        const socket = openSocket(proxy.url, { type: 'auth' }, { cookie: cookie.split(';')[0]!, origin })
        await socket.heard
        expect(socket.messages[0]).toEqual({ type: 'auth_ok' } as never)
        socket.close()
        const foreign = openSocket(proxy.url, { type: 'auth' }, { cookie: cookie.split(';')[0]!, origin: 'https://elsewhere.example' })
        expect(await foreign.closed).toBe(4403)

        const { poster_url } = (await ask('GET', `/api/v1/movies/${movie.id}`)).body
        expect(poster_url).toStartWith(`${prefix}/api/v1/images/`)
        const picture = await asking(origin, standing.key)('GET', poster_url, byCookie())
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])

        const document = (await ask('GET', '/api-docs/openapi.json')).body
        expect(document.servers).toMatchObject([{ url: prefix }])
        const explorer = await ask('GET', '/api/docs/', byCookie())
        expect(explorer.headers.get('content-type')).toStartWith('text/html')
        const parts = [...explorer.text.matchAll(/(?:src|href)="((?!data:)[^"]+)"/g)].map(
          ([, path]) => new URL(path!, `${proxy.url}/api/docs/`),
        )
        expect(parts.length).toBeGreaterThan(1)
        for (const part of parts) {
          expect(part.href).toStartWith(`${proxy.url}/`)
          expect((await asking(origin, standing.key)('GET', part.pathname, byCookie())).status).toBe(200)
        }

        const backup = (await ask('POST', '/api/v1/backups')).body
        const download = await ask('GET', `/api/v1/backups/${backup.id}/download`)
        expect(download.headers.get('content-disposition')).toContain(backup.filename)
        expect((await ask('GET', '/')).text).toContain(`content="${prefix}/"`)
      } finally {
        await proxy.stop()
        await standing.ok('PUT', '/config', { base_url: null })
      }
    }, 120_000)
})
