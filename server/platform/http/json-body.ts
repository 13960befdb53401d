import { BadRequest, PayloadTooLarge } from '#server/platform/errors'

const deepest = 64
export const jsonLimitBytes = 4 * 1024 * 1024

/** Reads a JSON body: bounded in size and depth before anything looks at it. Throws BadRequest or PayloadTooLarge. */
export const readJson = async (request: Request): Promise<unknown> => {
  const text = await readText(request, jsonLimitBytes)
  if (text.trim() === '') return undefined
  if (depthOf(text) > deepest) throw new BadRequest(`The body is nested deeper than ${deepest} levels`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new BadRequest('The body is not valid JSON')
  }
}

export const readText = async (request: Request, limit: number): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new PayloadTooLarge(limit)
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) throw new PayloadTooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Depth of brackets outside of strings, in one pass. */
const depthOf = (text: string): number => {
  let depth = 0
  let most = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (quoted) {
      if (c === 92) i++
      else if (c === 34) quoted = false
    } else if (c === 34) quoted = true
    else if (c === 91 || c === 123) most = Math.max(most, ++depth)
    else if (c === 93 || c === 125) depth--
  }
  return most
}
