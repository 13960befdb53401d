import type { ServerWebSocket } from 'bun'
import type { AppEvent } from '#server/events'
import { createOutbox, type Frame, frameOf } from './outbox'
import type { StoredEvents } from './stored-events'

export type Socket = ServerWebSocket<unknown>
export type News = { event: AppEvent; frame: Frame }
export type Connection = ReturnType<typeof createConnection>

/** Otherwise a reader that takes nothing would keep a closing socket open forever. */
const closingGraceMs = 5000
const sliceRows = 200

type Options = { socket: Socket; stored: StoredEvents; queueBytes: number }

/** A socket: silent until authenticated, then replays the history, then streams live. */
export const createConnection = ({ socket, stored, queueBytes }: Options) => {
  let phase: 'waiting' | 'checking' | 'replaying' | 'live' | 'closed' = 'waiting'
  let lastSeq = 0
  let session_id: string | null = null
  let isStepDue = false
  const outbox = createOutbox({ socket, limitBytes: queueBytes, onTooSlow: () => close(1013, 'too slow; connect again') })

  const close = (code: number, reason: string): void => {
    if (phase === 'closed') return
    phase = 'closed'
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), closingGraceMs).unref()
  }

  /** Reads the history until nothing newer is left, then goes live in the same tick, so no event is lost. */
  const replay = (): void => {
    isStepDue = false
    if (phase !== 'replaying' || outbox.isLagging()) return
    const events = stored.since(lastSeq, sliceRows)
    for (const event of events) {
      outbox.send(frameOf(event))
      lastSeq = event.seq
    }
    if (events.length < sliceRows) phase = phase === 'replaying' ? 'live' : phase
    else scheduleReplay()
  }
  const take = ({ event, frame }: News): void => {
    if (phase !== 'live') return
    if ('seq' in event) {
      if (event.seq <= lastSeq) return
      lastSeq = event.seq
    }
    outbox.send(frame)
  }
  const scheduleReplay = (): void => {
    if (isStepDue) return
    isStepDue = true
    setImmediate(replay)
  }

  return {
    close,
    phase: () => phase,
    sessionId: () => session_id,
    beginCheck: () => {
      phase = 'checking'
    },
    /** Starts the stream; with `since`, first replays what happened after it. */
    activate(by: { session_id: string | null; since: number | null }): void {
      session_id = by.session_id
      outbox.send({ text: '{"type":"auth_ok"}', bytes: 0, progress_of: null })
      phase = by.since === null ? 'live' : 'replaying'
      lastSeq = by.since ?? 0
      if (by.since !== null) replay()
    },
    /** Sends events in order as one write: one system call instead of one per event. */
    offer(news: readonly News[]): void {
      if (phase === 'live') socket.cork(() => news.forEach(take))
    },
    drained(): void {
      outbox.drained()
      replay()
    },
    closed: () => {
      phase = 'closed'
    },
  }
}
