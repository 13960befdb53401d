import { once } from '#server/foundation/lib/once'
import { onceForEach } from '#server/foundation/lib/once-for-each'
import { besideTitles } from './beside-titles'
import { withoutAccents, withoutPoints } from './clean-title'
import { extras, harmless, otherWorks, packs, series, unspaced } from './extra-words'
import { frameOf } from './frame'
import { readGroup } from './read-group'
import { type Token, tokensOf } from './tokens'
import { unwrap } from './wrapping'

/**
 * What a name is instead of a single movie: a trailer, a soundtrack, several movies, a series. Ignores words in the title, the group and
 * the movie's own titles.
 */
export const extraOrPack = (name: string, titles: readonly string[] = []): string | null => {
  const file = /\.(?:exe|msi|lnk|vbs|js|apk|dmg|zipx|m4a|m4b|epub|pdf|mobi|azw3|cbr|cbz|srt|nfo|jpg|png)$/i.exec(name.trim())
  if (file) return file[0].toLowerCase()
  if (/[. ]sample$/i.test(name.trim()) && titles.every((title) => !/sample$/i.test(title))) return 'sample'
  const { stem, prefix } = unwrap(name)
  const tokens = tokensOf(stem)
  const { end, year } = frameOf(tokens)
  const group = readGroup({ stem, tokens, end, prefix, isBare: false, isDated: year !== null })
  const hasGroup =
    group !== null && group.from > end + 1 && tokens[group.from]?.gap.trim().endsWith('-') && !tokens[group.from]?.gap.includes(' ')
  const described = tokens.slice(end, hasGroup ? group.from : undefined)
  const isInOtherTitle = (text: string): boolean => {
    const named = textOf(tokens.slice(0, end).flatMap(wordsOf))
    return wordsOfTitles(titles).some((title) => !named.includes(title) && holdsWords(title, text))
  }
  return (
    findPhrase(described.flatMap(wordsOf), everything(), isInOtherTitle) ??
    numbered(described) ??
    severalYears(described) ??
    date(described) ??
    besideTitles(stem.slice(0, tokens[end]?.start), titles)
  )
}

/** Like `extraOrPack`, for a title that may not be the movie's: "Some Movie Bonus Disc". */
export const extraInTitle = (title: string, titles: readonly string[]): string | null =>
  findPhrase(tokensOf(title).flatMap(wordsOf), aboutMovies(), (text) => wordsOfTitles(titles).some((own) => holdsWords(own, text)))

type Spoken = { word: string; written: string; gap: string }
type Phrase = { words: readonly string[]; kind: 'extra' | 'other' | 'harmless' }
type Dictionary = ReadonlyMap<string, readonly Phrase[]>

const dictionaryOf = (lists: readonly (readonly [Phrase['kind'], readonly string[]])[]): Dictionary => {
  const all = lists.flatMap(([kind, phrases]) => phrases.map((phrase) => ({ words: plain(phrase).split(' '), kind })))
  return Map.groupBy(
    all.toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  )
}

const everything = once(() =>
  dictionaryOf([
    ['harmless', harmless],
    ['extra', extras],
    ['other', [...otherWorks, ...packs, ...series]],
  ]),
)
const aboutMovies = once(() =>
  dictionaryOf([
    ['harmless', harmless],
    ['extra', extras],
    ['other', packs.filter((phrase) => !phrase.includes('#'))],
  ]),
)

const wordsOf = ({ lower, gap }: Token): Spoken[] =>
  plain(lower)
    .split(' ')
    .map((word, at) => ({ word, written: lower, gap: at === 0 ? gap : ' ' }))

