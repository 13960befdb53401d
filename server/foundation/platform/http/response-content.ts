import { type Packing, pack, packAside, packingFor } from './packing'

/** Large content that is kept is bytes: a long text would be encoded for each response. */
type Text = string | Uint8Array<ArrayBuffer>

/**
 * The content of a response. Its `ETag` depends on nothing else, so a client that sends it gets 304 if and only if the content is the same.
 */
export type Content = { text: Text; type: string; etag: string; packed: Map<Packing, Uint8Array<ArrayBuffer>> }

export const contentOf = (text: Text, type: string): Content => ({
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

/** Packs large content before `answerWith`, which would hold up every other request meanwhile. */
export const packAhead = async ({ text, etag, packed }: Content, { request, asked }: To): Promise<void> => {
  if (isShown(etag, request.headers.get('if-none-match'))) return
  const packing = packingFor(request, asked, text.length)
  if (packing !== null && !packed.has(packing)) packed.set(packing, await packAside(Buffer.from(text), packing))
}

const isShown = (etag: string, shown: string | null): boolean =>
  shown?.split(',').some((each) => each.trim() === etag || `W/${each.trim()}` === etag) ?? false
