import { type Language, languages, speak } from '../i18n/translate'
import { createStore } from './store'

export type Theme = 'system' | 'light' | 'dark'
/** Rows of Home in their default order. */
export const homeRowNames = ['continue', 'on_the_way', 'added', 'leaving', 'soon', 'wanted', 'recommended'] as const
export type HomeRow = (typeof homeRowNames)[number]

/** What is shown below a poster. */
export type Mark = 'rating' | 'quality' | 'watched'
/** Columns of the table besides title and status. */
export type Column = 'year' | 'length' | 'rating' | 'quality' | 'size' | 'watched' | 'added'

export type Preferences = {
  theme: Theme
  language: Language
  poster_size: 's' | 'm' | 'l'
  library: 'posters' | 'list'
  marks: readonly Mark[]
  columns: readonly Column[]
  single_keys: boolean
  home_rows: readonly HomeRow[]
  /** Rows that are not shown. */
  home_hidden: readonly HomeRow[]
  /** Whether advanced settings are shown. */
  advanced: boolean
}

const KEY = 'marquee.look'

const kept = (): Partial<Preferences> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

/** The browser's first supported language, or English. */
export const languageOf = (tags: readonly string[] = []): Language =>
  tags.map((tag) => tag.slice(0, 2)).find((tag): tag is Language => tag in languages) ?? 'en'

/** Display preferences of this browser: stored locally, applied immediately, never sent. */
export const preferences = createStore<Preferences>({
  theme: 'system',
  language: languageOf(globalThis.navigator?.languages),
  poster_size: 'm',
  library: 'posters',
  marks: ['rating', 'quality', 'watched'],
  columns: ['year', 'length', 'rating', 'quality', 'size', 'added'],
  single_keys: true,
  home_rows: homeRowNames,
  home_hidden: [],
  advanced: false,
  ...kept(),
})

/** Rows that a newer version added come last; unknown ones are dropped. */
export const orderOf = (kept: readonly string[]): HomeRow[] => [
  ...homeRowNames.filter((row) => kept.includes(row)).sort((a, b) => kept.indexOf(a) - kept.indexOf(b)),
  ...homeRowNames.filter((row) => !kept.includes(row)),
]

export const changePreferences = (change: Partial<Preferences>) => {
  preferences.set({ ...preferences.get(), ...change })
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.get()))
  } catch {
    // Without localStorage the change lasts until the page is closed.
  }
  applyPreferences()
  if (change.language) void speak(change.language)
}

export const applyPreferences = () => {
  const { theme } = preferences.get()
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
