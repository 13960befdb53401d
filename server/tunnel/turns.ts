/** How long packets are worked on before timers and everybody else's sockets have their turn. */
const turnMs = 8
/** About as much as a system keeps for a socket; beyond it packets are lost, and whoever sends them goes slower. */
const heldAtMost = 4_096

type Clock = { readonly now: () => number; readonly soon: (run: () => void) => void }
const real: Clock = { now: () => performance.now(), soon: setImmediate }

/**
 * A UDP socket is read until it is empty, and while packets keep coming it never is. So what comes after a turn is only put aside, which is
 * quicker than it can be sent, and worked on when the loop has been round.
 */
export const createTurns = <Item>(handle: (item: Item) => void, { now, soon }: Clock = real) => {
  const held: Item[] = []
  let next = 0
  let isBegun = false
  let endsAt = 0

  const begin = (): void => {
    isBegun = true
    endsAt = now() + turnMs
    soon(over)
  }
  const over = (): void => {
    isBegun = false
    if (held.length === 0) return
    begin()
    while (next < held.length && now() <= endsAt) handle(held[next++]!)
    if (next < held.length) held.splice(0, next)
    else held.length = 0
    next = 0
  }

  return (item: Item): void => {
    if (!isBegun) begin()
    if (held.length === 0 && now() <= endsAt) handle(item)
    else if (held.length < heldAtMost) held.push(item)
  }
}
