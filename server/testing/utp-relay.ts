import { createSocket, type Socket } from 'node:dgram'
import { chanceFrom } from './utp-line'

type Options = { readonly delay?: number; readonly loss?: number; readonly seed?: number; readonly host?: string }

/**
 * A way to a UDP port on loopback, with a delay and a loss in each direction. Whoever connects to it by TCP is refused, as behind most
 * routers.
 */
export const startUtpRelay = async (port: number, { delay = 0, loss = 0, seed = 1, host = '127.0.0.1' }: Options = {}) => {
  const random = chanceFrom(seed)
  const front = await bound(host)
  const behind = new Map<string, Promise<Socket>>()
  let passed = 0
  let waiting: { readonly at: number; readonly send: () => void }[] = []
  let timer: ReturnType<typeof setInterval> | undefined

  const pass = (send: () => void): void => {
    passed++
    if (random() < loss) return
    if (delay === 0) {
      send()
      return
    }
    waiting.push({ at: performance.now() + delay, send })
    timer ??= setInterval(() => {
      const now = performance.now()
      const due = waiting.findIndex(({ at }) => at > now)
      for (const each of waiting.splice(0, due < 0 ? waiting.length : due)) each.send()
    }, 1)
  }
  const open = async (client: { readonly address: string; readonly port: number }): Promise<Socket> => {
    const socket = await bound('127.0.0.1')
    socket.on('message', (bytes) => pass(() => front.send(bytes, client.port, client.address)))
    return socket
  }
  front.on('message', async (bytes, from) => {
    const client = `${from.address}:${from.port}`
    const known = behind.get(client) ?? open(from)
    behind.set(client, known)
    const socket = await known
    pass(() => socket.send(bytes, port, '127.0.0.1'))
  })
  return {
    address: `127.0.0.1:${front.address().port}`,
    port: front.address().port,
    passed: () => passed,
    close: async () => {
      clearInterval(timer)
      waiting = []
      for (const socket of [front, ...(await Promise.all(behind.values()))]) socket.close()
    },
  }
}

const bound = (host: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = createSocket({ type: 'udp4', recvBufferSize: 4 * 1024 * 1024 })
    socket.on('error', () => {})
    socket.bind(0, host, () => resolve(socket))
  })
