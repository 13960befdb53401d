/** The parts of a regular expression that decide how much work it does. */
export type Part =
  | { readonly kind: 'empty' }
  /** One character of a set, as written. */
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'edge'; readonly source: '^' | '$' | '\\b' | '\\B' }
  | { readonly kind: 'row'; readonly parts: readonly Part[] }
  | { readonly kind: 'choice'; readonly parts: readonly Part[] }
  | { readonly kind: 'group'; readonly part: Part; readonly number: number | null; readonly name: string | null }
  | { readonly kind: 'look'; readonly part: Part; readonly isBehind: boolean; readonly isNot: boolean }
  | { readonly kind: 'again'; readonly group: number | string }
  | { readonly kind: 'repeat'; readonly part: Part; readonly min: number; readonly max: number; readonly isLazy: boolean }

const empty: Part = { kind: 'empty' }

/** Parses a valid expression of JavaScript. */
export const parseExpression = (source: string, flags: string): Part => {
  const nests = flags.includes('v')
  let at = 0
  let groups = 0
  const isNext = (text: string): boolean => source.startsWith(text, at)
  const take = (text: string): boolean => {
    if (!isNext(text)) return false
    at += text.length
    return true
  }
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0] ?? null
    at += found?.length ?? 0
    return found
  }

  const choice = (): Part => {
    const parts = [row()]
    while (take('|')) parts.push(row())
    return parts.length === 1 ? (parts[0] ?? empty) : { kind: 'choice', parts }
  }

  const row = (): Part => {
    const parts: Part[] = []
    while (at < source.length && !isNext('|') && !isNext(')')) parts.push(repeated(atom()))
    return parts.length === 0 ? empty : { kind: 'row', parts }
  }

  const repeated = (part: Part): Part => {
    const sign = match(/[*+?]|\{\d+(?:,\d*)?\}/y)
    if (sign === null) return part
    const isLazy = take('?')
    return { kind: 'repeat', part, ...boundsOf(sign), isLazy }
  }

  const atom = (): Part => {
    if (take('(')) return group()
    if (isNext('[')) return { kind: 'set', source: set() }
    if (take('^')) return { kind: 'edge', source: '^' }
    if (take('$')) return { kind: 'edge', source: '$' }
    return isNext('\\') ? escaped() : { kind: 'set', source: match(/./suy) ?? '' }
  }

  const set = (): string => {
    const from = at
    let depth = 0
    do {
      if (take('\\')) at++
      else if (isNext('[') && (depth === 0 || nests)) {
        at++
        depth++
      } else if (take(']')) depth--
      else at++
    } while (depth > 0 && at < source.length)
    return source.slice(from, at)
  }

  const escaped = (): Part => {
    const edge = match(/\\[bB]/y)
    if (edge) return { kind: 'edge', source: edge as '\\b' }
    const again = match(/\\[1-9]\d*|\\k<[^>]+>/y)
    if (again) return { kind: 'again', group: again.startsWith('\\k') ? again.slice(3, -1) : Number(again.slice(1)) }
    return { kind: 'set', source: match(/\\(?:[pP]\{[^}]+\}|u\{[^}]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|.)/suy) ?? '' }
  }

  const group = (): Part => {
    const look = match(/\?<?[=!]/y)
    const name = look ? null : match(/\?<[^>]+>/y)
    const isPlain = look === null && name === null && match(/\?(?:[a-z]*(?:-[a-z]+)?):/y) !== null
    const number = look === null && !isPlain ? ++groups : null
    const part = choice()
    take(')')
    if (look) return { kind: 'look', part, isBehind: look.includes('<'), isNot: look.includes('!') }
    return { kind: 'group', part, number, name: name?.slice(2, -1) ?? null }
  }

  return choice()
}

const boundsOf = (sign: string): { min: number; max: number } => {
  if (sign === '*') return { min: 0, max: Number.POSITIVE_INFINITY }
  if (sign === '+') return { min: 1, max: Number.POSITIVE_INFINITY }
  if (sign === '?') return { min: 0, max: 1 }
  const [min = '', max] = sign.slice(1, -1).split(',')
  return { min: Number(min), max: max === undefined ? Number(min) : max === '' ? Number.POSITIVE_INFINITY : Number(max) }
}
