import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import type { MovieQuery } from '../../data/api/queries'
import type { Facets } from '../../data/api/types'
import type { Chosen } from './select-many'

export type Selection = ReturnType<typeof useSelection>
type Source = { query: MovieQuery; facets: Facets | undefined; total: number | undefined }
const layers = '[role=dialog],[role=alertdialog],[role=menu]'
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

const wishOf = (event: KeyboardEvent): 'all' | 'clear' | undefined => {
  if (event.defaultPrevented || isTyping(event.target) || document.querySelector(layers)) return undefined
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') return 'all'
  return event.key === 'Escape' ? 'clear' : undefined
}

/** Multi-selection: single movies, ranges with Shift, all with Ctrl+A; Escape clears. */
export const useSelection = ({ query, facets, total }: Source) => {
  const queries = useQueryClient()
  const [isOn, setOn] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState(false)
  const last = useRef<number>(undefined)
  /** Movies that were selected without being shown. */
  const known = useRef(new Map<number, Chosen>())
  /** How often the selection was cleared: results of a load that began before are discarded. */
  const clears = useRef(0)

  const choose = (more: readonly Chosen[]) => {
    for (const movie of more) known.current.set(movie.id, movie)
    startTransition(() => setIds((chosen) => new Set([...chosen, ...more.map(({ id }) => id)])))
  }

  const addBetween = async (from: number, to: number) => {
    setBusy(true)
    const before = clears.current
    try {
      const { chosenBetween } = await import('./select-many')
      for await (const more of chosenBetween({ queries, query, facets }, from, to)) {
        if (clears.current !== before) return
        choose(more)
      }
    } catch (error) {
      sayProblem(error)
    } finally {
      // Not before the last ids: an action must not hit only a part of the selection.
      if (clears.current === before) startTransition(() => setBusy(false))
    }
  }
  const clear = () => {
    clears.current++
    setBusy(false)
    setOn(false)
    setIds(new Set())
    known.current.clear()
    last.current = undefined
  }
  const all = () => void (total !== undefined && total > 0 && addBetween(0, total - 1))
  /** Toggles one movie; with `isRange` adds all from the last one. */
  const toggle = (movie: { index: number; id: number }, isRange = false) => {
    const { index, id } = movie
    const start = last.current
    last.current = index
    if (isRange && start !== undefined) return void addBetween(Math.min(start, index), Math.max(start, index))
    setIds((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }
  const isSelecting = isOn || ids.size > 0

  const newest = useRef({ all, clear, toggle, isSelecting })
  newest.current = { all, clear, toggle, isSelecting }
  /** Stable, so that visible cards do not rerender while others scroll in. */
  const onToggle = useCallback<typeof toggle>((movie, isRange) => newest.current.toggle(movie, isRange), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = wishOf(event)
      if (wish === undefined || (wish === 'clear' && !newest.current.isSelecting)) return
      event.preventDefault()
      newest.current[wish]()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return { ids, known: known.current, isSelecting, busy, begin: () => setOn(true), all, clear, toggle: onToggle }
}
