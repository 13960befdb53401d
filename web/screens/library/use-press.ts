import type { MouseEvent } from 'react'
import { useLongPress } from './use-long-press'
import type { Selection } from './use-selection'

type Press = { movie: { index: number; id: number }; selecting: boolean; onToggle: Selection['toggle'] }

/** A click opens the movie. A long press, or any click while movies are selected, selects it. */
export const usePress = ({ movie, selecting, onToggle }: Press) => {
  const held = useLongPress(() => onToggle(movie))
  return {
    onMark: (event: MouseEvent) => onToggle(movie, event.shiftKey),
    onFace: {
      ...held,
      onClick: (event: MouseEvent) => {
        if (!selecting || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onToggle(movie, event.shiftKey)
      },
    },
  }
}
