/** How long packets are handled before timers and other sockets get their turn. */
const turnMs = 8
/** About as many as a system buffers per socket; beyond it packets are dropped, which slows their sender down. */
const heldAtMost = 4_096

type Clock = { readonly now: () => number; readonly soon: (run: () => void) => void }
const real: Clock = { now: () => performance.now(), soon: setImmediate }

/**
 * A UDP socket is read until it is empty, which never happens while packets keep coming. So packets after a turn are only queued, which is
 * faster than they can arrive, and handled once the loop has turned.
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
