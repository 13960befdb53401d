import { endOfEdition, startOfEdition } from './read-edition'
import { isHash, type Token, tokensOf } from './tokens'

/**
 * The position of title and year in the name; `end` is the first word after the title. `editionEnd` is the end if the edition before the
 * year belongs to the title: "Urban Legends: Final Cut".
 */
export type Frame = { end: number; editionEnd: number; year: number | null; episode: boolean }

/** Finds the end of the title: at the year, at the first word that only releases use, or where only known words follow. */
export const frameOf = (tokens: readonly Token[]): Frame => {
  const { at: firm, episode } = firstFirm(tokens)
  const yearAt = findYear(tokens, firm)
  const year = yearAt < 0 ? null : Number(tokens[yearAt]!.lower)
  if (yearAt > 0 && yearAt < firm) {
    const editionEnd = beforeLanguage(tokens, yearAt)
    return { end: beforeYear(tokens, yearAt), editionEnd, year, episode }
  }
  const end = firm < tokens.length ? beforeKnown(tokens, firm) : beforeTail(tokens)
  return { end, editionEnd: end, year, episode: episode || (year === null && namesSeason(tokens, end)) }
}

/** The mark of a season or an episode in a name: "s01e02", "1x04". */
export const episodeIn = (name: string): string | null => tokensOf(name).find(({ lower }, at) => at > 0 && isEpisode(lower))?.text ?? null

const firstFirm = (tokens: readonly Token[]) => {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (isEpisode(token.lower) && (i > 0 || token.lower.startsWith('s'))) return { at: i, episode: true }
    if (i > 0 && token.word?.firm) return { at: i, episode: hasEpisode(tokens, i + 1) }
  }
  return { at: tokens.length, episode: false }
}

const hasEpisode = (tokens: readonly Token[], from: number) => {
  for (let i = from; i < tokens.length; i++) if (isEpisode(tokens[i]!.lower)) return true
  return false
}

const letterS = 0x73
const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** "s01", "s01e02", "1x04". */
export const isEpisode = (word: string) => {
  const first = word.charCodeAt(0)
  if (first === letterS) return isDigit(word.charCodeAt(1)) && word.length > 2 && word.length < 14 && /^s\d{1,3}(?:e\d+)*$/.test(word)
  return isDigit(first) && word.length > 3 && word.length < 7 && /^\d{1,2}x\d{2,3}$/.test(word)
}

/** "Season 2"; with a year it may be the title of a movie. */
const namesSeason = (tokens: readonly Token[], end: number) => {
  for (let i = 1; i < end - 1; i++) if (tokens[i]!.lower === 'season' && isDigit(tokens[i + 1]!.lower.charCodeAt(0))) return true
  return false
}

const isYear = ({ lower, word }: Token) =>
  lower.length === 4 && word === undefined && isDigit(lower.charCodeAt(0)) && lower >= '1888' && lower <= '2099' && Number(lower) > 0

/**
 * A bracketed year wins, then the first one followed by a known word, then the last: "Blade Runner 2049 2017", "1917 2019". A year at the
 * very beginning is a title. After the first firm word, any year counts.
 */
const findYear = (tokens: readonly Token[], firm: number): number => {
  let last = -1
  let followed = -1
  for (let i = 1; i < firm; i++) {
    const token = tokens[i]!
    if (!isYear(token)) continue
    if (token.bracket && opensWith(token.gap)) return i
    if (followed < 0 && isFollowed(tokens[i + 1])) followed = i
    last = i
  }
  return followed >= 0 ? followed : last >= 0 ? last : yearBehind(tokens, firm)
}

const isFollowed = (next: Token | undefined) => next?.word !== undefined

const yearBehind = (tokens: readonly Token[], firm: number) => {
  for (let i = firm + 1; i < tokens.length; i++) if (isYear(tokens[i]!)) return i
  return -1
}

const opensWith = (gap: string) => gap.endsWith('(') || gap.endsWith('[')

const articles = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'le', 'la', 'les', 'el', 'il', 'lo', 'and', 'of'])

