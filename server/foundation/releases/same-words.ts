import { letterForms, wordsOf } from './clean-title'
import { numberOfRoman } from './roman'

/**
 * A key that titles share if they say the same in other words: "Part Two" and "Pt. II", "12 Monkeys" and "Twelve Monkeys", "Doctor" and
 * "Dr.", "Colour" and "Color", the article in front or behind. Null if nothing identifies the title then. It never suffices without the year.
 */
export const sameWordsKey = (title: string): string | null => {
  const words = withArticleInFront(wordsOf(letterForms(title.replaceAll(/[&+]/g, ' and '))))
  const said = words.flatMap((word, at) => meaningOf(word, { at, last: words.length - 1 }))
  const key = said.join('')
  return said.length > 0 && key.length > 1 ? key : null
}

type Place = { at: number; last: number }

/** The word that stands for it; nothing for words that titles leave out. A title of one word keeps it: "Nine" and "9" are two movies. */
const meaningOf = (word: string, { at, last }: Place): string | [] => {
  if (at > 0 && at < last && filler.has(word)) return []
  if (last === 0) return word
  const number = numbers.get(word) ?? (at > 0 && isRoman(word, at === last) ? numberOfRoman(word) : null)
  return number === null ? (same.get(word) ?? word) : String(number)
}

/** "I" is a number at the end only. */
const isRoman = (word: string, isLast: boolean) => word.length > 1 || isLast || word === 'v' || word === 'x'

const filler = new Set('the a an of or and und et y e og och и і'.split(' '))

const articles = new Set('the a an der die das le la les el los las il lo'.split(' '))

/** "Matrix The" is "The Matrix". Without its article it may be another movie of the same year: "War" and "The War" of 2007. */
const withArticleInFront = (words: readonly string[]) => {
  const last = words.at(-1)
  return words.length > 1 && last !== undefined && articles.has(last) && !articles.has(words[0]!) ? [last, ...words.slice(0, -1)] : words
}

const numbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
)

/** Spellings of one word; the first stands for all. */
const same = new Map(
  `part pt, chapter chap, vol volume, episode ep, dr doctor, mr mister, mrs missus, st saint, vs versus, first 1st, second 2nd, third 3rd,
  fourth 4th, fifth 5th, color colour, colors colours, theater theatre, center centre, gray grey, harbor harbour, honor honour, neighbor
  neighbour, neighbors neighbours, favorite favourite, rumor rumour, armor armour, flavor flavour, humor humour, defense defence, jewelry
  jewellery, traveler traveller, travelers travellers, specter spectre, meager meagre, ax axe, okay ok`
    .split(',')
    .flatMap((row) => {
      const [stands = '', ...others] = row.trim().split(/\s+/)
      return others.map((word) => [word, stands] as const)
    }),
)
