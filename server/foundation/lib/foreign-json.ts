import { atOnce, type Steps } from './turns'

const deepest = 64
/** Takes about 20 ms to parse, whatever the values are. */
const usualMost = 200_000

export class JsonRefused extends Error {}

export type Revive = (name: string, value: unknown, context: { readonly source?: string }) => unknown
export type Reading = { readonly mostValues?: number; readonly revive?: Revive }

/**
 * Parses JSON that somebody else wrote. Counts levels and values first, which costs a fraction of parsing: 4 MB of `[` would otherwise block
 * the service for seconds. Throws JsonRefused or SyntaxError.
 */
export const parseForeignJson = (bytes: Uint8Array, { mostValues = usualMost, revive }: Reading = {}): unknown => {
  atOnce(refusedShape(bytes, mostValues))
  return JSON.parse(new TextDecoder().decode(bytes), revive as Parameters<typeof JSON.parse>[1]) as unknown
}

const bytesPerStep = 256 * 1024

/** Throws JsonRefused for too many levels or values. */
export function* refusedShape(bytes: Uint8Array, mostValues = usualMost, mostContainers = mostValues): Steps<void> {
  let depth = 0
  let values = 1
  let containers = 0
  let step = bytesPerStep
  for (let i = 0; i < bytes.length; i++) {
    if (i >= step) {
      yield
      step = i + bytesPerStep
    }
    const change = changes[bytes[i]!]!
    if (change === text) i = endOfText(bytes, i)
    else if (change === part) values++
    else depth += change
    if (change === 1) containers++
    if (depth > deepest || values > mostValues || containers > mostContainers) throw new JsonRefused()
  }
}

const [part, text] = [2, 3]
/** What each byte does outside a text: opens or closes a level, separates values, or begins a text. */
const changes = new Int8Array(256)
for (const opening of '[{') changes[opening.charCodeAt(0)] = 1
for (const closing of ']}') changes[closing.charCodeAt(0)] = -1
changes[','.charCodeAt(0)] = part
changes['"'.charCodeAt(0)] = text

const quote = '"'.charCodeAt(0)
const escapes = '\\'.charCodeAt(0)
const endOfText = (bytes: Uint8Array, start: number): number => {
  let i = start + 1
  while (i < bytes.length && bytes[i] !== quote) i += bytes[i] === escapes ? 2 : 1
  return i
}
