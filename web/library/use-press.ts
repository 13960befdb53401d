import type { MouseEvent } from 'react'
import { useLongPress } from './use-long-press'
import type { Selection } from './use-selection'

type Press = { movie: { index: number; id: number }; selecting: boolean; onToggle: Selection['toggle'] }

/** A press on a movie opens it; while movies are selected, or when the finger rests, it selects. */
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
