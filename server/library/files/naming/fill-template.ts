import { isToken, type Part, parseTemplate, type Token } from './template'
import { ellipsisMark, truncated } from './title-forms'
import { isLength, type Named, type TokenRule, tokenRules } from './tokens'
import { trimEndOf, trimStartOf } from './trim'

export const colonReplacements = ['delete', 'dash', 'space-dash', 'space-dash-space', 'smart'] as const
export type ColonReplacement = (typeof colonReplacements)[number]

export type NamingOptions = {
  readonly colon: ColonReplacement
  /** false: forbidden characters are removed instead of replaced. */
  readonly replaceIllegal?: boolean
  /** Replaces an unknown group if the token has no text around it. */
  readonly unknownGroup?: string
}

/** The names of all path levels; the last is the file or folder itself. A level may be empty; `portable.ts` makes them valid on disk. */
export const fillTemplate = (template: string, named: Named, options: NamingOptions): string[] =>
  parseTemplate(template.replaceAll(/\p{Cc}/gu, '')).map((parts) => tidied(parts.map((part) => filled(part, named, options)).join('')))

/** Marks a token without a value until the text around it is removed too. */
const nothing = '\u0000'

const filled = (part: Part, named: Named, options: NamingOptions): string => {
  if (!isToken(part)) return part.text
  const rule = tokenRules.get(part.name)
  const value = withoutIllegal(rule ? wordsOf(part, rule, named) : '', options) || placeholder(part, options)
  return value ? part.before + dressed(value, part) + part.after : nothing
}

/** Far longer than a name can be: the cleanup patterns take more than linear time. */
const longestValue = 600

const wordsOf = ({ argument }: Token, rule: TokenRule, named: Named): string => {
  const value = rule
    .value(named, argument)
    .slice(0, longestValue)
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
  const length = argument !== null && rule.takes?.startsWith('length') && isLength(argument) ? Number(argument) : 0
  return length === 0 ? value : truncated(value, length)
}

const placeholder = (part: Token, { unknownGroup = '' }: NamingOptions) =>
  part.name === 'releasegroup' && !part.before && !part.after ? unknownGroup : ''

/** Applies the token's separator and case to its value. */
const dressed = (value: string, { separator, letters }: Token): string => {
  const separated = separator.trim() ? value.replaceAll(' ', separator) : value
  if (letters === 'lower') return separated.toLowerCase()
  return letters === 'upper' ? separated.toUpperCase() : separated
}

const colons: Readonly<Record<ColonReplacement, string>> = {
  delete: '',
  dash: '-',
  'space-dash': ' -',
  'space-dash-space': ' - ',
  smart: '-',
}

const stands: Readonly<Record<string, string>> = { '\\': '+', '/': '+', '?': '!', '*': '-' }

const withoutIllegal = (value: string, { colon, replaceIllegal = true }: NamingOptions): string => {
  if (!replaceIllegal) return value.replaceAll(/[\\/:*?"<>|]/g, '')
  const spaced = colon === 'smart' ? value.replaceAll(': ', ' - ') : value
  return spaced.replaceAll(':', colons[colon]).replaceAll(/[\\/*?"<>|]/g, (character) => stands[character] ?? '')
}

const hollowBrackets = /(?<![{[(])[{[(]+(?:[a-z]+-)?[ ._-]*(?:\0[ ._-]*)+[}\])]+/gi

const tidied = (text: string): string => trimEndOf(trimStartOf(gathered(text), ' .'), ' ._-').replaceAll(ellipsisMark, '...')

const gathered = (text: string): string =>
  withoutHollows(text)
    .replaceAll(/\0(?:[ ._-]*\0)+/g, nothing)
    .replaceAll(/([{[(])[ ._-]*\0[ ._-]*/g, '$1')
    .replaceAll(/(?<![ ._-])[ ._-]*\0[ ._-]*([}\])])/g, '$1')
    .replaceAll(/(?<![ ._-])([ ._-]+)\0([ ._-]+)/g, (_, before: string, after: string) => (before.length > after.length ? before : after))
    .replaceAll(nothing, '')
    .replaceAll(/([ ._-])\1+/g, '$1')

const withoutHollows = (text: string): string => {
  const less = text.replaceAll(hollowBrackets, nothing)
  return less === text ? text : withoutHollows(less)
}
