import { once } from './once'
import { asciiOf, edge, type Letters, noEdge, unpaired } from './pattern-letters'
import { createMachine } from './pattern-machine'
import { PatternRefused } from './pattern-refused'
import { readPattern } from './pattern-resolve'
import type { Node } from './pattern-syntax'
import { type Sentence, say } from './sentence'
import { sentences } from './sentences'

/** The steps left for patterns while judging one name. */
export type StepBudget = { left: number }

/** A user's regular expression, bounded so that no text can make it run long. */
export type Pattern = {
  /** The cost to hold and start it, in machine states. */
  readonly size: number
  /** Throws PatternTooCostly if the text takes more steps than a pattern may spend, or than the budget has left. */
  test(text: string, budget?: StepBudget): boolean
}
export type CompiledPattern = { ok: true; pattern: Pattern } | { ok: false; why: Sentence }

/** An aborted match. Whether the pattern matches is unknown. */
export class PatternTooCostly extends Error {}

/** For one pattern on one text. A step takes 10 to 30 ns. */
export const STEPS_PER_MATCH = 50_000
/** For all patterns on one name. */
export const STEPS_PER_NAME = 200_000

const LONGEST_PATTERN = 4000
/** Longer texts are truncated: no release name is longer. */
const LONGEST_TEXT = 500
/** With at most this many tries per position, the built-in matcher cannot run long and is faster. */
const FEW_TRIES = 4000
/** The built-in matcher makes this many tries in the time of one machine step. */
const TRIES_PER_STEP = 25
/** The cost of holding and starting a pattern, per state. */
const STEPS_PER_STATE = 4

/**
 * Gives a pattern the meaning that it has in .NET, for which people write them, or refuses it and names the piece that it cannot translate.
 * A pattern that needs few tries runs on the built-in matcher, any other on a machine whose work is pattern length × text length.
 */
export const compilePattern = (written: string, { ignoreCase = true } = {}): CompiledPattern => {
  const key = `${ignoreCase ? 'i' : ''} ${written}`
  const before = known.get(key)
  if (before) return before
  const result = compile(written, ignoreCase)
  const size = result.ok ? result.pattern.size : 1
  if (known.size >= MOST_KNOWN || knownSize + size > MOST_KNOWN_SIZE) {
    known.clear()
    knownSize = 0
  }
  known.set(key, result)
  knownSize += size
  return result
}

/** A few patterns are tested on thousands of names. */
const known = new Map<string, CompiledPattern>()
let knownSize = 0
const MOST_KNOWN = 5000
const MOST_KNOWN_SIZE = 100_000

const compile = (written: string, ignoreCase: boolean): CompiledPattern => {
  try {
    if (written.length > LONGEST_PATTERN) throw new PatternRefused(say(sentences, 'pattern_too_long', { most: LONGEST_PATTERN }))
    const tree = readPattern(written, ignoreCase)
    const matcher = triesOf(tree, LONGEST_TEXT).all <= FEW_TRIES ? builtIn(tree) : walked(tree)
    return { ok: true, pattern: metered(matcher) }
  } catch (error) {
    if (error instanceof PatternRefused) return { ok: false, why: say(sentences, 'pattern_unusable', { why: error.sentence }) }
    throw error
  }
}

type Matcher = { size: number; test: (text: string, spend: (steps: number) => void) => boolean }

const walked = (tree: Node): Matcher => {
  const { states, test } = createMachine(tree)
  return { size: states, test }
}

/** Names in plain ASCII, which are most, have an expression of their own: it is much smaller. */
const builtIn = (tree: Node): Matcher => {
  const isBlind = lettersIn(tree).every((letters) => asciiOf(letters).isBlind)
  const source = sourceOf(tree, { ...inAscii, letters: (letters) => asciiOf(letters)[isBlind ? 'source' : 'exact'] })
  const plain = new RegExp(source, isBlind ? 'i' : '')
  const abroad = once(() => new RegExp(sourceOf(tree, anywhere), 'v'))
  const tries = lengths.map((length) => triesOf(tree, length).all)
  return {
    size: Math.ceil(source.length / 20),
    test: (text, spend) => {
      const perPlace = tries[lengths.findIndex((length) => text.length <= length)] ?? FEW_TRIES
      spend(Math.ceil(((text.length + 1) * perPlace) / TRIES_PER_STEP))
      return (isPlain.test(text) ? plain : abroad()).test(text)
    },
  }
}

const lettersIn = (node: Node): Letters[] => {
  if (node.type === 'char') return [node.letters]
  if (node.type === 'seq') return node.parts.flatMap(lettersIn)
  if (node.type === 'either') return node.options.flatMap(lettersIn)
  return 'part' in node ? lettersIn(node.part) : []
}

