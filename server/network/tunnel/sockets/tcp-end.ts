import { chunkSize, type Module } from '../module'
import type { Ears, Tunnel } from '../tunnel'

type Done = (error?: Error | null) => void
type Writing = { readonly parts: Buffer[]; readonly done: Done }

const gatherSize = 128 * 1024

/** One end of a connection in the stack: buffers incoming data and queues outgoing data until there is room. */
export const createEnd = (tunnel: Tunnel) => {
  const { module } = tunnel
  const { calls } = module
  const incoming = createGatherer()
  const count = { read: 0, written: 0 }
  let id = 0
  let isReady = false
  let writing: Writing | undefined
  let finishing: Done | undefined
  /** Delivered but not consumed: the peer's window stays reduced until it is. */
  let held = 0

  const take = (made: number, by: Ears) => {
    id = made
    tunnel.connections.set(id, by)
  }

  const release = (): void => {
    if (!id || held === 0) return
    const amount = held
    held = 0
    calls.tcp_taken(id, amount, module.now())
    tunnel.soon()
  }

  const pump = (): void => {
    if (!id || !isReady) return
    if (writing && putAll({ module, id, count }, writing.parts)) {
      const { done } = writing
      writing = undefined
      done()
    }
    if (id && finishing && !writing && calls.tcp_finish(id, module.now())) {
      const done = finishing
      finishing = undefined
      done()
    }
    tunnel.soon()
  }

  return {
    pump,
    wanted: release,
    accept: (made: number, by: Ears) => {
      take(made, by)
      isReady = true
    },
    open: (to: { host: string; port: number }, by: Ears): boolean => {
      module.putAddress(to)
      const made = calls.tcp_open(module.now())
      if (made) take(made, by)
      tunnel.soon()
      return made !== 0
    },
    /** The connection is established and can be written to. */
    stand: () => {
      isReady = true
      if (id) calls.tcp_peer(id)
      return { ...module.place(), localPort: module.localPort() }
    },
    gather: (bytes: Uint8Array) => {
      count.read += bytes.length
      incoming.add(bytes)
    },
    /** True if there was anything. */
    deliver: (push: (bytes: Buffer) => boolean): boolean => {
      const parts = incoming.take()
      for (const part of parts) {
        held += part.length
        if (push(part)) release()
      }
      return parts.length > 0
    },
    write: (parts: Buffer[], done: Done) => {
      writing = { parts: parts.filter(({ length }) => length > 0), done }
      pump()
    },
    finish: (done: Done) => {
      if (!id) return done()
      finishing = done
      return pump()
    },
    drop: (isAbort: boolean) => {
      writing = undefined
      finishing = undefined
      if (!id) return
      tunnel.connections.delete(id)
      calls.tcp_drop(id, Number(isAbort), module.now())
      id = 0
      tunnel.soon()
    },
    bytesRead: () => count.read,
    bytesWritten: () => count.written,
  }
}

type Writer = { readonly module: Module; readonly id: number; readonly count: { written: number } }

/** True once the stack has all of it. */
const putAll = ({ module, id, count }: Writer, parts: Buffer[]): boolean => {
  for (let part = parts[0]; part; part = parts[0]) {
    const room = Math.min(part.length, chunkSize, module.calls.tcp_room(id))
    if (room <= 0) return false
    module.putScratch(part.subarray(0, room))
    const taken = Math.max(0, module.calls.tcp_put(id, room, module.now()))
    count.written += taken
    if (taken === part.length) parts.shift()
    else if (taken > 0) parts[0] = part.subarray(taken)
    else return false
  }
  return true
}

/** Combines segments, so a fast peer does not mean a thousand small buffers. */
const createGatherer = () => {
  let full: Buffer[] = []
  let buffer: Buffer | undefined
  let length = 0

  const handOver = () => {
    if (!buffer || length === 0) return
    if (length > gatherSize / 4) {
      full.push(buffer.subarray(0, length))
      buffer = undefined
    } else full.push(Buffer.from(buffer.subarray(0, length)))
    length = 0
  }

  return {
    add: (bytes: Uint8Array) => {
      if (length + bytes.length > gatherSize) handOver()
      if (bytes.length > gatherSize) {
        full.push(Buffer.from(bytes))
        return
      }
      buffer ??= Buffer.allocUnsafeSlow(gatherSize)
      buffer.set(bytes, length)
      length += bytes.length
    },
    take: (): Buffer[] => {
      handOver()
      const taken = full
      full = []
      return taken
    },
  }
}
