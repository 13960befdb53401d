import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createTvFrame, createUi, type UiBuild } from './ui'

const folder = mkdtempSync(join(tmpdir(), 'ui-'))
afterAll(() => rmSync(folder, { recursive: true }))
const keep = (name: string, bytes: string | Uint8Array) => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
const script = 'export const answer = 42'
const build: UiBuild = {
  index: '<!doctype html><meta name="app-base" content="/" /><script type="module" src="./assets/a.js"></script><a href="#main"></a>',
  tv: '<!doctype html><meta name="app-base" content="/" /><script src="./tv/b.js"></script>',
  files: {
    '/assets/a.js': {
      type: 'text/javascript;charset=utf-8',
      etag: 'aaa',
      immutable: true,
      gz: keep('a.gz', gzipSync(script)),
      br: keep('a.br', brotliCompressSync(script)),
    },
    '/icon.png': { type: 'image/png', etag: 'ppp', immutable: false, raw: keep('icon.png', new Uint8Array([1, 2, 3])) },
  },
}
const ui = createUi(build)
const ask = (path: string, { base = '', ...init }: RequestInit & { base?: string } = {}) =>
  ui(new Request(`http://localhost${base}${path}`, { ...init, headers: { accept: 'text/html', ...init.headers } }), path, base)

describe('the page', () => {
  test('answers every address that is not a file, with the base path written into it', async () => {
    const html = await ask('/movies/7', { base: '/some/prefix' })!.text()

    expect(html).toContain('<meta name="app-base" content="/some/prefix/" />')
    expect(html).toContain('src="/some/prefix/assets/a.js"')
    expect(html).toContain('href="#main"')
  })

  test.each(['/tv', '/tv/'])('for TVs has an address of its own: %s', async (path) => {
    const html = await ask(path, { base: '/some/prefix' })!.text()

    expect(html).toContain('src="/some/prefix/tv/b.js"')
    expect(html).toContain('content="/some/prefix/"')
    expect(await ask('/tvs')!.text()).toContain('/assets/a.js')
    expect(ask('/tv/old.js')).toBeUndefined()
  })

  test('for TVs can be shown by an app of a TV, whose pages are files, and by no page of the web', async () => {
    const page = createTvFrame(build)(new Request('http://localhost/web/index.html'), '/some/prefix')
    const policy = page.headers.get('content-security-policy') ?? ''

    expect(await page.text()).toContain('src="/some/prefix/tv/b.js"')
    expect([policy.match(/frame-ancestors [^;]*/)?.[0], page.headers.get('x-frame-options')]).toEqual(['frame-ancestors file:', null])
    expect(policy).toContain("script-src 'self'; style-src 'self'")
    expect(policy).not.toContain('trusted-types')
  })

  test('lets in frames of two hosts of trailers and no others; the page for TVs none', () => {
    const framesOf = (path: string) =>
      ask(path)!
        .headers.get('content-security-policy')
        ?.match(/frame-src [^;]*/)?.[0]

    expect(framesOf('/')).toBe('frame-src https://www.youtube-nocookie.com https://player.vimeo.com')
    expect(framesOf('/tv')).toBeUndefined()
  })

  test('is revalidated each time and runs no foreign code', () => {
    const { headers } = ask('/')!

    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'")
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'; frame-ancestors 'none'")
  })

  test.each([
    ['localhost:8080', {}, 'same-origin'],
    ['127.0.0.1:8080', {}, 'same-origin'],
    ['movies.example', { 'x-forwarded-proto': 'https' }, 'same-origin'],
    ['192.168.1.7:8080', {}, null],
    ['localhost.example', {}, null],
  ] as const)('at %s sets a cross-origin opener policy only where browsers honor it', (host, headers, policy) => {
    expect(ask('/', { headers: { host, ...headers } })!.headers.get('cross-origin-opener-policy')).toBe(policy)
  })

  test('cannot be broken out of by a base path', async () => {
    expect(await ask('/', { base: '/a"><script>' })!.text()).not.toContain('"><script>')
  })

  test('needs a trailing slash, so the bare base path redirects to it', () => {
    const response = ui(new Request('http://localhost/some/prefix'), '/', '/some/prefix')!

    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/some/prefix/')
  })
})

describe('a file', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
    ['', null],
  ])('is sent to a client that accepts "%s" as %s', async (accepted, encoding) => {
    const response = ask('/assets/a.js', { headers: { 'accept-encoding': accepted } })!

    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    if (encoding === null) expect(await response.text()).toBe(script)
  })

  test('with a hash in its name is cached for a year, any other is revalidated', () => {
    expect(ask('/assets/a.js')!.headers.get('cache-control')).toContain('immutable')
    expect(ask('/icon.png')!.headers.get('cache-control')).toBe('no-cache')
  })

  test('that the browser already has is not sent again', async () => {
    const etag = ask('/icon.png')!.headers.get('etag')!

    const again = ask('/icon.png', { headers: { 'if-none-match': etag } })!

    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('that is missing is a 404, never the page', () => {
    expect(ask('/assets/old.js')).toBeUndefined()
    expect(ask('/favicon.ico')).toBeUndefined()
  })
})

test('HEAD returns the headers without a body; other methods are not handled', async () => {
  const head = ask('/', { method: 'HEAD' })!

  expect(head.headers.get('content-type')).toContain('text/html')
  expect(await head.text()).toBe('')
  expect(ask('/', { method: 'POST' })).toBeUndefined()
})

test('a build without the interface says so instead of failing', async () => {
  const response = createUi(undefined)(new Request('http://localhost/'), '/', '')!

  expect(response.status).toBe(200)
  expect(await response.text()).toContain('the API works without')
})
