import { withoutAccents } from './clean-title'

export type SlugOptions = { invalidToDash?: boolean; trimChars?: string | null; dedupeChars?: string | null }

/** The title as a URL segment: lowercase ASCII letters, digits, dashes and underscores. */
export const slugOf = (title: string, { invalidToDash = false, trimChars = '-_', dedupeChars = '-_' }: SlugOptions = {}): string => {
  const plain = withoutAccents(title.toLowerCase()).replaceAll(/\s/g, '-')
  const valid = plain.replaceAll(/[^a-z0-9_-]/g, invalidToDash ? '-' : '')
  return deduped(trimmed(valid, trimChars ?? ''), dedupeChars ?? '')
}

const trimmed = (text: string, chars: string) => {
  let from = 0
  let to = text.length
  while (from < to && chars.includes(text[from]!)) from++
  while (to > from && chars.includes(text[to - 1]!)) to--
  return text.slice(from, to)
}

/** Collapses a run of these characters to the last one. */
const deduped = (text: string, chars: string) => {
  let result = ''
  for (let i = 0; i < text.length; i++)
    if (!(chars.includes(text[i]!) && i + 1 < text.length && chars.includes(text[i + 1]!))) result += text[i]
  return result
}
