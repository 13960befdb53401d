import { type Language, languages, speak } from './i18n/translate'
import { createStore } from './ui/store'

export type Theme = 'system' | 'light' | 'dark'
export type Look = {
  theme: Theme
  language: Language
  poster_size: 's' | 'm' | 'l'
  library: 'posters' | 'list'
  single_keys: boolean
}

const KEY = 'marquee.look'

const kept = (): Partial<Look> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Look>
  } catch {
    return {}
  }
}

const spokenByBrowser = (): Language =>
  (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find((tag): tag is Language => tag in languages) ?? 'en'

/** How this browser likes to see things. Kept here, applied at once, never sent anywhere. */
export const look = createStore<Look>({
  theme: 'system',
  language: typeof navigator === 'undefined' ? 'en' : spokenByBrowser(),
  poster_size: 'm',
  library: 'posters',
  single_keys: true,
  ...kept(),
})

export const changeLook = (change: Partial<Look>) => {
  look.set({ ...look.get(), ...change })
  try {
    localStorage.setItem(KEY, JSON.stringify(look.get()))
  } catch {
    // A browser that keeps nothing still shows the change until it is closed.
  }
  applyLook()
  if (change.language) void speak(change.language)
}

export const applyLook = () => {
  const { theme } = look.get()
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