/** Treats "l'Intégrale" as two words. */
function plain(text: string) {
  return withoutPoints(withoutAccents(text))
    .replaceAll('ı', 'i')
    .replaceAll(/['’`´]/g, ' ')
}

const findPhrase = (spoken: readonly Spoken[], dictionary: Dictionary, isInTitle: (text: string) => boolean): string | null => {
  for (let i = 0; i < spoken.length; i++) {
    const phrase = phraseAt(spoken, i, dictionary)
    if (phrase === undefined && !unspaced.test(spoken[i]!.written)) continue
    const text = textOf(spoken.slice(i, i + (phrase?.words.length ?? 1)))
    const counts = phrase?.kind !== 'harmless' && !(phrase?.kind === 'extra' && comesAlong(spoken, i)) && !isInTitle(text)
    if (counts) return text
    i += (phrase?.words.length ?? 1) - 1
  }
  return null
}

const phraseAt = (spoken: readonly Spoken[], at: number, dictionary: Dictionary): Phrase | undefined => {
  const { word } = spoken[at]!
  const candidates = [...(dictionary.get(word) ?? []), ...(dictionary.get(signOf(word)) ?? [])]
  return candidates.find(({ words }) => words.every((wanted, n) => isWord(spoken[at + n]?.word ?? '', wanted)))
}

const isWord = (word: string, wanted: string) => word === wanted || (word !== '' && signOf(word) === wanted)

/** `#` and `@` of the word lists; '' if it is not a number. */
const signOf = (word: string) => (/^\d{1,3}$/.test(word) ? '#' : /^(?:18|19|20)\d\d$/.test(word) ? '@' : '')

/** "1080p BluRay + Extras" is the movie plus extras. */
const comesAlong = (spoken: readonly Spoken[], at: number) =>
  /[+&]/.test(spoken[at]!.gap) || along.has(spoken[at - 1]?.word ?? '') || along.has(spoken[at - 2]?.word ?? '')

const along = new Set([
  'with',
  'w',
  'and',
  'incl',
  'including',
  'includes',
  'plus',
  'mit',
  'avec',
  'con',
  'com',
  'und',
  'et',
  'с',
  'и',
  'inkl',
])

const holdsWords = (title: string, text: string) => ` ${title} `.includes(` ${text} `)

const textOf = (spoken: readonly Spoken[]) => spoken.map(({ word }) => word).join(' ')

const wordsOfTitles = onceForEach((titles: readonly string[]) => titles.map((title) => textOf(tokensOf(title).flatMap(wordsOf))))

/** "E03", "Ep03", "[01-12]". */
const numbered = (described: readonly Token[]): string | null => {
  for (let i = 0; i < described.length; i++) {
    const { lower, gap, text, bracketId } = described[i]!
    if (/^(?:e|ep|eps|odc)\d{1,4}$/.test(lower) || /^t\d\d$/.test(lower)) return text
    const next = described[i + 1]
    const isRange = bracketId > 0 && next?.bracketId === bracketId && next.gap === '-' && /[[(]$/.test(gap)
    if (isRange && /^\d{1,3}$/.test(lower) && /^\d{1,3}$/.test(next.lower) && Number(lower) < Number(next.lower))
      return `${text}-${next.text}`
  }
  return null
}

/** "Title (2021) + Other Title (2024)", "Title 1999-2003". */
const severalYears = (described: readonly Token[]): string | null => {
  const first = described[0]
  if (!first || !isYear(first)) return null
  const second = described.findIndex((token, at) => at > 0 && isYear(token) && token.lower !== first.lower)
  if (second < 0) return null
  const between = described.slice(1, second)
  const isRange = second === 1 && described[1]!.gap === '-'
  const isSecondTitle = between.some(({ word, bracket }) => word === undefined && bracket === '') && isAlone(described, second)
  const isAdded = between.some(({ gap }) => gap.includes('+') || gap.includes('&'))
  return isRange || (isSecondTitle && (isAdded || isSecondMovie(described, second))) ? `${first.text}, ${described[second]!.text}` : null
}

/** "Title (2021) Other Title (2024)": only a title is between two years in brackets. */
const isSecondMovie = (described: readonly Token[], second: number) =>
  described[0]!.bracketId > 0 &&
  described[second]!.bracketId > 0 &&
  described.slice(1, second).every(({ word, bracket }) => word === undefined && bracket === '')

/** "2021.03.14", "2021.March.14": the day of a show or an event. */
const date = (described: readonly Token[]): string | null => {
  const [year, month, day] = described
  if (!year || !month || !day || !isYear(year) || !isMonth.test(month.lower)) return null
  const isDay = /^(?:0[1-9]|[12]\d|3[01])$/.test(day.lower)
  return isDay && month.gap === day.gap && /^[.\- _]$/.test(day.gap) ? `${year.text}-${month.text}-${day.text}` : null
}

const isMonth =
  /^(?:0[1-9]|1[0-2]|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/

const isYear = ({ lower }: Token) => /^(?:19|20)\d\d$/.test(lower)

/** Whether it is alone in its bracket, if it has one. */
const isAlone = (tokens: readonly Token[], at: number) => {
  const { bracketId } = tokens[at]!
  return bracketId === 0 || (tokens[at - 1]?.bracketId !== bracketId && tokens[at + 1]?.bracketId !== bracketId)
}
