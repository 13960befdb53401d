import { t } from 'elysia'
import { InvalidExpand } from '#server/foundation/platform/errors'

/** A comma-separated list in one query parameter, which may be repeated. Without `words`, any word is accepted. */
export const commaList = (what: string, words: readonly string[] = []) =>
  t.Optional(
    t.String({
      maxLength: 2000,
      'x-words': words,
      description: `Comma-separated ${what}${words.length > 0 ? `: ${words.map((word) => `\`${word}\``).join(', ')}` : ''}.`,
    }),
  )

export const expandQuery = (accepted: readonly string[]) => ({
  expand: t.Optional(
    t.String({
      'x-words': [],
      description: `Related resources to include next to their ids, comma-separated: ${accepted.map((name) => `\`${name}\``).join(', ')}.`,
    }),
  ),
})

/** The requested names, without duplicates. Throws InvalidExpand, which lists the accepted ones. */
export const parseExpand = <const A extends readonly string[]>(asked: string | undefined, accepted: A): Set<A[number]> => {
  const names = (asked ?? '').split(',').map((name) => name.trim())
  const wanted = new Set<A[number]>()
  for (const name of names) {
    if (name === '') continue
    if (!accepted.includes(name)) throw new InvalidExpand(name.slice(0, 100), accepted)
    wanted.add(name)
  }
  return wanted
}