/** ASCII without line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const isPlain = /^[\x00-\x09\x0b\x0c\x0e-\x7f]*$/

/** How an expression says what a tree means. */
type Dialect = Record<Extract<Node, { type: 'assert' }>['kind'], string> & { letters: (letters: Letters) => string }

const inAscii = {
  start: '^',
  end: '$',
  very_end: '$',
  line_start: '^',
  line_end: '$',
  edge: String.raw`\b`,
  no_edge: String.raw`\B`,
}
const anywhere: Dialect = {
  start: '^',
  end: String.raw`(?=\n?$)`,
  very_end: '$',
  line_start: String.raw`(?<![^\n])`,
  line_end: String.raw`(?![^\n])`,
  edge,
  no_edge: noEdge,
  letters: (letters) => letters,
}

/** The expression of a tree, so that nothing but what was understood reaches the built-in matcher. */
const sourceOf = (node: Node, dialect: Dialect): string => {
  const go = (inner: Node) => sourceOf(inner, dialect)
  switch (node.type) {
    case 'char':
      return dialect.letters(node.letters)
    case 'assert':
      return dialect[node.kind]
    case 'seq':
      return node.parts.map(go).join('')
    case 'either':
      return `(?:${node.options.map(go).join('|')})`
    case 'look':
      return `(?${node.behind ? '<' : ''}${node.negate ? '!' : '='}${go(node.part)})`
    case 'repeat':
      return `(?:${go(node.part)}){${node.min},${node.max === Number.POSITIVE_INFINITY ? '' : node.max}}`
  }
}

const lengths = [60, 120, 250, LONGEST_TEXT]

type Answer = { steps: number; matches: boolean | PatternTooCostly }

/**
 * Caches answers that took long, because a search judges one name many times. A cached answer still costs the budget, so a verdict never
 * depends on the cache.
 */
const metered = ({ size, test }: Matcher): Pattern => {
  const answers = new Map<string, Answer>()

  const work = (text: string): Answer => {
    let steps = size * STEPS_PER_STATE
    const spend = (more: number) => {
      steps += more
      if (steps > STEPS_PER_MATCH) throw new PatternTooCostly(`a pattern took more than ${STEPS_PER_MATCH} steps`)
    }
    try {
      return { matches: test(text, spend), steps }
    } catch (error) {
      if (error instanceof PatternTooCostly) return { matches: error, steps: STEPS_PER_MATCH }
      throw error
    }
  }
  const answer = (text: string): Answer => {
    const before = answers.get(text)
    if (before) return before
    const found = work(text)
    spent += found.steps
    if (found.steps < WORTH_REMEMBERING) return found
    if (answers.size >= MOST_ANSWERS) answers.clear()
    answers.set(text, found)
    return found
  }

  return {
    size,
    test(whole, budget = { left: STEPS_PER_NAME }) {
      if (budget.left <= 0) throw new PatternTooCostly('the patterns of this judging took too many steps together')
      const { matches, steps } = answer(unpaired(whole.slice(0, LONGEST_TEXT)))
      budget.left -= steps
      if (matches instanceof PatternTooCostly) throw matches
      return matches
    },
  }
}

const WORTH_REMEMBERING = 2000
const MOST_ANSWERS = 1000

let spent = 0
/** Steps taken by all patterns since startup. Loops over many names use it to decide when to yield. */
export const stepsSpent = (): number => spent

type Tries = {
  /** Number of paths through the node. */
  ways: number
  /** Maximum number of characters and assertions tried on all these paths, from one position in the text. */
  all: number
}

/** The worst case for a backtracking matcher on a text of that length. */
const triesOf = (node: Node, length: number): Tries => {
  switch (node.type) {
    case 'char':
    case 'assert':
      return { ways: 1, all: 1 }
    case 'look':
      return { ways: 1, all: triesOf(node.part, length).all }
    case 'seq':
      return node.parts.map((part) => triesOf(part, length)).reduce(followed, { ways: 1, all: 0 })
    case 'either': {
      const options = node.options.map((option) => triesOf(option, length))
      return { ways: sum(options.map(({ ways }) => ways)), all: sum(options.map(({ all }) => all)) }
    }
    case 'repeat':
      return repeated(triesOf(node.part, length), node, length)
  }
}

const followed = (first: Tries, then: Tries): Tries => ({ ways: first.ways * then.ways, all: first.all + first.ways * then.all })
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const repeated = (part: Tries, { min, max }: { min: number; max: number }, length: number): Tries => {
  if (max === Number.POSITIVE_INFINITY && part.ways > 1) return { ways: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
  const most = Math.min(max, Math.max(min, length + 1))
  let [ways, all, after] = [0, 0, 1]
  for (let times = 0; times <= most; times += 1) {
    if (times >= min) ways += after
    if (times < most) all += after * part.all
    after *= part.ways
    if (all > FEW_TRIES && after > FEW_TRIES) return { ways: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
  }
  return { ways, all }
}
