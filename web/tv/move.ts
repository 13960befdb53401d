import type { Direction } from './keys'

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
/** How much farther something to the side seems than something straight ahead. */
const sideways = 3
/** Boxes that only touch, or overlap by a rounding error, are beside each other. */
const slack = 2

/** The index of the box that one reaches from `from` in a direction; null at the edge. Left and right stay in their line. */
export const nextBox = (from: Box, boxes: readonly Box[], direction: Direction): number | null => {
  const ahead = turned(from, direction)
  let best: number | null = null
  let shortest = Number.POSITIVE_INFINITY
  boxes.forEach((box, index) => {
    const other = turned(box, direction)
    if (other.top < ahead.bottom - slack) return
    const aside = Math.max(0, other.left - ahead.right, ahead.left - other.right)
    if (aside > 0 && (direction === 'left' || direction === 'right')) return
    const offset = Math.abs(other.left + other.right - ahead.left - ahead.right) / 100
    const distance = other.top - ahead.bottom + sideways * aside + offset
    if (distance >= shortest) return
    shortest = distance
    best = index
  })
  return best
}

/** Turns the plane so that the direction leads down. */
const turned = ({ left, top, right, bottom }: Box, direction: Direction): Box => {
  if (direction === 'down') return { left, top, right, bottom }
  if (direction === 'up') return { left, top: -bottom, right, bottom: -top }
  if (direction === 'right') return { left: top, top: left, right: bottom, bottom: right }
  return { left: top, top: -right, right: bottom, bottom: -left }
}
