import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { wantsPage } from './http/wants-page'

/** A file of the built interface. Text is kept compressed only. */
export type UiFile = { type: string; etag: string; immutable: boolean; raw?: string; gz?: string; br?: string }
/** The built interface: its one page, the page for TVs, and its other files by path. */
export type UiBuild = { index: string; tv?: string; files: Readonly<Record<string, UiFile>> }

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Trailers play in a frame of these hosts, once a person has pressed. The page for TVs has none. */
const withTrailers = `${contentSecurityPolicy}; frame-src https://www.youtube-nocookie.com https://player.vimeo.com`

const YEAR_SECONDS = 31_536_000

type Encoding = 'br' | 'gz'

/**
 * Serves the interface under `base`: its files by name, its page for every other address that a person opens. Returns undefined for other
 * methods, for missing files, and for programs.
 */
export const createUi = (build: UiBuild | undefined) => {
  const pages = createPages(build)
  return (request: Request, path: string, base: string): Response | undefined => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
    const file = build?.files[path]
    if (file) return answer(request, fileAnswer(file, encoding))
    if (isFile(path) || !wantsPage(request, path)) return undefined
    if (path === '/' && base !== '' && addressOf(request.url).endsWith(base)) return Response.redirect(`${base}/`, 308)
    const found = pages(path, base)(encoding)
    return answer(request, { ...found, headers: { ...found.headers, ...isolation(request), vary: 'accept, accept-encoding' } })
  }
}

/**
 * The page for TVs inside an app of a TV. Such an app is a page in a file, and only those may show it: a page of the web could otherwise
 * draw over it. The app adds scripts of its own, which do not run and must not throw.
 */
export const createTvFrame = (build: UiBuild | undefined) => {
  const tv = rememberLast((base: string) => pageFor(build?.tv ?? notBuilt, base))
  return (request: Request, base: string): Response => {
    const response = answer(request, tv(base)(encodingFor(request.headers.get('accept-encoding') ?? '')))
    response.headers.delete('x-frame-options')
    response.headers.set('content-security-policy', framePolicy)
    return response
  }
}
const framePolicy = contentSecurityPolicy
  .replace("frame-ancestors 'none'", 'frame-ancestors file:')
  .replace("; require-trusted-types-for 'script'", '')

/** The page for TVs has an address of its own; every other one shows the interface. */
const createPages = (build: UiBuild | undefined) => {
  const index = rememberLast((base: string) => pageFor(build?.index ?? notBuilt, base, withTrailers))
  const tv = rememberLast((base: string) => pageFor(build?.tv ?? notBuilt, base))
  return (path: string, base: string) => (/^\/tv\/?$/.test(path) ? tv : index)(base)
}

type Answer = { body: () => BodyInit; etag: string; headers: Record<string, string> }

const answer = (request: Request, { body, etag, headers }: Answer): Response => {
  const all = { vary: 'accept-encoding', ...headers, etag }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: all })
  return new Response(request.method === 'HEAD' ? null : body(), { headers: all })
}

const fileAnswer = (file: UiFile, wanted: Encoding | undefined): Answer => {
  const encoding = wanted && file[wanted] ? wanted : undefined
  return {
    body: () => bodyOf(file, encoding),
    etag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
    headers: {
      'content-type': file.type,
      'cache-control': file.immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      ...contentEncoding(encoding),
    },
  }
}

const bodyOf = (file: UiFile, encoding: Encoding | undefined): BodyInit => {
  const stored = encoding ? file[encoding] : file.raw
  if (stored) return Bun.file(stored)
  return Bun.file(file.gz!).stream().pipeThrough(new DecompressionStream('gzip'))
}

const pageFor = (index: string, base: string, policy = contentSecurityPolicy) => {
  const html = index
    .replaceAll(/\b(src|href)="\.\//g, (_, name: string) => `${name}="${escapeHtml(base)}/`)
    .replace(/(<meta name="app-base" content=")[^"]*/, (_, start: string) => `${start}${escapeHtml(base)}/`)
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const packed = { br: brotliCompressSync(html), gz: gzipSync(html) }
  return (encoding: Encoding | undefined): Answer => ({
    body: () => (encoding ? packed[encoding] : html),
    etag: `"${etag}${encoding ? `-${encoding}` : ''}"`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
      ...contentEncoding(encoding),
    },
  })
}

/** Browsers honor this on secure origins only and log a warning on others. */
const isolation = (request: Request): Record<string, string> => {
  const host = request.headers.get('host') ?? ''
  const isSafe =
    request.headers.get('x-forwarded-proto') === 'https' || /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)
  return isSafe ? { 'cross-origin-opener-policy': 'same-origin' } : {}
}

const contentEncoding = (encoding: Encoding | undefined): Record<string, string> =>
  encoding ? { 'content-encoding': encoding === 'gz' ? 'gzip' : 'br' } : {}

const encodingFor = (accepted: string): Encoding | undefined => {
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding = '', quality] = part.toLowerCase().split(/;\s*q=/)
      return coding.trim() === name && Number(quality ?? 1) > 0
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gz' : undefined
}

/** A missing file is a 404. Never answer with the page, which a browser would treat as a broken script. */
const isFile = (path: string) => /^\/(assets|tv)\/./.test(path) || /\.[a-z0-9]{2,11}$/i.test(path)

const addressOf = (url: string) => url.replace(/[?#].*$/, '')

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const rememberLast = <T>(make: (key: string) => T) => {
  let last: { key: string; value: T } | undefined
  return (key: string): T => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}

const notBuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Marquee</title></head>
<body><h1>Marquee is running</h1><p>Its screens are not part of this copy. <code>npm run build</code> adds them; the API works without.</p></body></html>`
