import type { Connection } from './connection'

const ackMs = 10
const tickMs = 50

/** Gives connections their turn: once after everything that has arrived together, again for late acknowledgments, and regularly. */
export const createTurns = (now: () => number, all: () => readonly Connection[]) => {
  const due = new Set<Connection>()
  const waiting = new Set<Connection>()
  let isFlushing = false
  let ackTimer: ReturnType<typeof setTimeout> | undefined
  let ticker: ReturnType<typeof setInterval> | undefined

  const flush = (): void => {
    isFlushing = false
    const at = now()
    for (const connection of due) {
      connection.flush(at)
      if (connection.isWaiting()) waiting.add(connection)
    }
    due.clear()
    if (waiting.size > 0) ackTimer ??= setTimeout(acknowledge, ackMs)
  }
  const acknowledge = (): void => {
    ackTimer = undefined
    for (const connection of waiting) due.add(connection)
    waiting.clear()
    flush()
  }
  const tick = (): void => {
    const at = now()
    for (const connection of all()) connection.tick(at)
  }

  return {
    soon: (connection: Connection): void => {
      if (connection.isClosed()) return
      due.add(connection)
      if (isFlushing) return
      isFlushing = true
      setImmediate(flush)
    },
    begin: (): void => {
      ticker ??= setInterval(tick, tickMs)
    },
    forget: (connection: Connection): void => {
      due.delete(connection)
      waiting.delete(connection)
    },
    end: (): void => {
      clearInterval(ticker)
      clearTimeout(ackTimer)
      ticker = undefined
      ackTimer = undefined
    },
  }
}
