import styles from 'swagger-ui-dist/swagger-ui.css' with { type: 'file' }
import bundle from 'swagger-ui-dist/swagger-ui-bundle.js' with { type: 'file' }
import { NotFound } from '#server/foundation/platform/errors'
import script from './explorer-script.js' with { type: 'file' }

export type Explorer = ReturnType<typeof createExplorer>

const files: Readonly<Record<string, { path: string; type: string }>> = {
  'swagger-ui-bundle.js': { path: bundle, type: 'text/javascript; charset=utf-8' },
  'swagger-ui.css': { path: styles, type: 'text/css; charset=utf-8' },
  'start.js': { path: script, type: 'text/javascript; charset=utf-8' },
}
/** Open to everyone: these files contain nothing private. */
export const explorerFiles: readonly string[] = Object.keys(files).map((name) => `/api/docs/${name}`)

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ')

/** A page for trying the API, served entirely by us. */
export const createExplorer = () => {
  const packed = new Map<string, Uint8Array<ArrayBuffer>>()
  const pack = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const known = packed.get(path) ?? Bun.gzipSync(new Uint8Array(await Bun.file(path).arrayBuffer()))
    packed.set(path, known)
    return known
  }

  return {
    page: (base: string): Response =>
      new Response(pageBelow(escaped(base)), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'x-frame-options': 'DENY' },
      }),

    /** Throws NotFound. */
    async file(name: string, request: Request): Promise<Response> {
      const found = Object.hasOwn(files, name) ? files[name] : undefined
      if (!found) throw new NotFound('endpoint', `/api/docs/${name}`)
      const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
      const headers = { 'content-type': found.type, 'cache-control': 'no-cache', vary: 'accept-encoding' }
      return takesGzip
        ? new Response(await pack(found.path), { headers: { ...headers, 'content-encoding': 'gzip' } })
        : new Response(Bun.file(found.path), { headers })
    },
  }
}

const pageBelow = (base: string) => `<!doctype html>
<html lang="en" data-base="${base}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Marquee API</title>
<link rel="stylesheet" href="${base}/api/docs/swagger-ui.css">
</head>
<body>
<main id="explorer"></main>
<script src="${base}/api/docs/swagger-ui-bundle.js"></script>
<script src="${base}/api/docs/start.js"></script>
</body>
</html>
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
