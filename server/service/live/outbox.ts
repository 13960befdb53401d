import type { ServerWebSocket } from 'bun'

/** An event serialized once for all readers. */
export type Frame = { text: string; bytes: number; progress_of: number | null }

type Socket = Pick<ServerWebSocket<unknown>, 'send' | 'getBufferedAmount'>
type Options = { socket: Socket; limitBytes: number; onTooSlow: () => void }

export const frameOf = (event: object & { type: string }): Frame => {
  const text = JSON.stringify(event)
  const isProgress = event.type === 'download_progress' && 'download_id' in event
  return { text, bytes: Buffer.byteLength(text), progress_of: isProgress ? Number(event.download_id) : null }
}

/**
 * The frames that one reader has not taken yet. While it lags, only the newest progress per download waits. Beyond the limit it is dropped,
 * because it must never believe that it saw everything.
 */
export const createOutbox = ({ socket, limitBytes, onTooSlow }: Options) => {
  const waiting = new Map<string, Frame>()
  let waitingBytes = 0
  let frames = 0
  let isBlocked = false
  let isGivenUp = false

  const giveUp = () => {
    isGivenUp = true
    waiting.clear()
    onTooSlow()
  }

  const push = ({ text }: Frame) => {
    const sent = socket.send(text)
    if (sent < 0) isBlocked = true
    if (sent === 0) giveUp()
  }

  const wait = (frame: Frame) => {
    const key = frame.progress_of === null ? `frame ${++frames}` : `progress ${frame.progress_of}`
    waitingBytes += frame.bytes - (waiting.get(key)?.bytes ?? 0)
    waiting.delete(key)
    waiting.set(key, frame)
    if (waitingBytes + socket.getBufferedAmount() > limitBytes) giveUp()
  }

  return {
    send(frame: Frame): void {
      if (isGivenUp) return
      if (isBlocked) wait(frame)
      else push(frame)
    },
    /** The reader emptied the pipe. */
    drained(): void {
      isBlocked = false
      for (const [key, frame] of waiting) {
        if (isBlocked || isGivenUp) return
        waiting.delete(key)
        waitingBytes -= frame.bytes
        push(frame)
      }
    },
    isLagging: (): boolean => isBlocked,
  }
}
