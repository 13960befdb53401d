import { EventEmitter } from 'node:events'
import { type Frame, frameOf, kinds, saidIn, textFrame } from '../relay/frames'
import { type Called, createRelayedSocket, type Outside } from '../relay/relayed-socket'
import { failure } from '../sockets/failure'
import { portIn } from '../sockets/tcp-server'

/** Listens through a helper, with the interface of `net.Server`. */
export const createRelayedServer = (outside: Outside, ownAddress: () => string, ...words: unknown[]) => {
  const server = new EventEmitter()
  let id = 0
  let port = 0
  let connections = 0
  const listener = words.find((word) => typeof word === 'function') as (() => void) | undefined
  if (listener) server.on('connection', listener)

  const leave = (): void => {
    if (id !== 0) outside.leave(id)
    id = 0
  }
  const hear = ({ kind, body }: Frame): void => {
    if (kind === kinds.listening) {
      port = (saidIn(body) as { port: number }).port
      Object.assign(server, { listening: true })
      server.emit('listening')
    }
    if (kind === kinds.called) {
      const socket = createRelayedSocket(outside, saidIn(body) as Called)
      connections += 1
      socket.once('close', () => {
        connections -= 1
      })
      server.emit('connection', socket)
    }
    if (kind === kinds.gone) {
      leave()
      server.emit('error', failure(body.toString('latin1')))
    }
  }

  return Object.assign(server, {
    listening: false,
    maxConnections: 0,
    listen: (...how: unknown[]) => {
      const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
      if (ready) server.once('listening', ready)
      id = outside.join(hear)
      outside.send(textFrame(kinds.listen, id, { port: portIn(how[0]) }))
      return server
    },
    address: () => (port === 0 ? null : { address: ownAddress(), port, family: 'IPv4' }),
    close: (done?: () => void) => {
      if (done) server.once('close', done)
      if (id !== 0) outside.send(frameOf(kinds.gone, id))
      leave()
      Object.assign(server, { listening: false })
      queueMicrotask(() => server.emit('close'))
      return server
    },
    getConnections: (tell: (error: null, count: number) => void) => tell(null, connections),
    ref: () => server,
    unref: () => server,
  })
}
