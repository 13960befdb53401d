import { createSocket, type RemoteInfo } from 'node:dgram'

export type GroupSocket = {
  send: (message: string | Uint8Array, to: { port: number; address: string }) => void
  /** Sends what waits, then closes. */
  close: () => void
}
type Wanted = {
  /** Of the interface in whose network it speaks. */
  readonly address: string
  /** Shared with other programs that allow it; 0 for any. */
  readonly port: number
  /** The group to listen to, besides what is sent to this socket. */
  readonly group?: string
  readonly heard: (data: Buffer, from: RemoteInfo) => void
}

/** A UDP socket that speaks to one network. Rejects if the port is taken or the network has no multicast. */
export const openGroupSocket = ({ address, port, group, heard }: Wanted): Promise<GroupSocket> => {
  const { promise, resolve, reject } = Promise.withResolvers<GroupSocket>()
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  let isOpen = true
  let waiting = 0
  const end = (): void => {
    if (isOpen) socket.close()
    isOpen = false
  }
  let isEnding = false
  const sent = (): void => {
    waiting -= 1
    if (isEnding && waiting === 0) end()
  }
  const failed = (error: unknown): void => {
    end()
    reject(error)
  }
  socket.on('error', failed)
  socket.on('message', heard)
  // On Linux, a socket that is bound to the address of an interface hears no group.
  socket.bind(port, '0.0.0.0', () => {
    try {
      if (group !== undefined) socket.addMembership(group, address)
      socket.setMulticastInterface(address)
      socket.setMulticastTTL(2)
    } catch (error) {
      failed(error)
      return
    }
    resolve({
      send: (message, to) => {
        if (!isOpen) return
        waiting += 1
        socket.send(message, to.port, to.address, sent)
      },
      close: () => {
        isEnding = true
        if (waiting === 0) end()
      },
    })
  })
  return promise
}
