import { codeOf } from '#server/foundation/lib/code-of'
import type { CommandOf, Fetched } from './protocol'
import { publicAddress } from './web-seed-address'

/** Requests a URL for the service through this process's only network. Reports codes, because messages quote URLs. */
export const fetchInside = async ({ url, headers, is_own, within_ms, max_bytes }: CommandOf<'fetch'>): Promise<Fetched> => {
  try {
    const asked = is_own ? { url, headers: {} } : await publicAddress(url, false)
    const response = await fetch(asked.url, {
      headers: { ...headers, ...asked.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(within_ms),
    })
    // One extra byte tells the service that there was more.
    const body = await startOf(response, max_bytes + 1)
    return { status: response.status, headers: Object.fromEntries(response.headers), body_base64: body.toBase64() }
  } catch (error) {
    return { failed: codeOf(error) }
  }
}

const startOf = async (response: Response, most: number): Promise<Uint8Array> => {
  const body: ReadableStream<Uint8Array> | null = response.body
  if (body === null) return new Uint8Array()
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const piece of body) {
    pieces.push(piece)
    size += piece.byteLength
    if (size >= most) break
  }
  return Buffer.concat(pieces).subarray(0, most)
}
