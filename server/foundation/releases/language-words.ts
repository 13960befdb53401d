import { languages } from './languages'
import type { Writings } from './vocabulary'
import type { Word } from './word'

/**
 * Spellings of languages in release names besides English names and three-letter codes; `CAPITALS` marks those that otherwise mean
 * something else.
 */
const further: readonly (readonly [string, string, Word['written']?])[] = [
  ['English', 'en', 'CAPITALS'],
  ['English', 'ing ingles inglés anglais englisch'],
  ['French', 'vf vff vfq vfi vf2 vfh vof truefrench true-french français francais'],
  ['French', 'fr', 'CAPITALS'],
  ['Spanish', 'español espanol castellano esp'],
  ['Spanish', 'es', 'CAPITALS'],
  ['Spanish (Latino)', 'latino español-latino espanol-latino spanish-latino latam lat-spa'],
  ['German', 'swissgerman swiss-german ger-dub gerdub deutsch videomann'],
  ['German', 'de', 'CAPITALS'],
  ['Italian', 'italiano'],
  ['Dutch', 'nederlands nl-audio'],
  ['Dutch', 'nl', 'CAPITALS'],
  ['Japanese', 'jap jp'],
  ['Chinese', 'mandarin cantonese chs cht big5 gb 国语 粤语 中字 国语中字 粤语中字 国粤双语 国英双语 简体 繁體'],
  ['Russian', 'russkij'],
  ['Russian', 'ru', 'CAPITALS'],
  ['Polish', 'pl-dub dub-pl pl-lek lek-pl lektor-pl pldub dubpl pllek lekpl polski'],
  ['Polish', 'pl', 'CAPITALS'],
  ['Swedish', 'svensk'],
  ['Norwegian', 'norsk'],
  ['Danish', 'dansk'],
  ['Finnish', 'suomi'],
  ['Turkish', 'türkçe turkce'],
  ['Flemish', 'vlaams'],
  ['Greek', 'ellinika'],
  ['Hungarian', 'hundub hun-dub magyar'],
  ['Hebrew', 'hebdub hebdubbed heb-dub heb-dubbed'],
  ['Lithuanian', 'lt', 'CAPITALS'],
  ['Latvian', 'lat lv'],
  ['Czech', 'cz-dub czdub'],
  ['Czech', 'cz', 'CAPITALS'],
  ['Slovak', 'sk-dub'],
  ['Slovak', 'sk', 'CAPITALS'],
  ['Romanian', 'rodubbed ro-dubbed rodub'],
  ['Bulgarian', 'bgaudio bg-audio'],
  ['Bulgarian', 'bg', 'CAPITALS'],
  ['Portuguese', 'português portugues'],
  ['Portuguese (Brazil)', 'dublado pt-br brazilian'],
  ['Ukrainian', 'ua', 'CAPITALS'],
  ['Persian', 'farsi'],
  ['Catalan', 'catala català catalán'],
  ['Romansh', 'rumantsch romansch'],
  ['Mongolian', 'khalkha'],
  ['Georgian', 'geor ka'],
  ['Tagalog', 'pilipino'],
  ['Original', 'orig original vo-original'],
]

const isName = (name: string) => /^[a-z]+$/i.test(name) && name !== 'Unknown'

/** Three-letter codes count if capitalized; "Cat", "Ben" and the like only after the title. */
export const languageWords: Writings = [
  ...languages.filter(({ name }) => isName(name)).map(({ name }) => [{ languages: [name] }, name.toLowerCase()] as const),
  ...languages.flatMap(({ name, codes }) =>
    codes.filter((code) => code.length === 3).map((code) => [{ languages: [name], written: 'Capital' as const }, code] as const),
  ),
  ...further.map(([name, text, written]) => [written ? { languages: [name], written } : { languages: [name] }, text] as const),
]
