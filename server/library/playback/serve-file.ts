import { stat } from 'node:fs/promises'
import { RangeNotSatisfiable } from '#server/foundation/platform/errors'

type Served = { readonly path: string; readonly type: string; readonly filename?: string | undefined }

/**
 * Serves a file or the requested range. Serves the whole file for multiple or malformed ranges, as HTTP allows. Throws RangeNotSatisfiable,
 * and file system errors.
 */
export const serveFile = async (request: Request, { path, type, filename }: Served): Promise<Response> => {
  const { size, mtimeMs, mtime } = await stat(path)
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  const modified = mtime.toUTCString()
  const headers = {
    'content-type': type,
    'accept-ranges': 'bytes',
    etag,
    'last-modified': modified,
    'cache-control': 'private, no-cache',
    ...(filename !== undefined && { 'content-disposition': attachment(filename) }),
  }
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const condition = request.headers.get('if-range')
  const isSame = condition === null || condition === etag || condition === modified
  const range = isSame ? rangeOf(request.headers.get('range'), size) : null
  if (!range) return new Response(Bun.file(path), { headers: { ...headers, 'content-length': String(size) } })
  const { from, to } = range
  return new Response(Bun.file(path).slice(from, to + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': String(to - from + 1) },
  })
}

const isKnown = (given: string | null, etag: string): boolean =>
  (given ?? '').split(',').some((each) => [etag, `W/${etag}`, '*'].includes(each.trim()))

const rangeOf = (header: string | null, size: number): { from: number; to: number } | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  if (from >= size || from > to) throw new RangeNotSatisfiable(size)
  return { from, to }
}

/** A Content-Disposition for any file name, for old and new browsers. */
const attachment = (filename: string): string => {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const any = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${any}`
}
