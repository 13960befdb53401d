import type { Socket } from 'node:net'
import { Failure } from '#server/lib/failure'
import { createFrameReader, type Frame, frameOf, kinds, pieceBytes, roomFrame, saidIn, textFrame, windowBytes } from './frames'
import { type Destination, dialThrough, greetProxy, type SocksProxy } from './socks'

type Outside = {
  readonly input: AsyncIterable<Uint8Array>
  readonly write: (bytes: Uint8Array) => void
  readonly exit: (code: number) => void
}
/** `unread`: given to the other end, and not yet taken there. */
type Line = { socket: Socket | undefined; unread: number }

const lookEveryMs = 5_000

/**
 * The helper of an engine that has no network of its own: it makes connections for it, to one proxy and to nobody else, and ends when
 * the engine does.
 */
export const runRelay = async ({ input, write, exit }: Outside): Promise<void> => {
  const lines = new Map<number, Line>()
  let proxy: SocksProxy | undefined
  let looking: ReturnType<typeof setInterval> | undefined

  const look = async (): Promise<void> => {
    if (!proxy) return
    const problem = await greetProxy(proxy).then(
      () => null,
      (error: unknown) => (error instanceof Failure ? error.sentence : null),
    )
    write(textFrame(kinds.state, 0, { problem }))
  }
  const begin = (body: Buffer): void => {
    proxy = saidIn(body) as SocksProxy
    void look()
    clearInterval(looking)
    looking = setInterval(() => void look(), lookEveryMs)
  }

  const open = async (id: number, to: Destination): Promise<void> => {
    if (!proxy) return
    const line: Line = { socket: undefined, unread: 0 }
    lines.set(id, line)
    try {
      const socket = await dialThrough(proxy, to)
      if (lines.get(id) !== line) return void socket.destroy()
      line.socket = socket
      write(frameOf(kinds.opened, id))
      carry({ id, line, socket, write, forget: () => lines.delete(id) })
    } catch (error) {
      lines.delete(id)
      write(frameOf(kinds.gone, id, Buffer.from((error as NodeJS.ErrnoException).code ?? 'ENETUNREACH')))
      if (error instanceof Failure) void look()
    }
  }

  const onLine: Readonly<Record<number, (line: Line, id: number, body: Buffer) => void>> = {
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
  const hear = ({ kind, id, body }: Frame): void => {
    if (kind === kinds.begin) begin(body)
    if (kind === kinds.open) void open(id, saidIn(body) as Destination)
    const line = lines.get(id)
    if (line) onLine[kind]?.(line, id, body)
  }

  const read = createFrameReader(hear)
  for await (const piece of input) read(piece)
  clearInterval(looking)
  for (const { socket } of lines.values()) socket?.destroy()
  lines.clear()
  exit(0)
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
