import type { AppEvent } from '#server/events'
import { connection } from '../../kit/connection'
import { base } from '../base'
import { now } from '../clock'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
const CREDENTIAL_REFUSED = 4401
const REPLAY_GONE = 4409

type Hears = {
  event: (event: AppEvent) => void
  /** The socket is live. `again`: after a reconnect; `gapless`: all missed events are replayed. */
  live: (facts: { again: boolean; gapless: boolean }) => void
  refused: () => void
}

/** The UI's only socket: authenticates, streams events, and reconnects without losing any. */
export const openLive = (hears: Hears) => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  let lastSeq: number | undefined
  let wasLive = false
  let ended = false

  const connect = () => {
    clearTimeout(timer)
    if (ended) return
    const mine = new WebSocket(address())
    socket = mine
    const since = lastSeq
    mine.onopen = () => mine.send(JSON.stringify({ type: 'auth', ...(since === undefined ? {} : { since }) }))
    mine.onmessage = ({ data }) => hear(JSON.parse(String(data)) as AppEvent | { type: 'auth_ok' }, since)
    mine.onclose = ({ code }) => {
      if (mine === socket) dropped(code)
    }
  }

  const hear = (message: AppEvent | { type: 'auth_ok' }, since: number | undefined) => {
    if (message.type === 'auth_ok') {
      wait = FIRST_WAIT_MS
      connection.set({ state: 'live' })
      hears.live({ again: wasLive, gapless: since !== undefined })
      wasLive = true
      return
    }
    if ('seq' in message && typeof message.seq === 'number') lastSeq = message.seq
    hears.event(message)
  }

  const dropped = (code: number) => {
    if (ended) return
    if (code === REPLAY_GONE) lastSeq = undefined
    const before = connection.get()
    connection.set(before.state === 'lost' ? before : { state: 'lost', since: now() })
    if (code === CREDENTIAL_REFUSED) return hears.refused()
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  const tryNow = () => {
    if (ended || connection.get().state === 'live' || document.visibilityState === 'hidden') return
    if (socket?.readyState === WebSocket.CONNECTING) return
    wait = FIRST_WAIT_MS
    connect()
  }
  const stop = () => {
    ended = true
    clearTimeout(timer)
    removeEventListener('online', tryNow)
    document.removeEventListener('visibilitychange', tryNow)
    socket?.close(1000)
    connection.set({ state: 'stopped' })
  }
  addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', tryNow)
  connect()
  return { stop, tryNow }
}

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}/api/v1/ws`
