import { isDeepStrictEqual } from 'node:util'
import type { ServerWebSocket, WebSocketHandler } from 'bun'
import type { Handlers } from './listen'
import { createListener, type Listener } from './listener'
import type { MountedService } from './mounted-service'

type Parts = Parameters<typeof createListener>[0]
export type SharedListener = ReturnType<typeof createSharedListener>

/** One address for consecutive services: when one closes to be rebuilt, a stand-in answers, so the address is never free in between. */
export const createSharedListener = (mounted?: MountedService) => {
  let behind: Parts | null = null
  let listener: Listener | null = null
  let standIn: Handlers['answer'] | null = null

  const relay = (parts: Parts): Handlers => ({
    answer: (request, peer) =>
      mounted?.answer(request, peer) ?? standIn?.(request, peer) ?? (behind ?? parts).handlers.answer(request, peer),
    websocket: relayed(parts.handlers.websocket, (data) => mounted?.socketsOf(data) ?? (behind ?? parts).handlers.websocket),
  })

  return {
    /** The listener of a new service, which takes over when opened. */
    take(parts: Parts): Listener {
      listener ??= createListener({ handlers: relay(parts), where: () => (behind ?? parts).where(), log: parts.log })
      const shared = listener
      mounted?.joins(shared.current)
      return {
        current: shared.current,
        problem: shared.problem,
        move: shared.move,
        open: () => {
          const before = behind?.where()
          behind = parts
          standIn = null
          const listening = shared.current()
          if (!listening) return shared.open()
          // A restored database may specify another address.
          if (before && !isDeepStrictEqual(before, parts.where())) void shared.move()
          return listening
        },
        close: async (within) => {
          if (standIn === null) await shared.close(within)
        },
      }
    },
    /** From here on `answer` answers, and closing the service closes no listener. */
    standIn(answer: Handlers['answer']): void {
      standIn = answer
    },
  }
}

type Sockets = WebSocketHandler<unknown>

/** Limits are those of the first service; socket events go to the current one. */
const relayed = (first: Sockets, now: (data: unknown) => Sockets): Sockets => ({
  ...first,
  open: (socket: ServerWebSocket<unknown>) => now(socket.data).open?.(socket),
  message: (socket: ServerWebSocket<unknown>, message: string | Buffer<ArrayBuffer>) => now(socket.data).message?.(socket, message),
  drain: (socket: ServerWebSocket<unknown>) => now(socket.data).drain?.(socket),
  close: (socket: ServerWebSocket<unknown>, code: number, reason: string) => now(socket.data).close?.(socket, code, reason),
})
