import { BadRequest, Invalid, PayloadTooLarge } from '#server/platform/errors'
import { arriving } from './arriving'

const deepest = 64
export const jsonLimitBytes = 4 * 1024 * 1024

/** Reads a JSON body: bounded in size and depth before anything looks at it. Throws BadRequest or PayloadTooLarge. */
export const readJson = async (request: Request): Promise<unknown> => {
  const text = await readText(request, jsonLimitBytes)
  if (text.trim() === '') return undefined
  if (depthOf(text) > deepest) throw new BadRequest(`The body is nested deeper than ${deepest} levels`)
  const body = parsed(text)
  if (/\\u(?:0000|d[89a-f])/i.test(text)) refuseBrokenTexts(body)
  return body
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new BadRequest('The body is not valid JSON')
  }
}

/** No name or path can hold a NUL, and half of a character cannot be stored as it was sent. */
const refuseBrokenTexts = (value: unknown, field?: string): void => {
  if (typeof value === 'string' && value.includes('\0')) throw new Invalid('must not contain a NUL character', field)
  if (typeof value === 'string' && !value.isWellFormed()) throw new Invalid('must not contain half of a surrogate pair', field)
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    refuseBrokenTexts(name, field)
    refuseBrokenTexts(inner, field === undefined ? name : `${field}.${name}`)
  }
}

export const readText = async (request: Request, limit: number): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new PayloadTooLarge(limit)
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of arriving(request.body)) {
    size += chunk.length
    if (size > limit) throw new PayloadTooLarge(limit)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new BadRequest('The body is not valid UTF-8')
  }
}

const quote = 34
const backslash = 92
const opens = (c: number) => c === 91 || c === 123
const closes = (c: number) => c === 93 || c === 125

/** Depth of brackets outside of strings, in one pass. */
const depthOf = (text: string): number => {
  let depth = 0
  let most = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === quote) i = endOfString(text, i)
    else if (opens(c)) most = Math.max(most, ++depth)
    else if (closes(c)) depth--
  }
  return most
}

const endOfString = (text: string, start: number): number => {
  let i = start + 1
  while (i < text.length && text.charCodeAt(i) !== quote) i += text.charCodeAt(i) === backslash ? 2 : 1
  return i
}
