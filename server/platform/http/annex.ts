import type { WebSocketHandler } from 'bun'
import type { Peer } from './handle-request'
import type { Handlers, Listening } from './listen'
import type { createListener, Listener } from './listener'

type Parts = Parameters<typeof createListener>[0]
type Guest = { readonly base: string; readonly under: string; readonly handlers: Handlers }
export type Annex = ReturnType<typeof createAnnex>

/** Room for a second service below a path of the same address: it is answered by the first one's listener and listens nowhere itself. */
export const createAnnex = () => {
  let guest: Guest | null = null
  let front: () => Listening | null = () => null
  const sockets = new WeakMap<object, WebSocketHandler<unknown>>()

  /** A proxy in front may have taken the base path away: then the address begins with `under` alone. */
  const isBelow = ({ base, under }: Guest, url: string): boolean => {
    const path = url.replace(/^[a-z]+:\/\/[^/?]*/i, '').replace(/[?#].*$/, '')
    return [base, under].some((start) => path === start || path.startsWith(`${start}/`))
  }
  const noting =
    (peer: Peer, { websocket }: Handlers): Peer['upgrade'] =>
    (request, options) => {
      sockets.set(options.data as object, websocket)
      return peer.upgrade(request, options)
    }

  return {
    /** Tells whose listener it is. */
    joins(current: () => Listening | null): void {
      front = current
    },
    /** The listener for the guest; `base` is where its pages are, `under` the last part of that. */
    listenerFor: (parts: Pick<Parts, 'handlers'>, { base, under }: { base: string; under: string }): Listener => ({
      current: () => front(),
      open: () => {
        const listening = front()
        if (!listening) throw new Error('nobody listens for the guest')
        guest = { base, under, handlers: parts.handlers }
        return listening
      },
      move: async () => {},
      close: async () => {
        guest = null
      },
    }),
    /** Null: this is not for the guest. */
    answer: (request: Request, peer: Peer): Promise<Response | undefined> | null =>
      guest && isBelow(guest, request.url)
        ? guest.handlers.answer(request, { ...peer, under: guest.under, upgrade: noting(peer, guest.handlers) })
        : null,
    /** Undefined: the socket is none of the guest's. It hears the end of its sockets even after it has gone. */
    socketsOf: (data: unknown): WebSocketHandler<unknown> | undefined =>
      typeof data === 'object' && data !== null ? sockets.get(data) : undefined,
  }
}
