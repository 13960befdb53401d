import { type KeyboardEvent, useId, useState } from 'react'
import type { Choice, Group } from './groups'

type Chosen = {
  groups: readonly Group[]
  run: (choice: Choice) => void
  /** The first one is chosen before a key is pressed. */
  isEager: boolean
}

/** The arrow keys of a field walk through what it offers; Enter takes it. */
export const useChosen = ({ groups, run, isEager }: Chosen) => {
  const id = useId()
  const none = isEager ? 0 : -1
  const [at, setAt] = useState(none)
  const choices = groups.flatMap((group) => group.choices)
  const chosen = Math.min(at, choices.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key]
    const choice = choices[chosen]
    if (event.key === 'Enter' && choice) run(choice)
    else if (step === undefined || choices.length === 0) return
    else {
      const next =
        Math.abs(step) === 1 ? (chosen + step + choices.length) % choices.length : Math.max(0, Math.min(choices.length - 1, chosen + step))
      setAt(next)
      document.getElementById(`${id}-${String(next)}`)?.scrollIntoView({ block: 'nearest' })
    }
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
