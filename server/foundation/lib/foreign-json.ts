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
/** No program writes a megabyte of nothing. */
const mostSpace = 1024 * 1024

/** Throws JsonRefused for too many levels or values, or for too much space between them. */
export function* refusedShape(bytes: Uint8Array, mostValues = usualMost, mostContainers = mostValues): Steps<void> {
  const look = createLook(bytes, { mostValues, mostContainers })
  for (let at = 0; at < bytes.length; ) {
    at = look(at, at + bytesPerStep)
    yield
  }
}

const createLook = (bytes: Uint8Array, { mostValues, mostContainers }: { mostValues: number; mostContainers: number }) => {
  let [depth, values, containers] = [0, 1, 0]
  let lastNonSpace = 0
  let isInText = false

  const count = (change: number): void => {
    if (change === part) values++
    else depth += change
    if (change === 1) containers++
    if (depth > deepest || values > mostValues || containers > mostContainers) throw new JsonRefused()
  }

  const inText = (from: number, end: number): number => {
    const at = endOfText(bytes, from, end)
    if (bytes[at] !== quote) return at
    isInText = false
    lastNonSpace = at
    return at + 1
  }

  const outside = (at: number): number => {
    const change = changes[bytes[at]!]!
    if (change !== space) lastNonSpace = at
    else if (at - lastNonSpace > mostSpace) throw new JsonRefused()
    if (change === text) isInText = true
    else if (change !== space && change !== 0) count(change)
    return at + 1
  }

  /** Looks at the bytes from here to `end`. Returns where to go on. */
  return (from: number, end: number): number => {
    let at = from
    while (at < end && at < bytes.length) at = isInText ? inText(at, end) : outside(at)
    return at
  }
}

const [part, text, space] = [2, 3, 4]
/** What each byte does outside a text: opens or closes a level, separates values, or begins a text. */
const changes = new Int8Array(256)
for (const opening of '[{') changes[opening.charCodeAt(0)] = 1
for (const closing of ']}') changes[closing.charCodeAt(0)] = -1
changes[','.charCodeAt(0)] = part
changes['"'.charCodeAt(0)] = text
for (const blank of ' \n\r\t') changes[blank.charCodeAt(0)] = space

const quote = '"'.charCodeAt(0)
const escapes = '\\'.charCodeAt(0)
/** The place of the closing quote, or where to go on. */
const endOfText = (bytes: Uint8Array, start: number, until: number): number => {
  let i = start
  while (i < until && i < bytes.length && bytes[i] !== quote) i += bytes[i] === escapes ? 2 : 1
  return i
}
