import { type Packing, pack, packingFor, packParts } from './packing'

/**
 * The content of a response. Its `ETag` depends on nothing else, so a client that sends it gets 304 if and only if the content is the same.
 */
export type Content = { text: string; type: string; etag: string; packed: Map<Packing, Uint8Array<ArrayBuffer>> }

export const contentOf = (text: string, type: string): Content => ({
  text,
  type,
  etag: `W/"${text.length.toString(36)}-${Bun.hash(text).toString(36)}"`,
  packed: new Map(),
})

type To = { request: Request; asked: { readonly ip: string | null }; also?: Readonly<Record<string, string>> }

/** Only for content without secrets: one could be guessed from how well the response compresses. `also`: further headers. */
export const answerWith = ({ text, type, etag, packed }: Content, { request, asked, also }: To): Response => {
  const headers: Record<string, string> = { ...also, etag, vary: 'accept-encoding' }
  if (isShown(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers })
  headers['content-type'] = type
  const packing = packingFor(request, asked, text.length)
  if (packing === null) return new Response(text, { headers })
  const bytes = packed.get(packing) ?? pack(Buffer.from(text), packing)
  packed.set(packing, bytes)
  headers['content-encoding'] = packing
  return new Response(bytes, { headers })
}

/** Content of many megabytes, in parts. It is put together once, when it is first sent; a blob is sent without another copy. */
export type LargeContent = {
  parts: readonly Uint8Array<ArrayBuffer>[]
  whole: Blob | null
  bytes: number
  type: string
  etag: string
  packed: Map<Packing, Promise<Uint8Array<ArrayBuffer>>>
}

export const answerWithParts = async (content: LargeContent, { request, asked, also }: To): Promise<Response> => {
  const { parts, bytes, type, etag, packed } = content
  const headers: Record<string, string> = { ...also, etag, vary: 'accept-encoding' }
  if (isShown(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers })
  headers['content-type'] = type
  const packing = packingFor(request, asked, bytes)
  if (packing === null) {
    content.whole ??= new Blob([...parts])
    return new Response(content.whole, { headers })
  }
  const ready = packed.get(packing) ?? packParts(parts, packing)
  packed.set(packing, ready)
  headers['content-encoding'] = packing
  return new Response(await ready, { headers })
}

const isShown = (etag: string, shown: string | null): boolean =>
  shown?.split(',').some((each) => each.trim() === etag || `W/${each.trim()}` === etag) ?? false
