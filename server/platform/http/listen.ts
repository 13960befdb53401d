import type { Server, WebSocketHandler } from 'bun'
import { Failure } from '#server/lib/failure'
import { say } from '#server/lib/sentence'
import { sentences } from '../sentences'
import type { Peer } from './handle-request'

/** Another program holds the port. */
export class PortTaken extends Failure {
  readonly port: number
  constructor(host: string, port: number) {
    super(say(sentences, 'port_in_use', { host, port }))
    this.port = port
  }
}

/** The address is none of this computer, or may not be used by this program. */
export class CannotListen extends Failure {
  constructor(host: string, port: number, { cause }: { cause: unknown }) {
    super(isCode(cause, 'EACCES') ? say(sentences, 'port_not_allowed', { host, port }) : say(sentences, 'address_of_others', { host }), {
      cause,
    })
  }
}

export type Listening = { port: number; hosts: string[]; close: (force: boolean) => Promise<void> }
export type Handlers = {
  answer: (request: Request, peer: Peer) => Promise<Response | undefined>
  websocket: WebSocketHandler<unknown>
}

/** Bun refuses larger bodies without our error shape; our own limits stand far below, but for uploaded archives. */
const largestBody = 8 * 1024 ** 3

/** `localhost` may mean either loopback, so 127.0.0.1 listens on [::1] as well, where the machine has it. */
const hostsFor = (address: string): string[] => (address === '127.0.0.1' || address === 'localhost' ? ['127.0.0.1', '::1'] : [address])

type ListenOn = { address: string; port: number; idleSeconds?: number }

/** Throws PortTaken or CannotListen. Port 0 takes a free one, the same for every address. Strangers who say nothing are cut off after `idleSeconds`. */
export const listen = (handlers: Handlers, { address, port, idleSeconds = 60 }: ListenOn): Listening => {
  const servers: Server<unknown>[] = []
  for (const hostname of hostsFor(address)) {
    try {
      servers.push(open(handlers, { address: hostname, port: servers[0]?.port ?? port, idleSeconds }))
    } catch (error) {
      const failure = failureOf(error, hostname, port)
      // A machine without IPv6 is no failure.
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
        ip: server.requestIP(request)?.address ?? null,
        port: server.port ?? 0,
        upgrade: (upgrading, options) => server.upgrade(upgrading, options as never),
        wait: () => server.timeout(request, 0),
      }) as Promise<Response>,
    error: () => new Response(null, { status: 500 }),
  })

const failureOf = (error: unknown, hostname: string, port: number): PortTaken | CannotListen =>
  isCode(error, 'EADDRINUSE') ? new PortTaken(hostname, port) : new CannotListen(hostname, port, { cause: error })

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

/** Whether an address is one of this computer, found by listening on it for a moment. */
export const canListenOn = (address: string): boolean => {
  try {
    void Bun.listen({ hostname: address, port: 0, socket: { data: () => {} } }).stop(true)
    return true
  } catch {
    return false
  }
}
