import { type Sentence, say } from '#server/foundation/lib/sentence'
import { turnOfOthers } from '#server/foundation/lib/turns'
import { BadRequest, Invalid, PayloadTooLarge } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'
import { arriving } from './arriving'

const deepest = 64
/** Each value costs time and memory to parse and check, however short it is. */
const mostValues = 100_000
const longestAtOnce = 256 * 1024

type Limit = { readonly limitBytes: number; readonly tooLarge?: Sentence }
/** A path whose bodies may be larger than others, and what to say of one that is still too large. */
export type LargeBody = Limit & { readonly path: RegExp }
const usualLimit: Limit = { limitBytes: 4 * 1024 * 1024 }

/** Reads a JSON body. Bounds its size and depth before parsing. Throws BadRequest or PayloadTooLarge. */
export const readJson = async (request: Request, limit = usualLimit): Promise<unknown> => {
  const text = await readText(request, limit)
  if (text.trim() === '') return undefined
  // Each step takes tens of milliseconds for the largest body.
  const others = text.length > longestAtOnce ? turnOfOthers : undefined
  await others?.()
  const { depth, values } = shapeOf(text)
  if (depth > deepest) throw new BadRequest(say(sentences, 'body_too_deep', { levels: deepest }))
  if (values > mostValues) throw new BadRequest(say(sentences, 'body_too_many_values', { most: mostValues }))
  await others?.()
  const body = parsed(text)
  await others?.()
  if (/\\u(?:0000|d[89a-f])/i.test(text)) refuseBrokenTexts(body)
  return body
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new BadRequest(say(sentences, 'body_not_json'))
  }
}

/** Names and paths cannot contain NUL, and a lone surrogate cannot be stored unchanged. */
const refuseBrokenTexts = (value: unknown, path: string[] = []): void => {
  if (typeof value === 'string') refuseBrokenText(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const name of Object.keys(value)) {
    refuseBrokenText(name, path)
    path.push(name)
    refuseBrokenTexts((value as Record<string, unknown>)[name], path)
    path.pop()
  }
}

const refuseBrokenText = (text: string, path: readonly string[]): void => {
  const field = () => (path.length > 0 ? path.join('.') : undefined)
  if (text.includes('\0')) throw new Invalid(say(sentences, 'no_nul'), field())
  if (!text.isWellFormed()) throw new Invalid(say(sentences, 'no_half_surrogate'), field())
}

const readText = async (request: Request, { limitBytes, tooLarge }: Limit): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new PayloadTooLarge(limitBytes, tooLarge)
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of arriving(request.body)) {
    size += chunk.length
    if (size > limitBytes) throw new PayloadTooLarge(limitBytes, tooLarge)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new BadRequest(say(sentences, 'body_not_utf8'))
  }
}

const quote = 34
const comma = 44
const backslash = 92
const opens = (c: number) => c === 91 || c === 123
const closes = (c: number) => c === 93 || c === 125

/** Nesting depth and an upper bound for the number of values, in one pass that skips strings. */
const shapeOf = (text: string): { depth: number; values: number } => {
  let depth = 0
  let most = 0
  let values = 1
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === quote) i = endOfString(text, i)
    else if (opens(c)) {
      most = Math.max(most, ++depth)
      values++
    } else if (closes(c)) depth--
    else if (c === comma) values++
  }
  return { depth: most, values }
}

const endOfString = (text: string, start: number): number => {
  let i = start + 1
  while (i < text.length && text.charCodeAt(i) !== quote) i += text.charCodeAt(i) === backslash ? 2 : 1
  return i
}
