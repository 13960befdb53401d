import { type SQL, sql } from 'drizzle-orm'
import { once } from '#server/foundation/lib/once'
import type { Db } from '#server/foundation/platform/db/open'
import { isBeyondAscii, moviesTable as m } from './table'

/**
 * Searches titles by substring, ignoring case and accents. The table `movies_search` holds the trigrams of each title without case and
 * accents. Two trailing spaces give its last two letters trigrams of their own. Triggers keep it current.
 */
const shortest = 3

/** Finds one or two letters through the trigrams that begin with them. Needed once per connection that searches. */
export const openTitleSearch = ({ $client }: Db): void => {
  $client.run(`CREATE VIRTUAL TABLE IF NOT EXISTS temp.movies_threes USING fts5vocab('main', 'movies_search', 'instance')`)
}

/** The movies with a matching title, possibly with false positives. */
export const foundByTitle = (part: string, given: (name: string) => SQL): SQL =>
  titleShape(part) === 'long'
    ? sql`SELECT s.rowid FROM movies_search s WHERE s.movies_search MATCH ${given('q_match')}`
    : sql`SELECT t.doc FROM temp.movies_threes t WHERE t.term >= ${given('q_from')} AND t.term < ${given('q_to')}`

/** Substrings of the same shape share a statement. */
export const titleShape = (part: string): 'long' | 'short' => (lettersOf(part).length >= shortest ? 'long' : 'short')

/** The values for the placeholders of `foundByTitle`. `q` is the pattern that a title must match. */
export const titleValues = (part: string): Record<string, string> => {
  const letters = lettersOf(part)
  const start = letters.map(plain).join('')
  return {
    q: `*${letters.map(anyOf).join('')}*`,
    q_match: `"${letters.join('').replaceAll('"', '""')}"`,
    q_from: start,
    q_to: `${start}\u{10ffff}`,
  }
}

/**
 * Matches the same titles as `is` when all movies are scanned. LIKE is several times as fast, and exact for ASCII titles. What it misses of a
 * long part is in `movies_search`; of a short one, in the other titles, which have their own index.
 */
export const isTitled = (part: string, is: SQL, given: (name: string) => SQL): SQL => {
  const pattern = sql`(${`%${lettersOf(part).map(plain).join('').replace(/[%_!]/g, '!$&')}%`} || '')`
  const isLike = (title: SQL) => sql`${title} LIKE ${pattern} ESCAPE '!'`
  const inTitle = isLike(sql`${m.title}`)
  // CASE, because AND may evaluate the slow test first.
  if (titleShape(part) === 'long') return sql`(${inTitle} OR CASE WHEN ${m.id} IN (${foundByTitle(part, given)}) THEN ${is} END)`
  return sql`(${inTitle} OR (${m.original_title} <> ${m.title} AND ${isLike(sql`${m.original_title}`)})
    OR ${m.id} IN (SELECT ${m.id} FROM ${m} WHERE ${isBeyondAscii} AND ${is}))`
}

const lettersOf = (part: string): string[] => [...part.normalize('NFC').replace(/[\u0300-\u036f]/g, '')]

/** SQLite knows no case or accents beyond these letters. */
const lastWithCase = 0x4ff
const base = (letter: string): string => (letter.normalize('NFD')[0] ?? '').toLowerCase()
const isLatin = (letter: string): boolean => /^[a-z]$/.test(base(letter))
const plain = (letter: string): string =>
  isLatin(letter) ? base(letter) : letter.codePointAt(0)! > lastWithCase ? letter : letter.toLowerCase()

/** A GLOB pattern that matches a letter in either case and, if Latin, with any accent. */
const anyOf = (letter: string): string => {
  if (isLatin(letter)) return `[${latin().get(base(letter))}]`
  const cases = letter.codePointAt(0)! > lastWithCase ? [letter] : [letter.toLowerCase(), letter.toUpperCase()]
  const single = [...new Set([letter, ...cases])].filter((one) => [...one].length === 1)
  return single.length > 1 || '*?['.includes(letter) ? `[${single.join('')}]` : letter
}

const latinVariants = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [from, to] of [
    [0x41, 0x24f],
    [0x1e00, 0x1eff],
  ] as const)
    for (let code = from; code <= to; code++) {
      const letter = String.fromCharCode(code)
      if (isLatin(letter)) found.set(base(letter), (found.get(base(letter)) ?? '') + letter)
    }
  return found
}
const latin = once(latinVariants)
