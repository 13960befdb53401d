import { createStore } from './store'

type Option = { label: string; help?: string; checked: boolean }
export type Answer = { yes: boolean; option: boolean; further: boolean }
export type Question = {
  title: string
  text: string
  /** The action, as a verb, on the button that does it. */
  action: string
  danger?: boolean
  /** The way out, where "Cancel" could be taken for the action. */
  keep?: string
  /** What speaks against it, each a line of its own. */
  points?: readonly string[]
  /** What follows from it, below the points. */
  after?: string
  /** A choice that goes with the action. */
  option?: Option
  /** Another one. */
  further?: Option
}
export type Asked = Question & { answer: (answer: Answer) => void }

export const asked = createStore<Asked | undefined>(undefined)

/** Asks once, names the thing, and waits for the person. */
export const confirm = (question: Question) =>
  new Promise<Answer>((resolve) => {
    asked.set({
      ...question,
      answer: (answer) => {
        asked.set(undefined)
        resolve(answer)
      },
    })
  })
