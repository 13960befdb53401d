import { type Part, parseExpression } from './syntax'

type State = { readonly text: string; readonly groups: Map<number | string, string>; steps: number; readonly most: number }
/** Continues at a place; false if the rest does not match there. */
type Next = (at: number) => boolean
type Matcher = (state: State, at: number, next: Next) => boolean

class TooMuchWork extends Error {}

/**
 * Returns a function that counts how many characters a backtracking engine looks at to find the first match in a text, or all of them if the
 * expression is global. The count depends on nothing but expression and text. At most `most`.
 */
export const createCount = (source: string, flags: string) => {
  const matcher = compile(parseExpression(source, flags), { flags: flags.replace(/[gyd]/g, ''), isBackward: false })
  const isGlobal = flags.includes('g')
  return (text: string, most: number): number => {
    const state: State = { text, groups: new Map(), steps: 0, most }
    let at = 0
    try {
      while (at <= text.length) {
        let end = -1
        state.steps++
        const isFound = matcher(state, at, (place) => {
          end = place
          return true
        })
        if (isFound && !isGlobal) return state.steps
        at = isFound ? Math.max(end, at + 1) : at + 1
      }
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error
    }
    return state.steps
  }
}

type Context = { readonly flags: string; readonly isBackward: boolean }

const compile = (part: Part, context: Context): Matcher => {
  switch (part.kind) {
    case 'empty':
      return (_, at, next) => next(at)
    case 'set':
      return one(part.source, context)
    case 'edge':
      return edge(part.source, context.flags)
    case 'row':
      return row(context.isBackward ? part.parts.toReversed() : part.parts, context)
    case 'choice': {
      const ways = part.parts.map((way) => compile(way, context))
      return (state, at, next) => ways.some((way) => way(state, at, next))
    }
    case 'group':
      return group(part, context)
    case 'look': {
      const inner = compile(part.part, { ...context, isBackward: part.isBehind })
      return (state, at, next) => inner(state, at, () => true) !== part.isNot && next(at)
    }
    case 'again':
      return (state, at, next) => {
        const said = state.groups.get(part.group) ?? ''
        spend(state, said.length + 1)
        if (context.isBackward) return state.text.endsWith(said, at) && next(at - said.length)
        return state.text.startsWith(said, at) && next(at + said.length)
      }
    case 'repeat':
      return repeat(part, context)
  }
}

const spend = (state: State, steps: number): void => {
  state.steps += steps
  if (state.steps > state.most) throw new TooMuchWork()
}

/** The place after one character of the set; -1 if there is none. */
const stepper = (source: string, { flags, isBackward }: Context) => {
  const isIn = inSet(source, flags)
  const isUnicode = /[uv]/.test(flags)
  return (state: State, at: number): number => {
    spend(state, 1)
    if (isBackward) return at > 0 && isIn(state.text[at - 1] ?? '') ? at - 1 : -1
    const code = isUnicode ? state.text.codePointAt(at) : state.text.charCodeAt(at)
    if (at >= state.text.length || code === undefined) return -1
    const letter = String.fromCodePoint(code)
    return isIn(letter) ? at + letter.length : -1
  }
}

const one = (source: string, context: Context): Matcher => {
  const step = stepper(source, context)
  return (state, at, next) => {
    const end = step(state, at)
    return end >= 0 && next(end)
  }
}

/** Whether a character is in a set, as the real engine says. */
export const inSet = (source: string, flags: string): ((letter: string) => boolean) => {
  const real = new RegExp(`^(?:${source})$`, flags.replace(/[gymd]/g, ''))
  const known = new Map<string, boolean>()
  return (letter) => {
    const found = known.get(letter) ?? real.test(letter)
    known.set(letter, found)
    return found
  }
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /\w/.test(letter)

const edge = (source: string, flags: string): Matcher => {
  const isMultiline = flags.includes('m')
  const holds = (text: string, at: number): boolean => {
    if (source === '^') return at === 0 || (isMultiline && /[\n\r\u2028\u2029]/.test(text[at - 1] ?? ''))
    if (source === '$') return at === text.length || (isMultiline && /[\n\r\u2028\u2029]/.test(text[at] ?? ''))
    return (isWord(text[at - 1]) !== isWord(text[at])) === (source === '\\b')
  }
  return (state, at, next) => {
    spend(state, 1)
    return holds(state.text, at) && next(at)
  }
}

const row = (parts: readonly Part[], context: Context): Matcher =>
  parts
    .map((part) => compile(part, context))
    .reduceRight<Matcher>(
      (rest, first) => (state, at, next) => first(state, at, (place) => rest(state, place, next)),
      (_, at, next) => next(at),
    )

const group = ({ part, number, name }: Extract<Part, { kind: 'group' }>, context: Context): Matcher => {
  const inner = compile(part, context)
  if (number === null) return inner
  return (state, at, next) =>
    inner(state, at, (place) => {
      const said = state.text.slice(Math.min(at, place), Math.max(at, place))
      state.groups.set(number, said)
      if (name !== null) state.groups.set(name, said)
      return next(place)
    })
}

const repeat = (part: Extract<Part, { kind: 'repeat' }>, context: Context): Matcher => {
  const { part: inner, min, max, isLazy } = part
  if (inner.kind === 'set') return repeatSet(inner.source, part, context)
  const once = compile(inner, context)
  const from =
    (count: number): Matcher =>
    (state, at, next) => {
      const again = () => count < max && once(state, at, (place) => (place !== at || count < min) && from(count + 1)(state, place, next))
      if (count < min) return again()
      return isLazy ? next(at) || again() : again() || next(at)
    }
  return from(0)
}

/** Without recursion, so long runs of one set do not exhaust the stack. */
const repeatSet = (source: string, { min, max, isLazy }: Extract<Part, { kind: 'repeat' }>, context: Context): Matcher => {
  const step = stepper(source, context)
  return (state, at, next) => {
    const ends = [at]
    const grow = (): boolean => {
      const end = ends.length > max ? -1 : step(state, ends.at(-1) ?? at)
      if (end >= 0) ends.push(end)
      return end >= 0
    }
    while (ends.length <= min) if (!grow()) return false
    if (isLazy) {
      do if (next(ends.at(-1) ?? at)) return true
      while (grow())
      return false
    }
    while (grow());
    while (ends.length > min) {
      spend(state, 1)
      if (next(ends.pop() ?? at)) return true
    }
    return false
  }
}
