import { createStore } from './store'

export type Question = {
  title: string
  text: string
  /** The deed, as a verb, on the button that does it. */
  action: string
  danger?: boolean
  /** A further choice that goes with the deed. */
  option?: { label: string; help?: string; checked: boolean }
}
export type Asked = Question & { answer: (answer: { yes: boolean; option: boolean }) => void }

export const asked = createStore<Asked | undefined>(undefined)

/** Asks once, names the thing, and waits for the person. */
export const confirm = (question: Question) =>
  new Promise<{ yes: boolean; option: boolean }>((resolve) => {
    asked.set({
      ...question,
      answer: (answer) => {
        asked.set(undefined)
        resolve(answer)
      },
    })
  })
