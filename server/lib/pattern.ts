import { createMachine } from './pattern-machine'
import { type Node, PatternRefused, readPattern } from './pattern-syntax'

/** A regular expression that a person wrote, made so that no text can make it run long. */
export type Pattern = { test(text: string): boolean }
export type CompiledPattern = { ok: true; pattern: Pattern } | { ok: false; why: string }

const LONGEST_PATTERN = 4000
/** Longer texts are cut: no release name needs more. */
const LONGEST_TEXT = 1000
/** Up to so many ways through the expression, the built-in matcher cannot run long and is the faster one. */
const FEW_WAYS = 3000

/**
 * Takes what regular expressions have in common: classes, groups, repeats, looking ahead and behind. Refuses back-references and
 * whatever it does not know, in words. A pattern with few ways through it runs on the built-in matcher, any other on a machine
 * whose work is the length of the pattern times that of the text.
 */
export const compilePattern = (written: string, { ignoreCase = true } = {}): CompiledPattern => {
  const known = ignoreCase ? caseBlind : caseAware
  const before = known.get(written)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const result = compile(written, ignoreCase)
  known.set(written, result)
  return result
}

/** The same few patterns are asked of thousands of names. */
const caseBlind = new Map<string, CompiledPattern>()
const caseAware = new Map<string, CompiledPattern>()
const MOST_KNOWN = 5000

const compile = (written: string, ignoreCase: boolean): CompiledPattern => {
  const source = written.replace(/^\(\?i\)/, '')
  const blind = ignoreCase || source !== written
  try {
    if (source.length > LONGEST_PATTERN) throw new PatternRefused(`it is longer than ${LONGEST_PATTERN} characters`)
    const tree = readPattern(source)
    const test = waysThrough(tree) <= FEW_WAYS ? builtIn(source, blind) : createMachine(tree, blind)
    return { ok: true, pattern: { test: (text) => test(text.slice(0, LONGEST_TEXT)) } }
  } catch (error) {
    if (error instanceof PatternRefused) return { ok: false, why: `The pattern cannot be used: ${error.message}` }
    if (error instanceof SyntaxError) return { ok: false, why: 'The pattern is not a regular expression' }
    throw error
  }
}

/** The most ways in which the expression can be tried from one place: what a matcher that steps back could be led into. */
const waysThrough = (node: Node): number => {
  switch (node.type) {
    case 'char':
    case 'assert':
      return 1
    case 'look':
      return waysThrough(node.part)
    case 'seq':
      return node.parts.reduce((ways, part) => ways * waysThrough(part), 1)
    case 'either':
      return node.options.reduce((ways, option) => ways + waysThrough(option), 0)
    case 'repeat':
      return waysToRepeat(waysThrough(node.part), node.min, node.max)
  }
}

const waysToRepeat = (each: number, min: number, max: number) => {
  if (max === Number.POSITIVE_INFINITY) return each > 1 ? Number.POSITIVE_INFINITY : LONGEST_TEXT
  let ways = 0
  for (let times = min; times <= max && ways <= FEW_WAYS; times += 1) ways += each ** times
  return ways
}

const builtIn = (source: string, ignoreCase: boolean) => {
  const expression = new RegExp(source, `${ignoreCase ? 'i' : ''}${/\\[pP]\{/.test(source) ? 'u' : ''}`)
  return (text: string) => expression.test(text)
}
