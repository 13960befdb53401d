import { EventEmitter } from 'node:events'
import { failure } from './failure'
import { createTcpSocket, type Network } from './tcp-socket'

const connectionsAtMost = 1_000

/** Listens inside the tunnel, with the interface of `net.Server`. */
export const createTcpServer = (network: Network, ...words: unknown[]) => {
  const { tunnel } = network
  const { calls } = tunnel.module
  const server = new EventEmitter()
  const sockets = new Set<ReturnType<typeof createTcpSocket>>()
  let id = 0
  let port = 0

  const listener = words.find((word) => typeof word === 'function') as (() => void) | undefined
  const options = words.find((word) => typeof word === 'object' && word !== null) as { allowHalfOpen?: boolean } | undefined
  if (listener) server.on('connection', listener)

  const accept = (made: number): void => {
    // The stack is in the middle of a callback and may deliver data that came with the connection: listen now, act afterwards.
    if (sockets.size >= connectionsAtMost || !id) {
      queueMicrotask(() => calls.tcp_drop(made, 1, tunnel.module.now()))
      return
    }
    const socket = createTcpSocket(network, options).adopt(made)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    queueMicrotask(() => server.emit('connection', socket.begin()))
  }

  const open = (wanted: number): void => {
    id = calls.tcp_serve(wanted)
    if (!id) {
      server.emit('error', failure('EADDRINUSE', `port ${wanted} is taken`))
      return
    }
    port = tunnel.module.localPort()
    tunnel.listeners.set(id, accept)
    Object.assign(server, { listening: true })
    server.emit('listening')
  }

  return Object.assign(server, {
    listening: false,
    maxConnections: 0,
    listen: (...how: unknown[]) => {
      const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
      if (ready) server.once('listening', ready)
      queueMicrotask(() => open(portIn(how[0])))
      return server
    },
    address: () => (id ? { address: tunnel.ownAddress(), port, family: 'IPv4' } : null),
    close: (done?: () => void) => {
      if (done) server.once('close', done)
      if (id) {
        tunnel.listeners.delete(id)
        calls.tcp_unserve(id)
        id = 0
      }
      Object.assign(server, { listening: false })
      queueMicrotask(() => server.emit('close'))
      return server
    },
    getConnections: (tell: (error: null, count: number) => void) => tell(null, sockets.size),
    ref: () => server,
    unref: () => server,
  })
}

/** Programs pass a port as a number, as text, or in an object. */
export const portIn = (given: unknown): number => {
  const port = Number(typeof given === 'object' && given !== null ? (given as { port?: unknown }).port : given)
  return Number.isInteger(port) ? port : 0
}
