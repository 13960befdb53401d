import { useEffect } from 'react'

export type PlayerActions = {
  readonly toggle: () => void
  readonly seekTo: (seconds: number) => void
  readonly seekBy: (seconds: number) => void
  readonly seekToShare: (share: number) => void
  readonly louder: (by: number) => void
  readonly mute: () => void
  readonly fullscreen: () => void
  readonly nextSubtitle: () => void
  readonly setRate: (rate: number) => void
  readonly faster: (by: 1 | -1) => void
  readonly help: () => void
  readonly details: () => void
  readonly close: () => void
}

const actionFor = (key: string, act: PlayerActions): (() => void) | undefined => {
  if (/^\d$/.test(key)) return () => act.seekToShare(Number(key) / 10)
  const table = new Map([
    [' ', act.toggle],
    ['k', act.toggle],
    ['j', () => act.seekBy(-10)],
    ['l', () => act.seekBy(10)],
    ['ArrowLeft', () => act.seekBy(-5)],
    ['ArrowRight', () => act.seekBy(5)],
    ['ArrowUp', () => act.louder(0.05)],
    ['ArrowDown', () => act.louder(-0.05)],
    ['m', act.mute],
    ['f', act.fullscreen],
    ['c', act.nextSubtitle],
    ['<', () => act.faster(-1)],
    ['>', () => act.faster(1)],
    ['?', act.help],
    ['d', act.details],
    ['Escape', act.close],
  ])
  return table.get(key.length === 1 ? key.toLowerCase() : key)
}

/** Shortcuts work regardless of focus, except keys that the focused control handles itself. */
const isTaken = (event: KeyboardEvent): boolean => {
  const target = event.target instanceof HTMLElement ? event.target : null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !target) return true
  if (target.closest('[role=menu], [role=dialog]')) return true
  // Letters choose in a select.
  if (target.closest('select')) return event.key !== 'Escape'
  if (event.key === ' ') return target.closest('button, a, input') !== null
  return event.key.startsWith('Arrow') && target.closest('input') !== null
}

export const usePlayerKeys = (actions: PlayerActions): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isTaken(event) ? undefined : actionFor(event.key, actions)
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [actions])
}
