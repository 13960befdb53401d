import { isEdgeLetter, type LetterTest, testOf } from './pattern-letters'
import { PatternRefused } from './pattern-refused'
import type { Node } from './pattern-syntax'
import { say } from './sentence'
import { sentences } from './sentences'

/** Called every few steps of a match; throws to abort it. */
export type Spend = (steps: number) => void
export type PatternMachine = { states: number; test(text: string, spend: Spend): boolean }

/**
 * Simulates the expression as an NFA in one pass over the text: at most states × characters steps. Lookarounds are resolved for every
 * position beforehand, each in a pass of its own.
 */
export const createMachine = (root: Node): PatternMachine => {
  const budget = { states: MOST_STATES }
  const machine = build(root, { backward: false, budget })
  return { states: MOST_STATES - budget.states, test: (text, spend) => walk(machine, text, spend).includes(1) }
}

/** Real custom formats need fewer than 200. */
const MOST_STATES = 500
const ACCEPT = 0

type Edge = Extract<Node, { type: 'assert' }>['kind']
type State =
  | { op: 'char'; test: LetterTest; next: number }
  | { op: 'split'; targets: number[] }
  | { op: 'assert'; kind: Edge; next: number }
  | { op: 'look'; look: number; negate: boolean; next: number }
  | { op: 'accept' }
type Machine = { states: State[]; start: number; backward: boolean; looks: Machine[] }
type Terms = { backward: boolean; budget: { states: number } }

const build = (root: Node, terms: Terms): Machine => {
  const states: State[] = [{ op: 'accept' }]
  const looks: Machine[] = []
  const add = (state: State) => {
    terms.budget.states -= 1
    if (terms.budget.states < 0) throw new PatternRefused(say(sentences, 'pattern_too_large'))
    return states.push(state) - 1
  }
  const emit = (node: Node, next: number): number => {
    switch (node.type) {
      case 'char':
        return add({ op: 'char', test: testOf(node.letters), next })
      case 'assert':
        return add({ op: 'assert', kind: node.kind, next })
      case 'either':
        return add({ op: 'split', targets: node.options.map((option) => emit(option, next)) })
      case 'seq':
        return (terms.backward ? node.parts : node.parts.toReversed()).reduce((after, part) => emit(part, after), next)
      case 'repeat':
        return repeat(node, next)
      case 'look': {
        // A lookahead holds wherever a backward pass from the end of the text accepts, and a lookbehind wherever a forward pass does.
        looks.push(build(node.part, { ...terms, backward: !node.behind }))
        return add({ op: 'look', look: looks.length - 1, negate: node.negate, next })
      }
    }
  }
  const repeat = ({ part, min, max }: Extract<Node, { type: 'repeat' }>, next: number): number => {
    let entry = next
    if (max === Number.POSITIVE_INFINITY) {
      const targets = [next]
      entry = add({ op: 'split', targets })
      targets.push(emit(part, entry))
    } else for (let extra = min; extra < max; extra += 1) entry = add({ op: 'split', targets: [next, emit(part, entry)] })
    for (let must = 0; must < min; must += 1) entry = emit(part, entry)
    return entry
  }
  const start = emit(root, ACCEPT)
  return { states, start, looks, backward: terms.backward }
}

/** 1 at every position where a match ends, or where one begins if walked backward. */
const walk = (machine: Machine, text: string, spend: Spend): Uint8Array => {
  const arrivals = new Uint8Array(text.length + 1)
  const seen = new Int32Array(machine.states.length).fill(-1)
  const truths = machine.looks.map((look) => walk(look, text, spend))
  let waiting: number[] = []

  for (let step = 0; step <= text.length; step += 1) {
    const at = machine.backward ? text.length - step : step
    waiting.push(machine.start)
    const reached = spread(waiting, seen, { states: machine.states, step, at, text, truths, spend })
    arrivals[at] = Number(seen[ACCEPT] === step)
    const letter = text[machine.backward ? at - 1 : at] ?? ''
    waiting = reached.filter(({ test }) => letter !== '' && test(letter)).map(({ next }) => next)
  }
  return arrivals
}

type Moment = { states: readonly State[]; step: number; at: number; text: string; truths: readonly Uint8Array[]; spend: Spend }
type CharState = Extract<State, { op: 'char' }>

/** Follows all transitions that consume no character. `seen` stops a state from being followed twice at one position. */
const spread = (pending: number[], seen: Int32Array, moment: Moment): CharState[] => {
  const reached: CharState[] = []
  let steps = 0
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    steps += 1
    const state = moment.states[index]
    if (!state || seen[index] === moment.step) continue
    seen[index] = moment.step
    if (state.op === 'char') reached.push(state)
    else for (const target of freeWays(state, moment)) pending.push(target)
  }
  moment.spend(steps)
  return reached
}

const freeWays = (state: Exclude<State, CharState>, { at, text, truths }: Moment): readonly number[] => {
  switch (state.op) {
    case 'accept':
      return []
    case 'split':
      return state.targets
    case 'assert':
      return stands(state.kind, text, at) ? [state.next] : []
    case 'look':
      return (truths[state.look]?.[at] === 1) === state.negate ? [] : [state.next]
  }
}

const stands = (kind: Edge, text: string, at: number): boolean => {
  switch (kind) {
    case 'start':
      return at === 0
    case 'line_start':
      return at === 0 || text[at - 1] === '\n'
    case 'end':
      return at === text.length || (at === text.length - 1 && text[at] === '\n')
    case 'very_end':
      return at === text.length
    case 'line_end':
      return at === text.length || text[at] === '\n'
    case 'edge':
    case 'no_edge':
      return (isEdgeLetter(text[at - 1]) !== isEdgeLetter(text[at])) === (kind === 'edge')
  }
}
