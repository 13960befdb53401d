import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentences } from '../sentences'
import { isToken, type Part, parseTemplate, type Token } from './template'
import { isLength, tokenRules } from './tokens'

export type TemplateKind = 'file' | 'folder'

const longest = 500

/** The problems of a naming template. Empty if it is usable. */
export const checkTemplate = (template: string, kind: TemplateKind): Sentence[] => {
  if (!template.trim()) return [say(sentences, 'template_empty')]
  if (template.length > longest) return [say(sentences, 'template_too_long', { most: longest })]
  const levels = parseTemplate(template)
  const tokens = levels.flat().filter(isToken)
  return [
    ...levels.flatMap((level) => problemsOfLevel(level)),
    ...tokens.flatMap((token) => problemsOfToken(token, kind)),
    ...(tokens.some(identifies)
      ? []
      : [say(sentences, kind === 'file' ? 'file_name_of_no_movie' : 'folder_name_of_no_movie', { example: '{Movie Title}' })]),
  ]
}

const identifies = (token: Token) => tokenRules.get(token.name)?.identifies === true

const problemsOfLevel = (level: readonly Part[]): Sentence[] => {
  if (level.length === 0) return [say(sentences, 'template_level_empty')]
  const text = level.map((part) => (isToken(part) ? placeholder : part.text)).join('')
  const problems: Sentence[] = []
  if (/^\.+$/.test(text)) problems.push(say(sentences, 'template_not_a_folder', { text }))
  if (/[<>:"|?*]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) problems.push(say(sentences, 'template_characters'))
  if (/\p{Cc}/u.test(text.replaceAll(placeholder, ''))) problems.push(say(sentences, 'template_control_characters'))
  if (!bracesMatch(text)) problems.push(say(sentences, 'template_brace_alone', { open: '{', close: '}' }))
  return [...problems, ...unreadTokens(text)]
}

/** Stands for a token in the text of a level. No template has it, as it is a control character. */
const placeholder = '\u0000'

/** Braces around placeholders are written into the name: `{imdb-{ImdbId}}`, `{{Edition Tags}}`. Around plain text they are unreadable. */
const unreadTokens = (text: string) =>
  [...text.matchAll(/\{[^{}]*\}/g)]
    .filter(([written]) => !/^\{(?:[a-z]+-)?[ ._-]*\0[ ._-]*\}$/i.test(written))
    .map(([written]) => say(sentences, 'template_no_token', { written: written.replaceAll(placeholder, '…') }))

const bracesMatch = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

const problemsOfToken = (token: Token, kind: TemplateKind): Sentence[] => {
  const rule = tokenRules.get(token.name)
  if (!rule) return [say(sentences, 'template_no_token', { written: token.written })]
  if (kind === 'folder' && !rule.ofMovie) return [say(sentences, 'template_token_of_file', { written: token.written })]
  if (token.argument === null || acceptsArgument(rule.takes, token.argument)) return []
  return [say(sentences, 'template_argument', { written: token.written, argument: token.argument })]
}

const acceptsArgument = (takes: string | undefined, argument: string): boolean => {
  if (takes === 'length') return isLength(argument)
  if (takes === 'length or language') return isLength(argument) || /^[a-z]{2,3}(?:\|[a-z]{2,3})*$/i.test(argument)
  if (takes === 'languages') return /^-?[a-z]{2,3}(?:\+[a-z]{2,3})*\+?$/i.test(argument)
  return takes !== undefined
}