/** A title that is only an article does not count. */
const leavesTitle = (tokens: readonly Token[], end: number) => end > 1 || (end === 1 && !articles.has(tokens[0]!.lower))

const beforeYear = (tokens: readonly Token[], at: number) => beforeEdition(tokens, beforeLanguage(tokens, beforeEdition(tokens, at)))

/** "Title.Extended.Cut.2012": drops the edition along with its article ("The.Rogue.Cut"). */
const beforeEdition = (tokens: readonly Token[], end: number): number => {
  const start = startOfEdition(tokens, end, 1)
  if (start === end || !leavesTitle(tokens, start) || isJoined(tokens, start)) return end
  return tokens[start - 1]?.lower === 'the' && start > 2 ? start - 1 : start
}

/** "Bigger, Longer & Uncut": words joined to the title belong to it. */
const isJoined = (tokens: readonly Token[], at: number) => tokens[at]!.gap.includes('&') || joining.has(tokens[at - 1]!.lower)

const joining = new Set(['and', 'or', 'of', 'und', 'et', 'y', 'e'])

/** "Title.GERMAN.2012", but not "The.Good.German.2006": article plus adjective make it a person. */
const beforeLanguage = (tokens: readonly Token[], end: number): number => {
  let start = end
  while (start > 1 && isLanguageTag(tokens, start - 1)) start--
  return leavesTitle(tokens, start) ? start : end
}

const isLanguageTag = (tokens: readonly Token[], at: number) => {
  const { word, text, lower } = tokens[at]!
  if (!word?.languages || lower.length < 4) return false
  if (isCapitals(text) && !isCapitals(tokens[0]!.text)) return true
  return (lower === 'german' || lower === 'truefrench') && !adjectives.has(tokens[at - 1]!.lower)
}

const adjectives = new Set('the a an good bad great little big young old last first other quiet only new lost ugly true mad'.split(' '))

const isCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

/** In the known words before a firm one, the title ends at the first that describes the release: "Title.German.Dubbed.DL.1080p". */
const beforeKnown = (tokens: readonly Token[], firm: number): number => {
  let start = firm
  while (start > 1 && isKnown(tokens[start - 1]!)) start--
  for (let i = start; i < firm; i++) {
    const found = describesRelease(tokens[i]!, tokens[0]!) || endOfEdition(tokens, i) > i
    if (found && leavesTitle(tokens, i)) return beforeEdition(tokens, i)
  }
  return beforeEdition(tokens, firm)
}

const isKnown = ({ word, lower }: Token) => word !== undefined || lower === 'real'

/** Languages, codecs, repacks, and other tags spelled as titles never are. */
const describesRelease = ({ word, text, lower }: Token, first: Token) => {
  if (lower === 'real' || word?.proper || word?.repack) return lower !== 'real' || text === 'REAL' || text === 'real'
  if (!word || word.edition) return false
  if (word.version) return true
  if (word.languages || word.audio || word.video) return lower.length > 2 || isCapitals(text)
  return (isCapitals(text) && !isCapitals(first.text)) || hasInnerCapital(text)
}

/** "MULTi", "iNTERNAL", "DoVi": titles are never spelled like this. */
const hasInnerCapital = (text: string) => text.slice(1) !== text.slice(1).toLowerCase() && text !== text.toUpperCase()

/** Without a year or a firm word, the title ends where only known words follow, up to a group after a dash. */
const beforeTail = (tokens: readonly Token[]): number => {
  let end = tokens.length
  const last = tokens[end - 1]
  if (end > 1 && last && !last.word && last.gap === '-') end--
  const tail = end
  while (end > 1 && isTail(tokens[end - 1]!)) end--
  return end < tail && leavesTitle(tokens, end) ? end : tokens.length
}

const isTail = ({ word, text, lower, bracket }: Token) => {
  if (!word) return bracket !== '' && isHash(lower)
  if (word.noise) return bracket !== '' || isCapitals(text)
  return word.languages === undefined || lower.length > 3 || isCapitals(text)
}
