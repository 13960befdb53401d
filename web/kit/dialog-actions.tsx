import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { ProblemCard } from './problem-card'

/** The footer element of the dialog around a form. */
export const ActionPlace = createContext<HTMLElement | null>(null)

type Props = {
  /** Why the action failed; shown next to the buttons. */
  error?: unknown
  children: ReactNode
}

/**
 * The buttons of a form: below it, or in the dialog's footer, where they stay visible. A submit button there names its form with `form`.
 */
export const DialogActions = ({ error, children }: Props) => {
  const place = useContext(ActionPlace)
  const inside = (
    <>
      {Boolean(error) && (
        <div className="basis-full">
          <ProblemCard error={error} />
        </div>
      )}
      {children}
    </>
  )
  return place ? createPortal(inside, place) : <div className="flex flex-wrap justify-end gap-2">{inside}</div>
}
