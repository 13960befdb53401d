import { cleanTitle, withoutAccents, withoutPoints } from './clean-title'
import { packs, series, unspaced } from './extra-words'

/**
 * What stands beside the movie's own titles in front of the year: "Тихая гавань / 1 сезон: 1-8 серии из 8 / The Quiet Harbor". A part that is
 * no known title may still be one, so there only a counted season or episode, or a name that is all pack, counts.
 */
export const besideTitles = (written: string, titles: readonly string[]): string | null => {
  const parts = written
    .split(/[/|()[\]{}]/)
    .flatMap(byScript)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (parts.length < 2 || titles.length === 0) return null
  const own = new Set(titles.map(cleanTitle))
  for (const part of parts) {
    if (own.has(cleanTitle(part.replaceAll(/[._]/g, ' ')))) continue
    const found = countedIn(wordsIn(part), wordsIn(titles.join(' '))) ?? packIn(part) ?? countedUnspaced(part, titles)
    if (found !== null) return found
  }
  return null
}

/** "The Quiet Harbor ตอนที่ 1": what is written in another script stands for itself. */
const byScript = (part: string): string[] => {
  const latin = /\p{Script=Latin}/u.exec(part)?.index ?? -1
  const other = /[^\P{L}\p{Script=Latin}]/u.exec(part)?.index ?? -1
  return latin >= 0 && other > latin ? [part.slice(0, other), part.slice(other)] : [part]
}

function wordsIn(text: string) {
  return withoutPoints(withoutAccents(text.toLowerCase()))
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}

const isNumber = (word: string | undefined) => word !== undefined && /^\d{1,3}$/.test(word)

/** Words that only series have beside a number; parts, chapters and episodes are also of movies. */
const counted = new Set([
  ...series.filter(
    (phrase) =>
      /^\p{L}{4,}$/u.test(phrase) &&
      !/^(?:epi|odc|эпи|епі|επε|parts|teil|capitul|kapit|avsnitt|afsnit|jakso|folge|miniser|dizi)/u.test(phrase),
  ),
  ...wordsIn('सीजन सीज़न एपिसोड ตอนที่ ซีซั่น ซีซัน فصل قسمت'),
])

const countedIn = (words: readonly string[], own: readonly string[]): string | null => {
  const at = words.findIndex((word, n) => counted.has(word) && !own.includes(word) && (isNumber(words[n - 1]) || isNumber(words[n + 1])))
  if (at >= 0) return words.slice(Math.max(0, at - 1), at + 2).join(' ')
  const from = words.findIndex(
    (word, n) => (word === 'из' || word === 'of' || word === 'iz') && isNumber(words[n - 1]) && isNumber(words[n + 1]),
  )
  return from < 0 ? null : words.slice(from - 1, from + 2).join(' ')
}

/** Chinese, Japanese and Korean names write number and word in one. */
const countedUnspaced = (part: string, titles: readonly string[]): string | null => {
  const found = unspaced.exec(part)?.[0]
  return found && /\d/.test(found) && !titles.some((title) => title.includes(found)) ? found : null
}

const whole = new Set(packs.filter((phrase) => !phrase.includes('#')))

const packIn = (part: string): string | null => {
  const text = wordsIn(part).join(' ')
  return whole.has(text) ? text : null
}
