import { createSocket, type Socket } from 'node:dgram'
import type { Log } from '#server/foundation/platform/log'

const usualPort = 7359
const question = /^who is \w*server\?/i
/** Home networks and this computer. Nobody else is answered: an answer to a forged sender would hit a stranger. */
const near = /^(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/

type Deps = {
  isOn: () => boolean
  serverId: string
  name: () => string
  /** The address at which somebody there reaches us. Null if there is none. */
  addressFor: (remote: string) => string | null
  log: Log
  port?: number
}

/** Apps shout into the network and expect one answer. Nothing is open while it is off. */
export const createDiscovery = ({ isOn, serverId, name, addressFor, log, port = usualPort }: Deps) => {
  let socket: Socket | null = null
  let trouble = false

  const answer = (from: Socket, text: string, sender: { address: string; port: number }): void => {
    const Address = question.test(text) && near.test(sender.address) ? addressFor(sender.address) : null
    if (Address === null) return
    from.send(JSON.stringify({ Address, Id: serverId, Name: name(), EndpointAddress: null }), sender.port, sender.address)
  }
  const open = (): void => {
    const made = createSocket({ type: 'udp4', reuseAddr: true })
    socket = made
    made.on('message', (data, sender) => answer(made, data.toString('latin1'), sender))
    made.on('error', (error) => {
      trouble = true
      log.warn('apps cannot find this computer by themselves: the port for discovery is not available', { port, error })
      close()
    })
    made.bind(port, '0.0.0.0')
  }
  const close = (): void => {
    socket?.close()
    socket = null
  }

  return {
    /** Opens or closes the port, as the settings say. */
    apply(): void {
      if (!isOn()) {
        trouble = false
        close()
      } else if (socket === null) open()
    },
    close,
    /** Whether another program holds the port. */
    hasTrouble: (): boolean => trouble,
  }
}
