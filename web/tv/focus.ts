import type { Direction } from './keys'
import { nextBox } from './move'

/** Only the topmost layer takes the focus: a menu above its screen. */
const layer = (): ParentNode => {
  const layers = document.querySelectorAll('[data-layer]')
  return layers[layers.length - 1] ?? document
}
const targets = (): HTMLElement[] => Array.prototype.slice.call(layer().querySelectorAll('button:not([disabled])')) as HTMLElement[]

export const focused = (): HTMLElement | null => {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body && layer().contains(active) ? active : null
}
const keyOf = (target: HTMLElement): string | null => target.getAttribute('data-key')

/** Gives the focus to the target with this key, else to the first one. */
export const focusOn = (key: string | null): void => {
  const all = targets()
  const found =
    all.filter((target) => key !== null && keyOf(target) === key)[0] ?? all.filter((target) => target.hasAttribute('data-first'))[0]
  focus(found ?? all[0])
}
export const focusedKey = (): string | null => {
  const now = focused()
  return now && keyOf(now)
}

/** False at an edge. The focus is never lost: without one, any direction finds the first target. */
export const move = (direction: Direction): boolean => {
  const now = focused()
  if (!now) {
    focusOn(null)
    return true
  }
  const all = targets().filter((target) => target !== now && isThere(target))
  const index = nextBox(
    now.getBoundingClientRect(),
    all.map((target) => target.getBoundingClientRect()),
    direction,
  )
  if (index === null) return false
  focus(all[index])
  return true
}
const isThere = (target: HTMLElement): boolean => target.offsetWidth > 0

const focus = (target: HTMLElement | undefined): void => {
  if (!target) return
  target.focus()
  reveal(target)
}

/** Scrolls the row, and then the page, so that the focus and what surrounds it are inside of the safe area. */
const reveal = (target: HTMLElement): void => {
  const row = target.closest('[data-scroll=x]')
  if (row) {
    const [outer, inner] = [row.getBoundingClientRect(), target.getBoundingClientRect()]
    row.scrollLeft += outside([inner.left, inner.right], [outer.left, outer.right], outer.width / 8)
  }
  const page = target.closest('[data-scroll=y]')
  if (page) {
    const [outer, inner] = [page.getBoundingClientRect(), (target.closest('[data-block]') ?? target).getBoundingClientRect()]
    page.scrollTop += outside([inner.top, inner.bottom], [outer.top, outer.bottom], outer.height / 100)
  }
}

type Span = readonly [start: number, end: number]
/** How far a span is outside of another one, with some room to spare. */
const outside = (inner: Span, outer: Span, room: number): number => {
  if (inner[0] < outer[0] + room) return inner[0] - outer[0] - room
  return Math.max(0, inner[1] - outer[1] + room)
}
