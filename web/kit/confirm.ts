import { createStore } from './store'

type Option = { label: string; help?: string; checked: boolean }
export type Answer = { yes: boolean; option: boolean; further: boolean }
export type Question = {
  title: string
  text: string
  /** The confirming button's label: a verb. */
  action: string
  danger?: boolean
  /** Label of the cancel button if "Cancel" could be mistaken for the action. */
  keep?: string
  /** Reasons against it, one line each. */
  points?: readonly string[]
  /** The consequence, shown below the points. */
  after?: string
  /** A checkbox that modifies the action. */
  option?: Option
  /** A second checkbox. */
  further?: Option
}
export type Asked = Question & { answer: (answer: Answer) => void }

export const asked = createStore<Asked | undefined>(undefined)

/** Asks for confirmation. Resolves with the answer; never rejects. */
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
