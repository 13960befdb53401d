import type { ServerWebSocket, WebSocketHandler } from 'bun'

export type Socket = ServerWebSocket<unknown>
/** A socket that speaks another program's language. It is the upgrade's `data`, under `guest`. */
export type GuestSocket = {
  readonly open: (socket: Socket) => void
  readonly message: (socket: Socket, raw: string | Buffer) => void
  readonly close: (socket: Socket) => void
}

const guestOf = ({ data }: Socket): GuestSocket | null => {
  const guest = typeof data === 'object' && data !== null && 'guest' in data ? data.guest : null
  return guest as GuestSocket | null
}

/** One listener has one handler of sockets: those with a guest in their data go to it, all others to our own. */
export const withGuestSockets = (own: WebSocketHandler<unknown>): WebSocketHandler<unknown> => ({
  ...own,
  open: (socket) => (guestOf(socket) ?? own).open?.(socket),
  message: (socket, raw) => (guestOf(socket) ?? own).message?.(socket, raw as string & Buffer<ArrayBuffer>),
  drain: (socket) => (guestOf(socket) ? undefined : own.drain?.(socket)),
  close: (socket, code, reason) => {
    const guest = guestOf(socket)
    if (guest) guest.close(socket)
    else void own.close?.(socket, code, reason)
  },
})
