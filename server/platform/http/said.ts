import { type Packing, pack, packingFor } from './packing'

/**
 * The content of a response. Its `ETag` depends on nothing else, so a client that sends it gets 304 if and only if the content is the same.
 */
export type Said = { text: string; type: string; etag: string; packed: Map<Packing, Uint8Array<ArrayBuffer>> }

export const say = (text: string, type: string): Said => ({
  text,
  type,
  etag: `W/"${text.length.toString(36)}-${Bun.hash(text).toString(36)}"`,
  packed: new Map(),
})

/** Only for content without secrets: one could be guessed from how well the response compresses. */
export const answerSaying = ({ text, type, etag, packed }: Said, request: Request, ip: string | null): Response => {
  const always = { etag, vary: 'accept-encoding' }
  if (isShown(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers: always })
  const packing = packingFor(request, { ip, bytes: text.length })
  if (packing === null) return new Response(text, { headers: { ...always, 'content-type': type } })
  const bytes = packed.get(packing) ?? pack(Buffer.from(text), packing)
  packed.set(packing, bytes)
  return new Response(bytes, { headers: { ...always, 'content-type': type, 'content-encoding': packing } })
}

const isShown = (etag: string, shown: string | null): boolean =>
  shown?.split(',').some((each) => each.trim() === etag || `W/${each.trim()}` === etag) ?? false
