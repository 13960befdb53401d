import type { MouseEvent } from 'react'
import { useLongPress } from './use-long-press'
import type { Selection } from './use-selection'

type Press = { film: { index: number; id: number }; selecting: boolean; onToggle: Selection['toggle'] }

/** A press on a film opens it; while films are selected, or when the finger rests, it selects. */
export const usePress = ({ film, selecting, onToggle }: Press) => {
  const held = useLongPress(() => onToggle(film))
  return {
    onMark: (event: MouseEvent) => onToggle(film, event.shiftKey),
    onFace: {
      ...held,
      onClick: (event: MouseEvent) => {
        if (!selecting || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onToggle(film, event.shiftKey)
      },
    },
  }
}
