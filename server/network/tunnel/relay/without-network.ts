import { randomInt } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { failure } from '../sockets/failure'
import { portIn } from '../sockets/tcp-server'

/** A `net.Server` that refuses to listen: a proxy accepts no incoming connections. */
export const createDeafServer = () => {
  const server = new EventEmitter()
  let port = 0
  return Object.assign(server, {
    listening: false,
    maxConnections: 0,
    listen: (...how: unknown[]) => {
      const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
      if (ready) server.once('listening', ready)
      port = portIn(how[0]) || randomInt(20_000, 32_000)
      Object.assign(server, { listening: true })
      queueMicrotask(() => server.emit('listening'))
      return server
    },
    address: () => ({ address: '0.0.0.0', port, family: 'IPv4' }),
    close: (done?: () => void) => {
      if (done) server.once('close', done)
      Object.assign(server, { listening: false })
      queueMicrotask(() => server.emit('close'))
      return server
    },
    getConnections: (tell: (error: null, count: number) => void) => tell(null, 0),
    ref: () => server,
    unref: () => server,
  })
}

type Callback = (error: Error) => void

/** A `dgram.Socket` that sends nothing: a proxy carries no datagrams, and none may go around it. */
export const createMuteSocket = () => {
  const socket = new EventEmitter()
  const nothing = () => {}
  return Object.assign(socket, {
    bind: (...how: unknown[]) => {
      const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
      if (ready) socket.once('listening', ready)
      queueMicrotask(() => socket.emit('listening'))
      return socket
    },
    connect: (...how: unknown[]) => {
      const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
      queueMicrotask(() => ready?.())
    },
    send: (...how: unknown[]) => {
      const callback = how.find((word) => typeof word === 'function') as Callback | undefined
      queueMicrotask(() => callback?.(failure('ENETDOWN', 'no datagram goes through a proxy')))
    },
    address: () => ({ address: '0.0.0.0', port: 0, family: 'IPv4' }),
    close: (done?: () => void) => {
      if (done) socket.once('close', done)
      queueMicrotask(() => socket.emit('close'))
      return socket
    },
    addMembership: nothing,
    setBroadcast: nothing,
    setTTL: nothing,
    setMulticastTTL: nothing,
    setRecvBufferSize: nothing,
    setSendBufferSize: nothing,
    ref: () => socket,
    unref: () => socket,
  })
}
