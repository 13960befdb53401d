/** A piece of a template. `name` is the token's letters and digits in lower case: `{Movie.Title}` and `{MovieTitle}` are the same. */
export type Token = {
  readonly kind: 'token'
  readonly written: string
  readonly before: string
  readonly name: string
  readonly separator: string
  readonly letters: 'lower' | 'upper' | 'mixed'
  readonly argument: string | null
  readonly after: string
}
export type Text = { readonly kind: 'text'; readonly text: string }
export type Part = Token | Text

const tokenPattern = /\{([ ._\-[(]*)([A-Za-z0-9]+)(?:([ ._-]+)([A-Za-z0-9]+))?(?::([^{}:/\\\])]{0,60}[^{}:/\\\]) -]))?([ ._\-\])]{0,40})\}/y

type Levels = readonly (readonly Part[])[]

/** One list of parts per path level; the last is the file or folder itself. Braces that are not a token stay as text. */
export const parseTemplate = (template: string): Levels => {
  const known = recent.get(template)
  if (known) return known
  if (recent.size >= mostRecent) recent.clear()
  const levels = parse(template)
  recent.set(template, levels)
  return levels
}

/** Renaming a library fills the same two templates for every file. */
const recent = new Map<string, Levels>()
const mostRecent = 16

const parse = (template: string): Part[][] => {
  const levels: Part[][] = [[]]
  let text = ''
  const flush = () => {
    if (text) levels.at(-1)!.push({ kind: 'text', text })
    text = ''
  }
  for (let at = 0; at < template.length; ) {
    const token = tokenAt(template, at)
    if (token) {
      flush()
      levels.at(-1)!.push(token)
      at += token.written.length
      continue
    }
    const character = template[at]!
    if (character === '/' || character === '\\') {
      flush()
      levels.push([])
    } else text += character
    at += 1
  }
  flush()
  return levels
}

export const isToken = (part: Part): part is Token => part.kind === 'token'

const tokenAt = (template: string, at: number): Token | null => {
  if (template[at] !== '{') return null
  tokenPattern.lastIndex = at
  const match = tokenPattern.exec(template)
  if (!match) return null
  const [written, before = '', first = '', separator = '', second = '', argument, after = ''] = match
  return {
    kind: 'token',
    written,
    before,
    name: (first + second).toLowerCase(),
    separator,
    letters: lettersOf(first + second),
    argument: argument ?? null,
    after,
  }
}

const lettersOf = (name: string): Token['letters'] => {
  if (name === name.toLowerCase()) return 'lower'
  return name === name.toUpperCase() ? 'upper' : 'mixed'
}
