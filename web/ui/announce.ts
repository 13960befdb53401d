import { createStore } from './store'

/** What the polite live region says now. */
export const announcement = createStore('')

let timer: ReturnType<typeof setTimeout> | undefined

/** Speaks to screen readers, at most one sentence a second. */
export const announce = (text: string) => {
  clearTimeout(timer)
  timer = setTimeout(() => announcement.set(text), 200)
}
