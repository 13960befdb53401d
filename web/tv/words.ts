import { tv as german } from '../i18n/de/tv'
import { tv as english, type TvWords } from '../i18n/en/tv'
import { tv as french } from '../i18n/fr/tv'

export type Word = keyof TvWords
type Values = Readonly<Record<string, string | number>>

const languages: Readonly<Record<string, TvWords>> = { en: english, de: german, fr: french }
export const language = (): string => {
  const wanted = navigator.language.slice(0, 2)
  return languages[wanted] ? wanted : 'en'
}

export const t = (word: Word, values: Values = {}): string =>
  (languages[language()] ?? english)[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** `en` becomes English, or EN on a TV that knows no names of languages. */
export const languageName = (code: string): string => {
  try {
    const name = new Intl.DisplayNames([language()], { type: 'language' }).of(code) ?? code
    return name.charAt(0).toUpperCase() + name.slice(1)
  } catch {
    return code.toUpperCase()
  }
}

/** A day such as Mar 8. */
export const day = (at: string): string => new Date(at).toLocaleDateString(language(), { day: 'numeric', month: 'short' })

/** A position such as 1:02:03. */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => (value < 10 ? `0${value}` : String(value))
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
