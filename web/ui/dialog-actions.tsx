import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { ProblemCard } from './problem-card'

/** Where the layer around a form keeps its buttons. */
export const ActionPlace = createContext<HTMLElement | null>(null)

type Props = {
  /** Why what the buttons did was refused: said beside them. */
  error?: unknown
  children: ReactNode
}

/** The buttons of a form: below it, or in the footer of its layer, where they stay in sight. What submits names its form by `form`. */
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
