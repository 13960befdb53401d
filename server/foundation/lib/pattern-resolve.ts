import { notUnderstood } from './pattern-class'
import { between, unitsOf } from './pattern-letters'
import { type Node, type ReadNode, readSyntax } from './pattern-syntax'

/** Parses an expression into a tree that needs no memory: references and groups that never give back are written out, or refused. */
export const readPattern = (source: string, ignoreCase: boolean): Node => {
  const { node, groups } = readSyntax(source, ignoreCase)
  return withoutAtomic(withoutReferences(node, groups), false)
}

type Same = Extract<ReadNode, { type: 'same' }>

/** .NET numbers groups without a name first. A name used twice has two meanings. */
const nameOf = ({ name, written }: Same, groups: readonly string[]): string => {
  const plain = groups.filter((group) => /^\d/.test(group))
  const known = [...plain, ...new Set(groups.filter((group) => !/^\d/.test(group)))]
  const meant = /^\d/.test(name) ? known[Number(name) - 1] : name
  if (!meant || groups.filter((group) => group === meant).length !== 1) throw notUnderstood(written)
  return meant
}

/**
 * "([._-])a\1" means one of a few texts twice: written out, it needs no reference. That holds if the group and the reference follow each
 * other, so that nothing can lie between them but what is matched once.
 */
const withoutReferences = (node: ReadNode, groups: readonly string[]): ReadNode => {
  const go = (inner: ReadNode): ReadNode => withoutReferences(inner, groups)
  switch (node.type) {
    case 'char':
    case 'assert':
      return node
    case 'same':
      throw notUnderstood(node.written)
    case 'either':
      return { type: 'either', options: node.options.map(go) }
    case 'seq':
      return sequence(node.parts, groups)
    case 'atomic':
      if (sames(node.part)[0]) throw notUnderstood(node.written)
      return { ...node, part: go(node.part) }
    case 'look':
      if (node.behind && sames(node.part)[0]) throw notUnderstood(sames(node.part)[0]!.written)
      return { ...node, part: go(node.part) }
    case 'group':
      return go(node.part)
    case 'repeat':
      return { ...node, part: go(node.part) }
  }
}

const sequence = (parts: readonly ReadNode[], groups: readonly string[]): ReadNode => {
  const at = parts.findIndex((part, i) => part.type === 'group' && refers(parts.slice(i + 1), part.name, groups))
  const group = parts[at]
  if (group?.type !== 'group') return { type: 'seq', parts: parts.map((part) => withoutReferences(part, groups)) }
  const first = sames({ type: 'seq', parts: parts.slice(at + 1) })[0]!
  const texts = textsOf(group.part)
  if (!texts) throw notUnderstood(first.written)
  const options = texts.map((text): ReadNode => {
    const put = (part: ReadNode) => replaced(part, (same) => nameOf(same, groups) === group.name, text)
    return sequence([...parts.slice(0, at), exactly(text, false), ...parts.slice(at + 1).map(put)], groups)
  })
  return { type: 'either', options }
}

const refers = (parts: readonly ReadNode[], group: string, groups: readonly string[]) =>
  parts.flatMap(sames).some((same) => nameOf(same, groups) === group)

const partsOf = (node: ReadNode): readonly ReadNode[] => {
  if (node.type === 'seq') return node.parts
  if (node.type === 'either') return node.options
  return 'part' in node ? [node.part] : []
}

const sames = (node: ReadNode): Same[] => (node.type === 'same' ? [node] : partsOf(node).flatMap(sames))

const replaced = (node: ReadNode, isMeant: (same: Same) => boolean, text: readonly number[]): ReadNode => {
  const go = (inner: ReadNode): ReadNode => replaced(inner, isMeant, text)
  if (node.type === 'same') return isMeant(node) ? exactly(text, node.ignoreCase) : node
  if (node.type === 'seq') return { ...node, parts: node.parts.map(go) }
  if (node.type === 'either') return { ...node, options: node.options.map(go) }
  return 'part' in node ? ({ ...node, part: go(node.part) } as ReadNode) : node
}

const exactly = (text: readonly number[], ignoreCase: boolean): ReadNode => ({
  type: 'seq',
  parts: text.map((unit) => ({ type: 'char', letters: between(unit, unit, ignoreCase) })),
})

const MOST_TEXTS = 60

