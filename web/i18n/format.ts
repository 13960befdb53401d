import { now } from '../data/clock'
import { language, t, tOr } from './translate'

/** The UI language with the region of the browser. */
const locale = () => {
  const spoken = language()
  return navigator.languages?.find((one) => one.startsWith(`${spoken}-`)) ?? spoken
}

const number = (value: number, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(locale(), options).format(value)
/**
 * Keeps a number and its unit on one line. French would use a narrow space, so thin that 6,5 Mo looks like 6,5Mo. English keeps an ordinary
 * space, like the service does.
 */
const unbroken = (text: string) => (language() === 'en' ? text : text.replace(/\s(?=\p{L})/gu, '\u00a0'))

export const count = (value: number) => number(value)

export const oneDigit = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** A rating with one decimal. */
export const rating = (value: number) => oneDigit(value)

/** Dune (2021). */
export const titleAndYear = ({ title, year }: { title: string; year: number | null }): string =>
  year === null ? title : `${title} (${String(year)})`

export const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 })

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes in decimal units: 14.2 GB. */
export const size = (bytes: number) => {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  const unitDisplay = step === 0 ? 'long' : 'short'
  return unbroken(
    number(value, { style: 'unit', unit: units[step]!, unitDisplay, maximumFractionDigits: step < 2 || value >= 100 ? 0 : 1 }),
  )
}

export const speed = (bytesPerSecond: number) => `${size(bytesPerSecond)}/s`

const moment = (at: string, options: Intl.DateTimeFormatOptions) =>
  withOrdinal(new Intl.DateTimeFormat(locale(), options).format(new Date(at)))
/** French says 1er nov., which `Intl` does not know. */
const withOrdinal = (date: string) => (language() === 'fr' ? date.replace(/\b1(?=\s\p{L})/u, '1er') : date)

export const day = (at: string) => moment(at, { dateStyle: 'medium', timeZone: /T/.test(at) ? undefined : 'UTC' })
/** Saturday, 28 Nov 2026. Each language joins weekday and date its own way. */
export const dayOfWeek = (at: string) => moment(at, { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
/** Saturday, November 28, in the browser's time zone. */
export const dayInWords = (at: string, withYear: boolean) =>
  moment(at, { weekday: 'long', day: 'numeric', month: 'long', ...(withYear && { year: 'numeric' }) })
export const clockTime = (at: string) => moment(at, { timeStyle: 'short' })
export const dayAndTime = (at: string) => moment(at, { dateStyle: 'medium', timeStyle: 'short' })
export const exactTime = (at: string) => moment(at, { dateStyle: 'medium', timeStyle: 'medium' })
export const dayOfMonth = (at: string) => moment(at, { day: 'numeric', timeZone: 'UTC' })
/** Mar 8, in the browser's time zone. */
export const dayShort = (at: string) => moment(at, { month: 'short', day: 'numeric' })
export const monthShort = (at: string) => moment(at, { month: 'short', timeZone: 'UTC' })
export const monthName = (at: string) => moment(at, { month: 'long', year: 'numeric', timeZone: 'UTC' })
export const weekday = (at: string, style: 'long' | 'short' = 'long') => moment(at, { weekday: style, timeZone: 'UTC' })

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const NEAR = 5

/** A duration in its two largest units: 2 h 4 min. `long` is for sentences: 2 hours 4 minutes. */
export const duration = (seconds: number, style: 'short' | 'long' = 'short') => {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < MINUTE) return unit(whole, 'second', style)
  if (whole < HOUR) return unit(Math.round(whole / MINUTE), 'minute', style)
  if (whole < DAY) {
    const minutes = Math.round((whole % HOUR) / MINUTE)
    return [unit(Math.floor(whole / HOUR), 'hour', style), ...(minutes ? [unit(minutes, 'minute', style)] : [])].join(' ')
  }
  const hours = Math.round((whole % DAY) / HOUR)
  return [unit(Math.floor(whole / DAY), 'day', style), ...(hours ? [unit(hours, 'hour', style)] : [])].join(' ')
}
/** British and Australian English would write "15 mins" and "2 hrs"; all variants use one short form. */
const unit = (value: number, name: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year', style: 'short' | 'long') =>
  unbroken(
    new Intl.NumberFormat(language() === 'en' ? 'en' : locale(), {
      style: 'unit',
      unit: name,
      unitDisplay: name === 'day' ? 'long' : style,
    }).format(value),
  )

const ages = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** The time since then in its largest unit: 15 days. */
export const age = (at: string) => {
  const seconds = (now() - new Date(at).getTime()) / 1000
  const [name, length] = ages.find(([, length]) => seconds >= length) ?? []
  return name ? unit(Math.round(seconds / length), name, 'long') : t('time.now')
}

export const isAhead = (at: string | null) => at !== null && new Date(at).getTime() > now()

/** A relative time: "3 minutes ago", "in 2 days". */
export const fromNow = (at: string) => unbroken(agoOrAhead(at))

const agoOrAhead = (at: string) => {
  const seconds = (new Date(at).getTime() - now()) / 1000
  const away = Math.abs(seconds)
  if (seconds <= NEAR && away < 45) return t('time.now')
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  if (away < 45) return format.format(Math.round(seconds), 'second')
  if (away < HOUR) return format.format(Math.round(seconds / MINUTE), 'minute')
  if (away < DAY) return format.format(Math.round(seconds / HOUR), 'hour')
  if (away < 30 * DAY) return format.format(Math.round(seconds / DAY), 'day')
  if (away < 365 * DAY) return format.format(Math.round(seconds / (30 * DAY)), 'month')
  return format.format(Math.round(seconds / (365 * DAY)), 'year')
}

/** A relative time in the future: "in 2 days", or "shortly" if it is due. */
export const fromNowOn = (at: string) => ((new Date(at).getTime() - now()) / 1000 > NEAR ? fromNow(at) : t('time.shortly'))

/** English names that differ from those of `Intl`. */
const odd: Readonly<Record<string, string>> = {
  Bengali: 'bn',
  Flemish: 'nl-BE',
  'Portuguese (Brazil)': 'pt-BR',
  'Spanish (Latino)': 'es-419',
  Tagalog: 'tl',
}
const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Language codes by English name, built on first use. */
const codes = () => {
  if (found) return found
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const named = letters.flatMap((one) => letters.map((two) => [english.of(one + two) ?? '', one + two] as const))
  found = new Map([...named, ...Object.entries(odd)])
  return found
}
let found: Map<string, string> | undefined

/** Translates codes and English names of languages; anything else is returned unchanged. */
export const languageName = (word: string) => {
  const isName = word.length > 3 && !/^\w{2,3}-/.test(word)
  const code = isName ? codes().get(word) : word
  if (isName && (language() === 'en' || !code)) return tOr(`language.${word}`, word)
  try {
    return new Intl.DisplayNames([locale()], { type: 'language' }).of(code!) ?? word
  } catch {
    return word
  }
}

/** `languageName` on its own, as in a choice or a fact: French writes names of languages small inside a sentence. */
export const languageTitle = (word: string) => capital(languageName(word))

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1)

/** The name of a country, or of a language with its region, with a capital; an invalid code is returned unchanged. */
export const inLocale = (code: string, type: 'language' | 'region') => {
  try {
    return capital(new Intl.DisplayNames([locale()], { type, languageDisplay: 'standard' }).of(code) ?? code)
  } catch {
    return code
  }
}

export const listOf = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(locale(), { type }).format(words)
