import { dubWords } from './dub-words'
import { languages } from './languages'
import type { Writings } from './vocabulary'
import type { Word } from './word'

/**
 * Spellings of languages in release names besides English names and three-letter codes; `CAPITALS` marks those that otherwise mean
 * something else.
 */
const further: readonly (readonly [string, string, Word['written']?])[] = [
  ['English', 'en', 'CAPITALS'],
  ['English', 'ing ingles inglés anglais englisch inglese inglês angielski ingilizce'],
  ['French', 'vf vff vfq vfi vf2 vfh vof truefrench true-french français francais französisch francese'],
  ['French', 'fr', 'CAPITALS'],
  ['Spanish', 'español espanol castellano esp español-castellano espanol-castellano spanish-castilian spanisch'],
  ['Spanish', 'es', 'CAPITALS'],
  ['Spanish (Latino)', 'latino español-latino espanol-latino spanish-latino latam lat-spa'],
  ['German', 'swissgerman swiss-german deutsch videomann alemán aleman tedesco'],
  ['German', 'de', 'CAPITALS'],
  ['Italian', 'italiano'],
  ['Dutch', 'nederlands nl-audio'],
  ['Dutch', 'nl', 'CAPITALS'],
  ['Japanese', 'jap jp'],
  ['Chinese', 'mandarin cantonese chs cht big5 gb 国语 粤语 中字 国语中字 粤语中字 国粤双语 国英双语 简体 繁體'],
  ['Russian', 'russkij русский'],
  ['Russian', 'ru', 'CAPITALS'],
  ['Polish', 'pl-lek lek-pl lektor-pl pl-lektor polski polska'],
  ['Polish', 'pl', 'CAPITALS'],
  ['Swedish', 'svensk svenska svenskt'],
  ['Norwegian', 'norsk norska'],
  ['Danish', 'dansk danske'],
  ['Finnish', 'suomi suomeksi'],
  ['Turkish', 'türkçe turkce'],
  ['Flemish', 'vlaams'],
  ['Greek', 'ellinika ελληνικά'],
  ['Korean', '한국어'],
  ['Hindi', 'हिन्दी हिंदी'],
  ['Thai', 'ไทย'],
  ['Vietnamese', 'thuyết-minh lồng-tiếng'],
  ['Ukrainian', 'українська'],
  ['Croatian', 'hrvatski'],
  ['Serbian', 'srpski српски'],
  ['Slovenian', 'slovenščina'],
  ['Estonian', 'eesti'],
  ['Lithuanian', 'lietuvių lietuviu lietuviskai'],
  ['Latvian', 'latviešu latviesu latviski'],
  ['Icelandic', 'íslenska'],
  ['Arabic', 'العربية عربي'],
  ['Macedonian', 'македонски'],
  ['Albanian', 'shqip'],
  ['Indonesian', 'bahasa-indonesia'],
  ['Tamil', 'தமிழ்'],
  ['Telugu', 'తెలుగు'],
  ['Malayalam', 'മലയാളം'],
  ['Kannada', 'ಕನ್ನಡ'],
  ['Bengali', 'বাংলা'],
  ['Marathi', 'मराठी'],
  ['Urdu', 'اردو'],
  ['Japanese', '日本語'],
  ['Hungarian', 'magyar'],
  ['Hebrew', 'עברית'],
  ['Lithuanian', 'lt', 'CAPITALS'],
  ['Latvian', 'lat lv'],
  ['Czech', 'čeština cestina česky cesky'],
  ['Czech', 'cz', 'CAPITALS'],
  ['Slovak', 'slovenčina slovencina slovensky'],
  ['Slovak', 'sk', 'CAPITALS'],
  ['Romanian', 'română'],
  ['Bulgarian', 'bgaudio bg-audio български'],
  ['Bulgarian', 'bg', 'CAPITALS'],
  ['Portuguese', 'português portugues'],
  ['Portuguese (Brazil)', 'pt-br brazilian brasileiro'],
  ['Ukrainian', 'ua', 'CAPITALS'],
  ['Persian', 'farsi فارسی'],
  ['Catalan', 'catala català catalán'],
  ['Romansh', 'rumantsch romansch'],
  ['Mongolian', 'khalkha'],
  ['Georgian', 'geor ka'],
  ['Tagalog', 'pilipino'],
  ['Original', 'orig original vo-original omu'],
  ['Original', 'vo ov', 'CAPITALS'],
]

const isName = (name: string) => /^[a-z]+$/i.test(name) && name !== 'Unknown'

/** Three-letter codes count if capitalized, in lower case only where the words around them show that they are codes. */
export const languageWords: Writings = [
  ...languages.filter(({ name }) => isName(name)).map(({ name }) => [{ languages: [name] }, name.toLowerCase()] as const),
  ...languages.flatMap(({ name, codes }) =>
    codes.filter((code) => code.length === 3).map((code) => [{ languages: [name], written: 'Capital' as const }, code] as const),
  ),
  ...dubWords(),
  ...further.map(([name, text, written]) => [written ? { languages: [name], written } : { languages: [name] }, text] as const),
]
