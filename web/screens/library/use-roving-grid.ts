import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

type Grid = { total: number; columns: number; reveal: (index: number) => void }

const ROWS_OF_A_PAGE = 3

const targetOf = (event: KeyboardEvent, at: number, { total, columns }: Grid): number | undefined => {
  const whole = event.ctrlKey || event.metaKey
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1
  const rowStart = at - (at % columns)
  switch (event.key) {
    case 'ArrowRight':
      return at + forward
    case 'ArrowLeft':
      return at - forward
    case 'ArrowDown':
      return at + columns < total || rowStart + columns >= total ? at + columns : total - 1
    case 'ArrowUp':
      return at - columns
    case 'PageDown':
      return Math.min(total - 1, at + columns * ROWS_OF_A_PAGE)
    case 'PageUp':
      return Math.max(0, at - columns * ROWS_OF_A_PAGE)
    case 'Home':
      return whole ? 0 : rowStart
    case 'End':
      return whole ? total - 1 : Math.min(total - 1, rowStart + columns - 1)
    default:
      return undefined
  }
}

/** Roving tab index for the grid. Arrow keys also reach rows that are not rendered yet. */
export const useRovingGrid = (grid: Grid) => {
  const [at, setAt] = useState(0)
  const pending = useRef(false)
  useEffect(() => {
    if (!pending.current) return
    const target = document.querySelector<HTMLElement>(`[data-movie-index="${String(at)}"]`)
    if (!target) return
    pending.current = false
    target.focus({ preventScroll: true })
  })
  const moveTo = (index: number) => setAt(Math.max(0, Math.min(grid.total - 1, index)))
  return {
    at: Math.min(at, grid.total - 1),
    moveTo,
    hasFocus: () => document.activeElement instanceof HTMLElement && document.activeElement.dataset.movieIndex !== undefined,
    onFocus: (event: FocusEvent) => {
      const index = (event.target as HTMLElement).closest<HTMLElement>('[data-movie-index]')?.dataset.movieIndex
      if (index !== undefined && !pending.current) setAt(Number(index))
    },
    onKeyDown: (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).dataset.movieIndex === undefined) return
      const target = targetOf(event, at, grid)
      if (target === undefined) return
      event.preventDefault()
      if (target < 0 || target >= grid.total) return
      pending.current = true
      setAt(target)
      grid.reveal(target)
    },
  }
}
