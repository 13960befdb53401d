import type { Catalog, Draft, Key, Message, Part, Sentences, Texts } from './catalog'
import { german } from './de'
import { english } from './en'
import { words as first } from './en/core'
import { french } from './fr'

export type { Key } from './catalog'
export type Values = Readonly<Record<string, string | number>>

/** The UI languages: a folder and a line here each. */
export const languages = { en: english, de: german, fr: french } satisfies Record<string, Catalog | Draft>
export type Language = keyof typeof languages
const catalogs: Record<Language, Catalog | Draft> = languages

const spoken = {
  language: 'en' as Language,
  sentences: null as Sentences | null,
  messages: new Map<string, Message>(Object.entries(first)),
  parts: new Set<Part>(['core']),
}
const listeners = new Set<() => void>()

export const language = () => spoken.language

/** Undefined in English, because the service writes English. */
export const sentences = () => spoken.sentences

export const onLanguage = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Loads the texts of a part of the UI in the current language. */
export const learn = async (part: Part) => {
  if (spoken.parts.has(part)) return
  const loaded = await textsOf(spoken.language, part)
  spoken.parts.add(part)
  for (const texts of loaded) take(texts)
}

/** Those of a draft replace the English ones, as far as there are any. */
const textsOf = (of: Language, part: Part): Promise<Texts[]> => {
  const own = catalogs[of].parts[part]
  const loads = 'isDraft' in catalogs[of] ? [english.parts[part], own] : [own]
  return Promise.all(loads.flatMap((load) => load?.() ?? []) as Promise<Texts>[])
}

const take = ({ words, sentences }: Texts): void => {
  for (const [key, message] of Object.entries(words)) spoken.messages.set(key, message)
  if (sentences && spoken.sentences) spoken.sentences = { ...spoken.sentences, sentences: { ...spoken.sentences.sentences, ...sentences } }
}

/** Loads a screen together with its texts, so that neither shows without the other. */
export const withWords = async <T>(part: Part, screen: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([screen, learn(part)])
  return loaded
}

export const speak = async (to: Language) => {
  const [told, ...loaded] = await Promise.all([catalogs[to].sentences?.(), ...[...spoken.parts].map((part) => textsOf(to, part))])
  spoken.language = to
  spoken.sentences = told ?? null
  for (const texts of loaded.flat()) take(texts)
  document.documentElement.lang = to
  document.documentElement.dir = new Set(['ar', 'he', 'fa', 'ur']).has(to) ? 'rtl' : 'ltr'
  for (const listener of listeners) listener()
}

/** The text of a key. `count` selects the plural form and is formatted as a number. */
export const t = (key: Key, values: Values = {}): string => filled(spoken.messages.get(key) ?? key, values)

/** The text of a dynamic key; the fallback is used if there is none. */
export const tOr = (key: string, fallback: string, values: Values = {}): string => filled(spoken.messages.get(key) ?? fallback, values)

const filled = (message: Message, values: Values) =>
  formOf(message, values).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? new Intl.NumberFormat(spoken.language).format(value) : value
  })

export const formOf = (message: Message, values: Readonly<Record<string, unknown>>) => {
  if (typeof message === 'string') return message
  const count = Number(values.count ?? 0)
  if (count === 0 && message.zero !== undefined) return message.zero
  return new Intl.PluralRules(spoken.language).select(count) === 'one' ? message.one : message.other
}
