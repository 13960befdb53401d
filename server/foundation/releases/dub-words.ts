import { languages } from './languages'
import type { Writings } from './vocabulary'
import type { Word } from './word'

/** Country codes that names use for a language; where the country's code is another language's, only the language counts. */
export const countries: Readonly<Record<string, string>> = {
  dk: 'Danish',
  se: 'Swedish',
  cz: 'Czech',
  gr: 'Greek',
  kr: 'Korean',
  cn: 'Chinese',
  jp: 'Japanese',
  br: 'Portuguese (Brazil)',
  ua: 'Ukrainian',
  rs: 'Serbian',
  ee: 'Estonian',
  vn: 'Vietnamese',
  ir: 'Persian',
}

/** Codes that are words of their own next to "dub": "no dub", "is dubbed". */
const ordinary = new Set(['no', 'is', 'he', 'hi', 'it', 'id', 'my', 'in', 'to', 'or'])

/** How a language's dub is written, apart from its code: "Doublé", "Dublado". */
const spoken: readonly (readonly [string, string])[] = [
  ['French', 'doublé double-fr'],
  ['Spanish', 'doblado doblada'],
  ['Portuguese (Brazil)', 'dublado dublada'],
  ['Italian', 'doppiato doppiaggio'],
  ['Turkish', 'dublaj türkçe-dublaj turkce-dublaj'],
  ['Polish', 'dubbing lektor'],
  ['Czech', 'dabing cz-dabing'],
  ['Slovak', 'sk-dabing'],
  ['Hungarian', 'szinkron szinkronos'],
  ['Romanian', 'dublat'],
  ['Russian', 'дубляж дублированный дублированная дб'],
  ['Ukrainian', 'дубльований'],
  ['Japanese', '日本語吹替 日本語吹き替え 吹替 吹き替え'],
  ['Korean', '한국어더빙 우리말더빙 더빙'],
  ['Chinese', '国配 國配 国语配音 國語配音'],
  ['Arabic', 'مدبلج مدبلجة'],
  ['Persian', 'دوبله'],
]

/** "GERDub", "dubbed-ita", "PLDUB": every code and name of a language before or behind the word. */
export const dubWords = (): Writings => {
  const made = languages.flatMap(({ name, codes }): (readonly [Word, string])[] => {
    const own = codes.filter((code) => /^[a-z]{2,3}$/.test(code))
    const abroad = Object.entries(countries).flatMap(([code, language]) => (language === name ? [code] : []))
    const words = [...own, ...abroad, ...(/^[A-Z][a-z]+$/.test(name) ? [name.toLowerCase()] : [])]
    if (name === 'Unknown' || words.length === 0) return []
    return [[{ languages: [name], dub: true }, words.flatMap(dubForms).join(' ')]]
  })
  return [...made, ...spoken.map(([name, text]) => [{ languages: [name], dub: true }, text] as const)]
}

const dubForms = (code: string): string[] =>
  ordinary.has(code)
    ? [`${code}dub`, `${code}dubbed`, `dubbed${code}`]
    : [`${code}-dub`, `${code}-dubbed`, `${code}-dubs`, `dub-${code}`, `dubbed-${code}`]