/** All texts that a part can match, unless they are many. */
const textsOf = (node: ReadNode): number[][] | undefined => {
  if (node.type === 'char') return unitsOf(node.letters, MOST_TEXTS)?.map((unit) => [unit])
  if (node.type === 'group') return textsOf(node.part)
  if (node.type === 'either') return few(node.options.map(textsOf), (all) => all.flat())
  if (node.type === 'seq') return few(node.parts.map(textsOf), (all) => all.reduce(followed, [[]]))
  if (node.type !== 'repeat' || node.max > 3) return undefined
  const once = textsOf(node.part)
  const times = Array.from({ length: node.max - node.min + 1 }, (_, more) => Array.from({ length: node.min + more }, () => once ?? []))
  return once && few(times, (all) => all.flatMap((each) => each.reduce(followed, [[]])))
}

const followed = (before: number[][], after: number[][]): number[][] => {
  if (before.length * after.length > MOST_TEXTS) return Array.from({ length: MOST_TEXTS + 1 }, () => [])
  return before.flatMap((first) => after.map((second) => [...first, ...second]))
}

const few = <T>(lists: readonly (T | undefined)[], join: (all: T[]) => number[][]): number[][] | undefined => {
  const all = lists.filter((list) => list !== undefined)
  const texts = all.length === lists.length ? join(all) : undefined
  return texts && texts.length <= MOST_TEXTS ? texts : undefined
}

/** A group that never gives back, as one that cannot: each option only where the ones before it fail, and each repetition as far as it goes. */
const withoutAtomic = (node: ReadNode, isBehind: boolean): Node => {
  const go = (inner: ReadNode): Node => withoutAtomic(inner, isBehind)
  switch (node.type) {
    case 'char':
    case 'assert':
      return node
    case 'same':
      throw notUnderstood(node.written)
    case 'group':
      return go(node.part)
    case 'seq':
      return { type: 'seq', parts: node.parts.map(go) }
    case 'either':
      return { type: 'either', options: node.options.map(go) }
    case 'look':
      return { ...node, part: withoutAtomic(node.part, node.behind) }
    case 'repeat':
      return { type: 'repeat', part: go(node.part), min: node.min, max: node.max }
    case 'atomic': {
      if (isBehind && lengthOf(node.part) === undefined) throw notUnderstood(node.written)
      const kept = keeping(node.part)
      if (!kept) throw notUnderstood(node.written)
      return kept
    }
  }
}

const keeping = (node: ReadNode): Node | undefined => {
  if (lengthOf(node) !== undefined) return withoutAtomic(node, false)
  if (node.type === 'group' || node.type === 'atomic') return keeping(node.part)
  if (node.type === 'either') return firstOf(node.options)
  if (node.type === 'repeat') return farthest(node)
  if (node.type !== 'seq' || node.parts.slice(0, -1).some((part) => lengthOf(part) === undefined)) return undefined
  const last = keeping(node.parts.at(-1)!)
  return last && { type: 'seq', parts: [...node.parts.slice(0, -1).map((part) => withoutAtomic(part, false)), last] }
}

const firstOf = (options: readonly ReadNode[]): Node | undefined => {
  const kept = options.map(keeping)
  if (kept.some((option) => !option)) return undefined
  const isNot = (option: ReadNode): Node => ({ type: 'look', part: withoutAtomic(option, false), behind: false, negate: true })
  return { type: 'either', options: kept.map((option, i) => ({ type: 'seq', parts: [...options.slice(0, i).map(isNot), option!] })) }
}

const farthest = ({ part, min, max, isLazy }: Extract<ReadNode, { type: 'repeat' }>): Node | undefined => {
  if (!lengthOf(part)) return undefined
  const once = withoutAtomic(part, false)
  const times = (from: number, to: number): Node => ({ type: 'repeat', part: once, min: from, max: to })
  if (isLazy) return times(min, min)
  const ends: Node = { type: 'seq', parts: [times(min, max), { type: 'look', part: once, behind: false, negate: true }] }
  return max === Number.POSITIVE_INFINITY ? ends : { type: 'either', options: [times(max, max), ends] }
}

/** The number of letters that a part matches, if it is always the same. */
const lengthOf = (node: ReadNode): number | undefined => {
  if (node.type === 'char') return 1
  if (node.type === 'assert' || node.type === 'look') return 0
  if (node.type === 'same') return undefined
  if (node.type === 'group' || node.type === 'atomic') return lengthOf(node.part)
  if (node.type === 'repeat') return node.min === node.max ? times(lengthOf(node.part), node.min) : undefined
  if (node.type === 'seq')
    return node.parts.map(lengthOf).reduce((sum, length) => (sum === undefined || length === undefined ? undefined : sum + length), 0)
  const [first, ...others] = node.options.map(lengthOf)
  return others.every((length) => length === first) ? first : undefined
}

const times = (length: number | undefined, count: number) => (length === undefined ? undefined : length * count)
