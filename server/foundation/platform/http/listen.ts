import type { Server, WebSocketHandler } from 'bun'
import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { sentences } from '../sentences'
import type { Peer } from './handle-request'

/** Another program uses the port. */
export class PortTaken extends Failure {
  readonly port: number
  constructor(host: string, port: number) {
    super(say(sentences, 'port_in_use', { host, port }))
    this.port = port
  }
}

/** This computer does not have the address, or the program may not use it. */
export class CannotListen extends Failure {
  constructor(host: string, port: number, { cause }: { cause: unknown }) {
    super(isCode(cause, 'EACCES') ? say(sentences, 'port_not_allowed', { host, port }) : say(sentences, 'address_of_others', { host }), {
      cause,
    })
  }
}

export type Listening = { port: number; hosts: string[]; close: (force: boolean) => Promise<void> }
export type Handlers = {
  answer: (request: Request, peer: Peer) => Response | Promise<Response | undefined>
  websocket: WebSocketHandler<unknown>
}

/** Bun refuses larger bodies without our error shape. Our own limits are far lower, except for uploaded archives. */
const largestBody = 8 * 1024 ** 3

/** `localhost` may resolve to either loopback address, so 127.0.0.1 also listens on [::1] where available. */
const hostsFor = (address: string): string[] => (address === '127.0.0.1' || address === 'localhost' ? ['127.0.0.1', '::1'] : [address])

type ListenOn = { address: string; port: number; idleSeconds?: number }

/**
 * Throws PortTaken or CannotListen. Port 0 picks a free port, the same for every address. Silent clients are cut off after `idleSeconds`.
 */
export const listen = (handlers: Handlers, { address, port, idleSeconds = 60 }: ListenOn): Listening => {
  const servers: Server<unknown>[] = []
  for (const hostname of hostsFor(address)) {
    try {
      servers.push(open(handlers, { address: hostname, port: servers[0]?.port ?? port, idleSeconds }))
    } catch (error) {
      const failure = failureOf(error, hostname, port)
      // A machine without IPv6 is fine.
      if (servers.length > 0 && failure instanceof CannotListen) continue
      for (const server of servers) void server.stop(true)
      throw failure
    }
  }
  return {
    port: servers[0]!.port!,
    hosts: servers.map((server) => server.hostname!),
    close: async (force) => {
      await Promise.all(servers.map((server) => server.stop(force)))
    },
  }
}

const open = ({ answer, websocket }: Handlers, { address, port, idleSeconds }: Required<ListenOn>): Server<unknown> =>
  Bun.serve({
    hostname: address,
    port,
    idleTimeout: idleSeconds,
    maxRequestBodySize: largestBody,
    websocket,
    fetch: (request, server) =>
      answer(request, {
        get ip() {
          return server.requestIP(request)?.address ?? null
        },
        port: server.port ?? 0,
        upgrade: (upgrading, options) => server.upgrade(upgrading, options as never),
        wait: () => server.timeout(request, 0),
      }) as Promise<Response>,
    error: () => new Response(null, { status: 500 }),
  })

const failureOf = (error: unknown, hostname: string, port: number): PortTaken | CannotListen =>
  isCode(error, 'EADDRINUSE') ? new PortTaken(hostname, port) : new CannotListen(hostname, port, { cause: error })

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

/** Whether an address belongs to this computer, tested by briefly listening on it. */
export const canListenOn = (address: string): boolean => {
  try {
    void Bun.listen({ hostname: address, port: 0, socket: { data: () => {} } }).stop(true)
    return true
  } catch {
    return false
  }
}
