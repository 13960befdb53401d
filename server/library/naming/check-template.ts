import { isToken, type Part, parseTemplate, type Token } from './template'
import { isLength, tokenRules } from './tokens'

export type TemplateKind = 'file' | 'folder'

const longest = 500

/** What is wrong with a naming template, in words; empty when it can be used. */
export const checkTemplate = (template: string, kind: TemplateKind): string[] => {
  if (!template.trim()) return ['The template is empty']
  if (template.length > longest) return [`The template is longer than ${longest} characters`]
  const levels = parseTemplate(template)
  const tokens = levels.flat().filter(isToken)
  return [
    ...levels.flatMap((level) => problemsOfLevel(level)),
    ...tokens.flatMap((token) => problemsOfToken(token, kind)),
    ...(tokens.some(identifies) ? [] : [`A ${kind} name needs a title or an id, such as {Movie Title}, or movies would share one name`]),
  ]
}

const identifies = (token: Token) => tokenRules.get(token.name)?.identifies === true

const problemsOfLevel = (level: readonly Part[]): string[] => {
  if (level.length === 0) return ['A folder name between two slashes is empty']
  const text = level.map((part) => (isToken(part) ? 'x' : part.text)).join('')
  const problems: string[] = []
  if (/^\.+$/.test(text)) problems.push(`"${text}" is no folder name`)
  if (/[<>:"|?*]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) problems.push('The characters < > : " | ? * cannot stand in a name')
  if (/\p{Cc}/u.test(text)) problems.push('Control characters cannot stand in a name')
  if (!bracesMatch(text)) problems.push('A brace { or } has no partner')
  return [...problems, ...unreadTokens(text)]
}

/** Braces around nothing but text are tokens that could not be read, except labels such as `{imdb-{ImdbId}}`. */
const unreadTokens = (text: string) =>
  [...text.matchAll(/\{[^{}]*\}/g)].filter(([written]) => !/^\{[a-z]+-x\}$/i.test(written)).map(([written]) => `${written} is no token`)

const bracesMatch = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

const problemsOfToken = (token: Token, kind: TemplateKind): string[] => {
  const rule = tokenRules.get(token.name)
  if (!rule) return [`${token.written} is no token`]
  if (kind === 'folder' && !rule.ofMovie) return [`${token.written} belongs to a file and cannot name a folder`]
  if (token.argument === null || acceptsArgument(rule.takes, token.argument)) return []
  return [`${token.written} cannot have "${token.argument}" behind its colon`]
}

const acceptsArgument = (takes: string | undefined, argument: string): boolean => {
  if (takes === 'length') return isLength(argument)
  if (takes === 'length or language') return isLength(argument) || /^[a-z]{2,3}(?:\|[a-z]{2,3})*$/i.test(argument)
  if (takes === 'languages') return /^-?[a-z]{2,3}(?:\+[a-z]{2,3})*\+?$/i.test(argument)
  return takes !== undefined
}
