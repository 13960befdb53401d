import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Choice, Group } from './groups'
import { rankOf } from './rank'

type Chosen = {
  groups: readonly Group[]
  run: (choice: Choice) => void
  /** Highlights the first result before any key is pressed. */
  isEager: boolean
  /** The typed text. While the results belong to an older text, Enter waits, unless the highlighted one matches the new text as well. */
  text: string
  isCurrent: boolean
}

/** Arrow keys move through the results of a field; Enter runs one. */
export const useChosen = ({ groups, run, isEager, text, isCurrent }: Chosen) => {
  const id = useId()
  const none = isEager ? 0 : -1
  const [at, setAt] = useState(none)
  const choices = groups.flatMap((group) => group.choices)
  const chosen = Math.min(at, choices.length - 1)
  const choice = choices[chosen]
  const isMeant = isCurrent || (choice !== undefined && rankOf(choice.label, text) !== undefined)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!isCurrent || !isAwaited.current) return
    isAwaited.current = false
    if (choice) run(choice)
  })
  /** True if there is something to run, now or once the results arrive. */
  const enter = (): boolean => {
    isAwaited.current = !isMeant
    if (isMeant && choice) run(choice)
    return isAwaited.current || choice !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key]
    isAwaited.current = false
    if (event.key === 'Enter') return enter() && event.preventDefault()
    if (step === undefined || choices.length === 0) return
    const next =
      Math.abs(step) === 1 ? (chosen + step + choices.length) % choices.length : Math.max(0, Math.min(choices.length - 1, chosen + step))
    setAt(next)
    document.getElementById(`${id}-${String(next)}`)?.scrollIntoView({ block: 'nearest' })
    event.preventDefault()
  }
  return {
    id,
    chosen,
    hover: setAt,
    forget: () => setAt(none),
    wires: {
      role: 'combobox',
      'aria-expanded': choices.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': chosen >= 0 ? `${id}-${String(chosen)}` : undefined,
      'aria-autocomplete': 'list',
      onKeyDown,
      spellCheck: false,
      autoComplete: 'off',
    } as const,
  }
}
