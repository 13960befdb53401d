import { inSet } from './count'
import { type Part, parseExpression } from './syntax'

const common = 'aA0 \n\t-_.,:;/\\<>(){}[]"\'&=%!é中'

/** Short texts made of an expression's own characters: repeated, they are its worst input. */
export const worstSeeds = (source: string, flags: string): { readonly before: readonly string[]; readonly repeated: readonly string[] } => {
  const pool = [...new Set([...common, ...source.replace(/\\(?:u\{?[\da-fA-F]+\}?|[pP]\{[^}]*\}|.)/gsu, '')])]
  const letters = new Map<string, readonly string[]>()
  const lettersOf = (set: string): readonly string[] => {
    const known = letters.get(set)
    if (known) return known
    const isIn = inSet(set, flags)
    const found = pool.filter(isIn)
    const kept = found.length > 0 ? found : wide.filter(isIn).slice(0, 1)
    letters.set(set, kept)
    return kept
  }

  const seeds = new Set<string>()
  const before = new Set<string>([''])
  const sample = (part: Part, turn = 0): string => {
    switch (part.kind) {
      case 'set': {
        const own = lettersOf(part.source)
        return own[turn % Math.max(1, own.length)] ?? ''
      }
      case 'row':
        return part.parts.map((inner) => sample(inner, turn)).join('')
      case 'choice':
        return sample(part.parts[turn % part.parts.length] ?? { kind: 'empty' }, turn)
      case 'group':
        return sample(part.part, turn)
      case 'repeat':
        return sample(part.part, turn).repeat(Math.min(40, Math.max(part.min, part.max === 0 ? 0 : 1)))
      default:
        return ''
    }
  }
  const walk = (part: Part): void => {
    for (const turn of [0, 1]) seeds.add(sample(part, turn))
    if (part.kind === 'row') {
      let whole = ''
      for (const inner of part.parts) {
        if (repeats(inner)) before.add(whole)
        whole += sample(inner)
        seeds.add(whole)
      }
    }
    if (part.kind === 'row' || part.kind === 'choice') part.parts.forEach(walk)
    else if ('part' in part) walk(part.part)
  }
  walk(parseExpression(source, flags))

  const largestFirst = [...letters.values()].toSorted((a, b) => b.length - a.length)
  const chosen = [...new Set(largestFirst.flatMap((own) => [...own.filter(isWord).slice(0, 2), ...own.filter(isOther).slice(0, 2)]))]
  const few = chosen.slice(0, 10)
  for (const letter of chosen) seeds.add(letter)
  for (const first of few) for (const second of few) seeds.add(first + second)
  seeds.delete('')
  return { before: [...before].slice(0, 8), repeated: [...seeds].slice(0, 200) }
}

/** Whether it takes as much as there is, so that what stands before it decides how often its text is read. */
const repeats = (part: Part): boolean =>
  part.kind === 'repeat' || ('parts' in part && part.parts.some(repeats)) || ('part' in part && repeats(part.part))

const isWord = (letter: string): boolean => /\w/.test(letter)
const isOther = (letter: string): boolean => !isWord(letter)

/** One letter of most scripts and classes, for sets that the pool does not meet. */
const wide = Array.from({ length: 0x3100 }, (_, code) => String.fromCodePoint(code)).concat(['\ufeff', '\ufffd', '가', '😀', '￿'])
