import dgram from 'node:dgram'
import net, { type Socket } from 'node:net'
import { unwrapDatagram, wrapDatagram } from '#server/network/tunnel/relay/socks-datagrams'

type Options = {
  /** Where it listens; elsewhere than on loopback, on a fixed port, and it leads anywhere. */
  readonly at?: { readonly host: string; readonly port: number }
  readonly wantsLogin?: boolean
  readonly names?: Readonly<Record<string, string>>
  readonly carriesUdp?: boolean
  /** Connections that it refuses. */
  readonly refuses?: (to: string) => boolean
}

/** A SOCKS5 proxy, on loopback unless told otherwise, that records its targets and what it was told. */
export const startSocksServer = async ({ at, wantsLogin = false, names = {}, carriesUdp = false, refuses = () => false }: Options = {}) => {
  const host = at?.host ?? '127.0.0.1'
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const carried = { bytes: 0, datagramBytes: 0 }
  /** The ports that datagrams came from. */
  const clients: number[] = []
  /** Where it takes datagrams. */
  const udpPorts = new Set<number>()
  const askedByUdp = new Set<string>()
  const nameOf = (address: string): string => Object.entries(names).find(([, real]) => real === address)?.[0] ?? address

  /** Until the connection ends, carries what comes from the first one who sends. */
  const carryDatagrams = async (control: Socket): Promise<void> => {
    const [inner, outer, outer6] = await Promise.all([
      boundSocket(host),
      boundSocket(at ? '0.0.0.0' : host),
      boundSocket(at ? '::' : '::1'),
    ])
    let client: dgram.RemoteInfo | undefined
    inner.on('message', (message, from) => {
      client ??= from
      if (!clients.includes(from.port)) clients.push(from.port)
      const read = from.port === client.port ? unwrapDatagram(message) : undefined
      if (!read) return
      askedByUdp.add(`${read.from.host}:${read.from.port}`)
      carried.datagramBytes += read.bytes.length
      const to = names[read.from.host] ?? read.from.host
      const way = to.includes(':') ? outer6 : outer
      way.send(read.bytes, read.from.port, to, () => {})
    })
    for (const way of [outer, outer6])
      way.on('message', (message, { address, port }) => {
        carried.datagramBytes += message.length
        if (client) inner.send(wrapDatagram(message, { host: nameOf(address), port }), client.port, client.address)
      })
    control.once('close', () => {
      for (const socket of [inner, outer, outer6]) socket.close()
    })
    const { port } = inner.address()
    udpPorts.add(port)
    control.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, port >> 8, port & 255]))
  }

  const serve = async (socket: Socket): Promise<void> => {
    const take = reading(socket)
    const [, count = 0] = await take(2)
    await take(count)
    socket.write(Buffer.from([5, wantsLogin ? 255 : 0]))
    if (wantsLogin) return void socket.end()
    const [, command, , kind] = await take(4)
    const wanted = kind === 1 ? (await take(4)).join('.') : (await take((await take(1))[0]!)).toString()
    const port = (await take(2)).readUInt16BE()
    if (command === associating) {
      if (carriesUdp) return await carryDatagrams(socket)
      return void socket.end(Buffer.from([5, notSupported, 0, 1, 0, 0, 0, 0, 0, 0]))
    }
    asked.push(`${wanted}:${port}`)
    if (refuses(`${wanted}:${port}`)) return void socket.end(Buffer.from([5, refused, 0, 1, 0, 0, 0, 0, 0, 0]))
    const there = net.connect({ host: names[wanted] ?? wanted, port, allowHalfOpen: true })
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
      made.listen(port, host, () => resolve(made))
    })
  let server = await listen(at?.port ?? 0)
  const { port } = server.address() as net.AddressInfo

  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    place: { host, port },
    asked,
    askedByUdp,
    clients,
    udpPorts,
    carried,
    stop,
    startAgain: async () => {
      server = await listen(port)
    },
  }
}

const associating = 3
const refused = 5
const notSupported = 7

const boundSocket = (host: string): Promise<dgram.Socket> =>
  new Promise((resolve) => {
    const isSix = host.includes(':')
    const socket = dgram.createSocket({ type: isSix ? 'udp6' : 'udp4', ipv6Only: isSix, recvBufferSize: 4 * 1024 * 1024 })
    socket.on('error', () => {})
    socket.bind(0, host, () => resolve(socket))
  })

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
