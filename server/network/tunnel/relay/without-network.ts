import { randomInt } from 'node:crypto'
import { EventEmitter } from 'node:events'
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
