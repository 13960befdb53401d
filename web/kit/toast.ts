import { createStore } from './store'

export type Toast = {
  id: number
  text: string
  tone: 'plain' | 'ok' | 'bad'
  action?: { label: string; run: () => void }
  ms: number
}

export const toasts = createStore<readonly Toast[]>([])
let next = 1

/** Shows a short message that disappears. Anything the user must read needs another place too. */
export const toast = (text: string, options: Partial<Pick<Toast, 'tone' | 'action' | 'ms'>> = {}) => {
  const id = next++
  toasts.set([...toasts.get().slice(-2), { id, text, tone: 'plain', ms: options.action ? 8000 : 5000, ...options }])
  return id
}

export const closeToast = (id: number) => toasts.set(toasts.get().filter((one) => one.id !== id))
