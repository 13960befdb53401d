import { languageNamed, languageOfCode } from './languages'

/** What a subtitle's file name says; without a language, the rest is ignored. */
export type SubtitleFile = { language: string; tags: string[]; title: string | null; copy: number }

/** Parses "Movie.en.forced.srt"; `videoStem` is the name of the video next to it, if any, without extension. */
export const parseSubtitleFile = (name: string, videoStem = ''): SubtitleFile => {
  const stem = name.slice(0, name.lastIndexOf('.') < 1 ? name.length : name.lastIndexOf('.'))
  const isBeside = videoStem !== '' && stem.startsWith(videoStem)
  const reading = readBackwards(isBeside ? `x${stem.slice(videoStem.length)}` : stem)
  return reading.language ? { language: reading.language, tags: reading.tags, title: reading.title, copy: reading.copy } : none
}

const none: SubtitleFile = { language: 'Unknown', tags: [], title: null, copy: 0 }

type Reading = { language: string | undefined; tags: string[]; title: string | null; copy: number }

const known = new Set(['forced', 'foreign', 'default', 'cc', 'sdh', 'psdh', 'hi'])

/**
 * "hi" means hearing impaired next to a language, and Hindi alone. Between the movie's name and the extension may be, in any order: a
 * language, tags, and at most one title.
 */
const readBackwards = (stem: string): Reading => {
  const reading: Reading = { language: undefined, tags: [], title: null, copy: 0 }
  const segments = stem.split('.')
  let at = segments.length - 1
  while (at > 0 && take(reading, segments[at]!, segments[at - 1]!)) at--
  if (!reading.language) takeWords(reading, segments[at]!)
  if (!reading.language && reading.tags.includes('hi'))
    return { ...reading, language: 'Hindi', tags: reading.tags.filter((tag) => tag !== 'hi') }
  return reading
}

const take = (reading: Reading, segment: string, before: string): boolean => {
  if (known.has(segment.toLowerCase())) return addTag(reading, segment)
  const language = languageOf(segment)
  if (language && !reading.language) return setLanguage(reading, language)
  return takeLanguageAndTitle(reading, segment) || takeTitle(reading, segment, before)
}

const addTag = (reading: Reading, tag: string) => {
  if (!reading.tags.includes(tag.toLowerCase())) reading.tags.unshift(tag.toLowerCase())
  return true
}

const setLanguage = (reading: Reading, language: string) => {
  reading.language = language
  return true
}

const languageOf = (written: string) => {
  const text = written.startsWith('[') && written.endsWith(']') ? written.slice(1, -1) : written
  const named = languageNamed(text) ?? (text.length <= 7 ? languageOfCode(text) : undefined)
  return named && named.id > 0 ? named.name : undefined
}

/** "ru-commentary". */
const takeLanguageAndTitle = (reading: Reading, segment: string) => {
  const dash = segment.indexOf('-')
  const language = dash > 0 && !reading.language && !segment.includes(' ') ? languageOf(segment.slice(0, dash)) : undefined
  if (!language || reading.title !== null) return false
  reading.title = segment.slice(dash + 1)
  return setLanguage(reading, language)
}

/** "commentary", "commentary - 2", "2": a title, a title with a copy number, a copy number. Brackets belong to the movie. */
const takeTitle = (reading: Reading, segment: string, before: string) => {
  const found = /^(?:([^[\](){}]{1,60}) - )?(\d{1,3})$/.exec(segment)
  if (found && reading.copy === 0) {
    reading.copy = Number(found[2])
    if (found[1] !== undefined) reading.title = found[1]
    return true
  }
  if (reading.title !== null || !/^[\p{L}\p{N} _-]+$/u.test(segment) || !isEndOfMovie(before)) return false
  reading.title = segment
  return true
}

/** A title follows the movie's name, a tag or a language, and dotted movie names have more than one dot. */
const isEndOfMovie = (before: string) =>
  before === 'x' || /[\])}]$/.test(before) || known.has(before.toLowerCase()) || languageOf(before) !== undefined

/** "Movie-eng-forced", "Movie 2022 English". */
const takeWords = (reading: Reading, segment: string) => {
  const words = segment.split(/[-_ ]/)
  for (let i = words.length - 1; i > 0; i--) {
    const word = words[i]!
    if (known.has(word.toLowerCase())) addTag(reading, word)
    else {
      reading.language = languageOf(word)
      return
    }
  }
}
