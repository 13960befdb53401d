import { randomBytes } from 'node:crypto'
import type WebTorrent from 'webtorrent'
import type { Torrent } from 'webtorrent'
import type { EngineSettings } from './protocol'
import { openUtpSocket } from './utp/socket'
import type { UtpStream } from './utp/stream'

export type Utp = NonNullable<Awaited<ReturnType<typeof openUtp>>>

/** uTP on this UDP port, for a client that follows. Undefined if another program has the port. */
export const openUtp = async (port: number, settings: EngineSettings) => {
  let isWelcome: (address: string) => boolean = () => false
  let onConnection: (stream: UtpStream) => void = (stream) => stream.destroy()
  const socket = await openUtpSocket({
    port,
    hasOneFamily: settings.in_tunnel,
    now: () => performance.now(),
    random: () => randomBytes(4).readUInt32BE(),
    maxConnections: settings.max_connections,
    isWelcome: (address) => isWelcome(address),
    onConnection: (stream) => onConnection(stream),
  }).catch(() => undefined)
  return (
    socket && {
      ...socket,
      /** From now on the client has these connections too. */
      serve: (client: WebTorrent, welcomes: (address: string) => boolean): void => {
        isWelcome = welcomes
        onConnection = (stream) => client._connPool._onConnection(stream, 'utp')
        client._connPool.utpServer = { connect: socket.connect, close: () => {}, removeListener: () => {} }
      },
    }
  )
}

/**
 * The library connects by uTP to peers of that type, if it thinks that it may. It must think so only for as long as that: otherwise it also
 * chooses the type itself, and calls peers again for ever.
 */
export const drainWithUtp = (torrent: Torrent): void => {
  const drain = torrent._drain.bind(torrent)
  torrent._drain = () => {
    torrent.client.utp = true
    drain()
    torrent.client.utp = false
  }
}
