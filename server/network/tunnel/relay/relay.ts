import type { Socket } from 'node:net'
import { type InterfaceName, openOnInterface } from '../bound/outlet'
import type { Place } from '../module'
import {
  createFrameReader,
  datagramFrame,
  datagramIn,
  type Frame,
  frameOf,
  kinds,
  pieceBytes,
  roomFrame,
  saidIn,
  textFrame,
  windowBytes,
} from './frames'
import type { Hooks, Outlet, Post } from './outlet'
import { openThroughProxy } from './proxy-outlet'
import type { Destination, SocksProxy } from './socks'

/** The helper's way out for the engine: a proxy or a network interface. */
export type Begin = { readonly proxy: SocksProxy } | InterfaceName

type Outside = {
  readonly input: AsyncIterable<Uint8Array>
  readonly write: (bytes: Uint8Array) => void
  readonly exit: (code: number) => void
}
/** `unread`: bytes passed to the other end that it has not consumed yet. */
type Line = { socket: Socket | undefined; unread: number }
type End = { readonly send?: Post['send']; readonly close: () => void }

const linesAtMost = 1_000
/** Ids of incoming connections; the engine numbers its own from 1. */
const firstCalled = 0x8000_0000
type Write = Outside['write']
/** The current outlet; undefined until one is chosen. */
type Now = () => Outlet | undefined

/** The helper of an engine without a network: makes connections for it in one way only, and ends with it. */
export const runRelay = async ({ input, write, exit }: Outside): Promise<void> => {
  let outlet: Outlet | undefined
  const lines = createLines(() => outlet, write)
  const ends = createEnds({ now: () => outlet, write, called: lines.called })
  const drop = (): void => {
    lines.drop()
    ends.drop()
  }
  const begin = (chosen: Begin): void => {
    outlet?.close()
    const hooks: Hooks = { tell: (state) => write(textFrame(kinds.state, 0, state)), drop }
    outlet = 'proxy' in chosen ? openThroughProxy(chosen.proxy, hooks) : openOnInterface(chosen, hooks)
  }
  const portIn = (body: Buffer) => (saidIn(body) as { port: number }).port
  const openings: Readonly<Record<number, (id: number, body: Buffer) => void>> = {
    [kinds.begin]: (_, body) => begin(saidIn(body) as Begin),
    [kinds.open]: (id, body) => void lines.open(id, saidIn(body) as Destination),
    [kinds.listen]: (id, body) => ends.listen(id, portIn(body)),
    [kinds.datagrams]: (id, body) => void ends.datagrams(id, portIn(body)),
  }
  const readFrames = createFrameReader((frame) => {
    openings[frame.kind]?.(frame.id, frame.body)
    lines.hear(frame)
    ends.hear(frame)
  })
  for await (const piece of input) readFrames(piece)
  outlet?.close()
  drop()
  exit(0)
}

const goneFrame = (id: number, error: unknown) =>
  frameOf(kinds.gone, id, Buffer.from((error as NodeJS.ErrnoException).code ?? 'ENETUNREACH'))

/** Outgoing and incoming connections. */
const createLines = (now: Now, write: Write) => {
  const lines = new Map<number, Line>()
  let lastCalled = firstCalled
  const carryOn = (id: number, line: Line, socket: Socket): void => carry({ id, line, socket, write, forget: () => lines.delete(id) })

  const on: Readonly<Record<number, (line: Line, id: number, body: Buffer) => void>> = {
    [kinds.gone]: ({ socket }, id) => {
      lines.delete(id)
      socket?.destroy()
    },
    [kinds.room]: (line, _, body) => {
      line.unread -= body.readUInt32BE()
      if (line.unread < windowBytes / 2) line.socket?.resume()
    },
    [kinds.end]: ({ socket }) => void socket?.end(),
    [kinds.data]: ({ socket }, id, body) => void socket?.write(body, () => write(roomFrame(id, body.length))),
  }

  return {
    open: async (id: number, to: Destination): Promise<void> => {
      const outlet = now()
      if (!outlet) return
      const line: Line = { socket: undefined, unread: 0 }
      lines.set(id, line)
      try {
        const socket = await outlet.dial(to)
        if (lines.get(id) !== line) return void socket.destroy()
        line.socket = socket
        write(frameOf(kinds.opened, id))
        carryOn(id, line, socket)
      } catch (error) {
        if (lines.get(id) !== line) return
        lines.delete(id)
        write(goneFrame(id, error))
      }
    },
    called: (by: number, socket: Socket, { host, port }: Place): void => {
      if (lines.size >= linesAtMost) return void socket.destroy()
      const id = lastCalled
      lastCalled += 1
      const line: Line = { socket, unread: 0 }
      lines.set(id, line)
      write(textFrame(kinds.called, by, { id, host, port }))
      carryOn(id, line, socket)
    },
    hear: ({ kind, id, body }: Frame): void => {
      const line = lines.get(id)
      if (line) on[kind]?.(line, id, body)
    },
    drop: (): void => {
      for (const { socket } of lines.values()) socket?.destroy()
      lines.clear()
    },
  }
}

type Ending = { now: Now; write: Write; called: (by: number, socket: Socket, from: Place) => void }

/** Listeners and datagram sockets. */
const createEnds = ({ now, write, called }: Ending) => {
  const ends = new Map<number, End>()
  const on: Readonly<Record<number, (end: End, id: number, body: Buffer) => void>> = {
    [kinds.gone]: ({ close }, id) => {
      ends.delete(id)
      close()
    },
    [kinds.datagram]: ({ send }, _, body) => {
      const { with: to, bytes } = datagramIn(body)
      send?.(bytes, to)
    },
  }

  return {
    listen: (id: number, port: number): void => {
      try {
        const listener = now()?.listen(port, (socket, from) => called(id, socket, from))
        if (!listener) return
        ends.set(id, listener)
        write(textFrame(kinds.listening, id, { port: listener.port }))
      } catch (error) {
        write(goneFrame(id, error))
      }
    },
    datagrams: async (id: number, port: number): Promise<void> => {
      const end: End = { close: () => {} }
      ends.set(id, end)
      try {
        const post = await now()?.datagrams(port, (bytes, from) => write(datagramFrame(id, from, bytes)))
        if (!post) return
        if (ends.get(id) !== end) return post.close()
        ends.set(id, post)
        write(textFrame(kinds.listening, id, { port: post.port }))
      } catch (error) {
        if (ends.get(id) !== end) return
        ends.delete(id)
        write(goneFrame(id, error))
      }
    },
    hear: ({ kind, id, body }: Frame): void => {
      const end = ends.get(id)
      if (end) on[kind]?.(end, id, body)
    },
    drop: (): void => {
      for (const { close } of ends.values()) close()
      ends.clear()
    },
  }
}

type Carrying = { id: number; line: Line; socket: Socket; write: Outside['write']; forget: () => void }

const carry = ({ id, line, socket, write, forget }: Carrying): void => {
  let code = ''
  socket.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += pieceBytes) write(frameOf(kinds.data, id, bytes.subarray(at, at + pieceBytes)))
    line.unread += bytes.length
    if (line.unread >= windowBytes) socket.pause()
  })
  socket.on('end', () => write(frameOf(kinds.end, id)))
  socket.on('error', (error: NodeJS.ErrnoException) => {
    code = error.code ?? 'ECONNRESET'
  })
  socket.on('close', () => {
    forget()
    write(frameOf(kinds.gone, id, Buffer.from(code)))
  })
}
