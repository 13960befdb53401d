import { JsonRefused, type Reading, refusedShape } from './foreign-json'
import { inTurns, type Steps } from './turns'

/** Takes a few milliseconds to parse, whatever it holds. */
const usualPiece = 64 * 1024
/** The byte order mark, which some programs send. */
const mark = [0xef, 0xbb, 0xbf]
/** A large answer is followed by the collection of its garbage, which takes its own time. */
const pacing = { longestMs: 5 }
const longestScalar = 1024 * 1024
const bytesPerStep = 256 * 1024

/** What honest answers hold at least. Empty lists by the million would only keep the garbage collector busy. */
const valuesPerContainer = 4

type Limits = Pick<Reading, 'mostValues'> & { readonly piece?: number }

/** Like `parseForeignJson`, for answers of any size: yields to the event loop between pieces. */
export const readForeignJson = async (bytes: Uint8Array, { mostValues, piece = usualPiece }: Limits = {}): Promise<unknown> => {
  await inTurns(refusedShape(bytes, mostValues, mostValues && mostValues / valuesPerContainer), pacing)
  const from = mark.every((byte, at) => bytes[at] === byte) ? mark.length : 0
  return await inTurns(createReader(bytes, piece).valueIn(trimmed(bytes, { from, to: bytes.length })), pacing)
}

type Span = { readonly from: number; readonly to: number }

const createReader = (bytes: Uint8Array, piece: number) => {
  const textOf = ({ from, to }: Span): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(from, to))

  function* valueIn(whole: Span): Steps<unknown> {
    yield
    if (whole.to - whole.from <= piece) return JSON.parse(textOf(whole)) as unknown
    const [first, last] = [bytes[whole.from], bytes[whole.to - 1]]
    const inside = trimmed(bytes, { from: whole.from + 1, to: whole.to - 1 })
    if (first === codeOf('[') && last === codeOf(']')) return yield* listIn(inside)
    if (first === codeOf('{') && last === codeOf('}')) return yield* objectIn(inside)
    if (whole.to - whole.from > longestScalar) throw new JsonRefused()
    return JSON.parse(textOf(whole)) as unknown
  }

  function* listIn(inside: Span): Steps<unknown[]> {
    const list: unknown[] = []
    for (const part of batchesIn(bytes, inside, piece)) {
      if (part.isLarge) list.push(yield* valueIn(part))
      else for (const value of JSON.parse(`[${textOf(part)}]`) as unknown[]) list.push(value)
      yield
    }
    return list
  }

  function* objectIn(inside: Span): Steps<object> {
    const object = {}
    // Assignment would treat `__proto__` in its own way.
    const define = (name: string, value: unknown) =>
      Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
    for (const part of batchesIn(bytes, inside, piece)) {
      if (part.isLarge) {
        const colon = endOfName(bytes, part)
        define(
          JSON.parse(textOf({ from: part.from, to: colon })) as string,
          yield* valueIn(trimmed(bytes, { from: colon + 1, to: part.to })),
        )
      } else for (const [name, value] of Object.entries(JSON.parse(`{${textOf(part)}}`) as object)) define(name, value)
      yield
    }
    return object
  }

  return { valueIn }
}

type Batch = Span & { readonly isLarge: boolean }

/** The members of a list or an object: a large one alone, small ones together. An empty one is a pause. */
function* batchesIn(bytes: Uint8Array, inside: Span, piece: number): Generator<Batch> {
  if (inside.from >= inside.to) return
  let [start, end] = [inside.from, inside.from]
  const isFull = ({ from, to }: Span, wouldEnd: number) => to > from && wouldEnd - from > piece
  for (const member of membersIn(bytes, inside)) {
    if (member === null) {
      yield { from: end, to: end, isLarge: false }
      continue
    }
    const isLarge = member.to - member.from > piece
    if (isFull({ from: start, to: end }, isLarge ? inside.to : member.to)) {
      yield { from: start, to: end, isLarge: false }
      start = member.from
    }
    end = member.to
    if (!isLarge) continue
    yield { from: member.from, to: member.to, isLarge }
    start = end = member.next
  }
  if (end > start) yield { from: start, to: end, isLarge: false }
}

type Member = Span & { readonly next: number }

function* membersIn(bytes: Uint8Array, inside: Span): Generator<Member | null> {
  let depth = 0
  let from = inside.from
  let pause = inside.from + bytesPerStep
  for (let at = inside.from; at < inside.to; at++) {
    if (at >= pause) {
      yield null
      pause = at + bytesPerStep
    }
    const code = bytes[at]
    if (code === quote) at = endOfText(bytes, at)
    else if (code === codeOf(',') && depth === 0) {
      yield { ...member(bytes, { from, to: at }), next: at + 1 }
      from = at + 1
    } else depth += levelOf(code)
  }
  yield { ...member(bytes, { from, to: inside.to }), next: inside.to }
}

const levelOf = (code: number | undefined): number => {
  if (code === codeOf('[') || code === codeOf('{')) return 1
  return code === codeOf(']') || code === codeOf('}') ? -1 : 0
}

/** `[1,]` has an empty one. */
const member = (bytes: Uint8Array, span: Span): Span => {
  const found = trimmed(bytes, span)
  if (found.from >= found.to) throw new SyntaxError('a member is missing')
  return found
}

const endOfName = (bytes: Uint8Array, { from, to }: Span): number => {
  let at = bytes[from] === quote ? endOfText(bytes, from) + 1 : to
  while (at < to && isSpace(bytes[at])) at++
  if (bytes[at] !== codeOf(':')) throw new SyntaxError('a name is missing')
  return at
}

const trimmed = (bytes: Uint8Array, { from, to }: Span): Span => {
  let [start, end] = [from, to]
  while (start < end && isSpace(bytes[start])) start++
  while (end > start && isSpace(bytes[end - 1])) end--
  return { from: start, to: end }
}

const codeOf = (letter: string): number => letter.charCodeAt(0)
const quote = codeOf('"')
const isSpace = (code: number | undefined): boolean => code === 32 || code === 10 || code === 13 || code === 9

/** Throws JsonRefused as soon as the text is longer than any that is read. */
const endOfText = (bytes: Uint8Array, start: number): number => {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== quote) {
    if (at - start > longestScalar) throw new JsonRefused()
    at += bytes[at] === codeOf('\\') ? 2 : 1
  }
  return at
}
