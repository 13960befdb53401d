import net, { type Socket } from 'node:net'

type Options = { readonly wantsLogin?: boolean; readonly names?: Readonly<Record<string, string>> }

/** A SOCKS5 proxy on loopback that records its targets and what it was told. */
export const startSocksServer = async ({ wantsLogin = false, names = {} }: Options = {}) => {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const carried = { bytes: 0 }

  const serve = async (socket: Socket): Promise<void> => {
    const take = reading(socket)
    const [, count = 0] = await take(2)
    await take(count)
    socket.write(Buffer.from([5, wantsLogin ? 255 : 0]))
    if (wantsLogin) return void socket.end()
    const [, , , kind] = await take(4)
    const host = kind === 1 ? (await take(4)).join('.') : (await take((await take(1))[0]!)).toString()
    const port = (await take(2)).readUInt16BE()
    asked.push(`${host}:${port}`)
    const there = net.connect({ host: names[host] ?? host, port, allowHalfOpen: true })
    sockets.add(there)
    there.on('error', () => {
      if (there.connecting || there.bytesRead === 0) socket.write(Buffer.from([5, 5, 0, 1, 0, 0, 0, 0, 0, 0]))
      socket.end()
    })
    there.once('connect', () => {
      socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]))
      socket.on('data', (bytes: Buffer) => {
        carried.bytes += bytes.length
      })
      there.on('data', (bytes: Buffer) => {
        carried.bytes += bytes.length
      })
      socket.pipe(there)
      there.pipe(socket)
    })
    socket.once('close', () => there.destroy())
  }
  const listen = (port: number) =>
    new Promise<net.Server>((resolve) => {
      const made = net.createServer({ allowHalfOpen: true }, (socket) => {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.once('close', () => sockets.delete(socket))
        serve(socket).catch(() => socket.destroy())
      })
      made.listen(port, '127.0.0.1', () => resolve(made))
    })
  let server = await listen(0)
  const { port } = server.address() as net.AddressInfo

  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    place: { host: '127.0.0.1', port },
    asked,
    carried,
    stop,
    startAgain: async () => {
      server = await listen(port)
    },
  }
}

const reading = (socket: Socket) => {
  let rest = Buffer.alloc(0)
  let wanted = 0
  let give: ((bytes: Buffer) => void) | undefined
  const look = (): void => {
    if (!give || rest.length < wanted) return
    const bytes = rest.subarray(0, wanted)
    const tell = give
    give = undefined
    rest = rest.subarray(wanted)
    tell(bytes)
  }
  const add = (bytes: Buffer): void => {
    rest = Buffer.concat([rest, bytes])
    look()
  }
  socket.on('data', add)
  return (length: number): Promise<Buffer> =>
    new Promise((resolve) => {
      wanted = length
      give = resolve
      look()
    })
}
