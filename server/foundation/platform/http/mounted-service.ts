import type { WebSocketHandler } from 'bun'
import type { Peer } from './handle-request'
import type { Handlers, Listening } from './listen'
import type { createListener, Listener } from './listener'

type Parts = Parameters<typeof createListener>[0]
type Guest = { readonly base: string; readonly under: string; readonly handlers: Handlers }
export type MountedService = ReturnType<typeof createMountedService>

/** Hosts a second service under a path of the same address. The first service's listener answers for it; it has no listener of its own. */
export const createMountedService = () => {
  let guest: Guest | null = null
  let front: () => Listening | null = () => null
  const sockets = new WeakMap<object, WebSocketHandler<unknown>>()

  /** A reverse proxy may have stripped the base path, so the URL may begin with just `under`. */
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
    /** Sets whose listener to use. */
    joins(current: () => Listening | null): void {
      front = current
    },
    /** The listener for the guest. `base` is the path of its pages, `under` its last segment. */
    listenerFor: (parts: Pick<Parts, 'handlers'>, { base, under }: { base: string; under: string }): Listener => ({
      current: () => front(),
      problem: () => null,
      open: () => {
        const listening = front()
        if (!listening) throw new Error('the guest has no listener to join')
        guest = { base, under, handlers: parts.handlers }
        return listening
      },
      move: async () => {},
      close: async () => {
        guest = null
      },
    }),
    /** Null: the request is not for the guest. */
    answer: (request: Request, peer: Peer): ReturnType<Handlers['answer']> | null =>
      guest && isBelow(guest, request.url)
        ? guest.handlers.answer(request, { ...peer, under: guest.under, upgrade: noting(peer, guest.handlers) })
        : null,
    /** Undefined: not a guest's socket. Sockets keep their handlers after the guest has closed, to receive their close events. */
    socketsOf: (data: unknown): WebSocketHandler<unknown> | undefined =>
      typeof data === 'object' && data !== null ? sockets.get(data) : undefined,
  }
}
