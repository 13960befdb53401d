import { type CoreKey, english as englishCore } from './en/core'
import type { EventKey } from './en/events'
import type { PlayerKey } from './en/player'
import type { RoomKey } from './en/rooms'
import type { SettingsKey } from './en/settings'
import type { SystemKey } from './en/system'

export type Message = string | { readonly zero?: string; readonly one: string; readonly other: string }
export type Messages = Readonly<Record<string, Message>>
export type Key = CoreKey | EventKey | PlayerKey | RoomKey | SettingsKey | SystemKey
export type Part = 'core' | 'events' | 'player' | 'rooms' | 'settings' | 'system'
export type Values = Readonly<Record<string, string | number>>
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

/** What turns the English of the service into the language of the person. */
export type Interpreter = {
  readonly sentence: (text: string) => string
  readonly word: (text: string) => string
  readonly language: (name: string) => string
}
const asItIs: Interpreter = { sentence: (text) => text, word: (text) => text, language: (name) => name }
const interpreters: Record<Language, () => Promise<Interpreter>> = {
  en: async () => asItIs,
  de: async () => (await import('./de/interpreter')).interpreter,
}

const loaders: Record<Language, Record<Part, () => Promise<Messages>>> = {
  en: {
    core: async () => englishCore,
    events: async () => (await import('./en/events')).english,
    player: async () => (await import('./en/player')).english,
    rooms: async () => (await import('./en/rooms')).english,
    settings: async () => (await import('./en/settings')).english,
    system: async () => (await import('./en/system')).english,
  },
  de: {
    core: async () => (await import('./de/core')).german,
    events: async () => (await import('./de/events')).german,
    player: async () => (await import('./de/player')).german,
    rooms: async () => (await import('./de/rooms')).german,
    settings: async () => (await import('./de/settings')).german,
    system: async () => (await import('./de/system')).german,
  },
}

const spoken = {
  language: 'en' as Language,
  interpreter: asItIs,
  messages: new Map<string, Message>(Object.entries(englishCore)),
  parts: new Set<Part>(['core']),
}
const listeners = new Set<() => void>()

export const language = () => spoken.language

export const interpreter = () => spoken.interpreter

export const onLanguage = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Adds the words of one part of the interface, in the language spoken now. */
export const learn = async (part: Part) => {
  if (spoken.parts.has(part)) return
  const messages = await loaders[spoken.language][part]()
  spoken.parts.add(part)
  for (const [key, message] of Object.entries(messages)) spoken.messages.set(key, message)
}

/** Loads a screen together with its words, so that neither is ever shown without the other. */
export const withWords = async <T>(part: Part, screen: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([screen, learn(part)])
  return loaded
}

export const speak = async (to: Language) => {
  const parts = [...spoken.parts]
  const [found, ...catalogues] = await Promise.all([interpreters[to](), ...parts.map((part) => loaders[to][part]())])
  spoken.language = to
  spoken.interpreter = found
  for (const catalogue of catalogues) for (const [key, message] of Object.entries(catalogue)) spoken.messages.set(key, message)
  document.documentElement.lang = to
  document.documentElement.dir = new Set(['ar', 'he', 'fa', 'ur']).has(to) ? 'rtl' : 'ltr'
  for (const listener of listeners) listener()
}

/** The message of a key in the language of the person. `count` chooses the plural form and is written as a number of that language. */
export const t = (key: Key, values: Values = {}): string => filled(spoken.messages.get(key) ?? key, values)

/** The message of a key that is made of data; the fallback stands in for what nobody has translated. */
export const tOr = (key: string, fallback: string, values: Values = {}): string => filled(spoken.messages.get(key) ?? fallback, values)

const filled = (message: Message, values: Values) =>
  formOf(message, values).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? new Intl.NumberFormat(spoken.language).format(value) : value
  })

const formOf = (message: Message, values: Values) => {
  if (typeof message === 'string') return message
  const count = Number(values.count ?? 0)
  if (count === 0 && message.zero !== undefined) return message.zero
  return new Intl.PluralRules(spoken.language).select(count) === 'one' ? message.one : message.other
}
