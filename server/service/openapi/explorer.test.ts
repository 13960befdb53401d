import { expect, test } from 'bun:test'
import { useSharedApp } from '#server/testing/use-app'
import { explorerFiles } from './explorer'

const app = useSharedApp()

test('the page needs the key and refuses like everything else', async () => {
  for (const path of ['/api/docs', '/api/docs/', '/api/docs/other.js']) {
    const locked = await app.send('GET', path)

    expect(locked.status).toBe(401)
    expect(locked.headers.get('www-authenticate')).toBe('Bearer')
    expect(((await locked.json()) as { error: { code: string } }).error.code).toBe('unauthorized')
  }
})

test('the page opens with the key in the URL, served by us under a strict policy', async () => {
  const page = await app.send('GET', `/api/docs/?api_key=${app.key()}`)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(html).not.toContain(app.key())
  expect(html).not.toMatch(/https?:\/\//)
  expect(html).not.toMatch(/<script>|onload=|style=/)
  expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual(expect.arrayContaining([...explorerFiles]))
})

test('its script and style need no key, because they contain nothing private', async () => {
  for (const path of explorerFiles) {
    const file = await app.send('GET', path)
    const packed = await app.send('GET', path, { headers: { 'accept-encoding': 'gzip' } })

    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toMatch(/javascript|css/)
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(Bun.gunzipSync(new Uint8Array(await packed.arrayBuffer())).length).toBe((await file.arrayBuffer()).byteLength)
  }
})

test('every link on the page includes the base path', async () => {
  app.config.update({ base_url: '/movies' }, { isKey: true })

  const page = await app.send('GET', '/movies/api/docs/', { headers: { 'x-api-key': app.key() } })
  const script = await app.send('GET', '/movies/api/docs/start.js')
  const html = await page.text()

  expect(html).toContain('data-base="/movies"')
  expect(html).toContain('src="/movies/api/docs/start.js"')
  expect(script.status).toBe(200)
  app.config.update({ base_url: null }, { isKey: true })
})
