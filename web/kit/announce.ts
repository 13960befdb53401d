import { createStore } from './store'

/** The current text of the polite live region. */
export const announcement = createStore('')

let timer: ReturnType<typeof setTimeout> | undefined

/** Announces text to screen readers. Debounced: of a quick series only the last one is spoken. */
export const announce = (text: string) => {
  clearTimeout(timer)
  timer = setTimeout(() => announcement.set(text), 200)
}
