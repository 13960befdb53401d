import { ptr } from 'bun:ffi'
import { bytesOfAddress, type Family, familyOf, textOfAddress } from '../addresses'
import { openLibrary } from '../c-library'
import type { Place } from '../module'
import { failure } from '../sockets/failure'

export type Kernel = ReturnType<typeof openKernel>

/** Socket families, types and options, the same on every supported Linux. */
const families = { 4: 2, 6: 10 } as const
const streams = 1 | 0o4_000 | 0o2_000_000
const fresh = 0o4_000 | 0o2_000_000
const ofSockets = 1
const reuseAddress = 2
const lastError = 4
const boundTo = 25
const waiting = 511
const [canWrite, hasFailed, hasHungUp] = [4, 8, 16]
const longestName = 16

/** Why a connection failed, as the codes that Node programs expect. */
const reasons: Readonly<Record<number, string>> = {
  101: 'ENETUNREACH',
  104: 'ECONNRESET',
  110: 'ETIMEDOUT',
  111: 'ECONNREFUSED',
  112: 'EHOSTUNREACH',
  113: 'EHOSTUNREACH',
}

/** The few socket calls needed to bind a socket to one network interface before anything is sent on it. */
export const openKernel = () => {
  const c = openLibrary({
    if_nametoindex: { args: ['ptr'], returns: 'u32' },
    socket: { args: ['i32', 'i32', 'i32'], returns: 'i32' },
    setsockopt: { args: ['i32', 'i32', 'i32', 'ptr', 'u32'], returns: 'i32' },
    getsockopt: { args: ['i32', 'i32', 'i32', 'ptr', 'ptr'], returns: 'i32' },
    getsockname: { args: ['i32', 'ptr', 'ptr'], returns: 'i32' },
    bind: { args: ['i32', 'ptr', 'u32'], returns: 'i32' },
    connect: { args: ['i32', 'ptr', 'u32'], returns: 'i32' },
    listen: { args: ['i32', 'i32'], returns: 'i32' },
    accept4: { args: ['i32', 'ptr', 'ptr', 'i32'], returns: 'i32' },
    poll: { args: ['ptr', 'u64', 'i32'], returns: 'i32' },
    close: { args: ['i32'], returns: 'i32' },
  })

  const holderOf = (fd: number): string => {
    const name = new Uint8Array(longestName)
    const size = Uint32Array.of(longestName)
    if (c.getsockopt(fd, ofSockets, boundTo, ptr(name), ptr(size)) !== 0) return ''
    return Buffer.from(name).toString('latin1').split('\0')[0] ?? ''
  }
  /** From here on, the system sends this socket's data through that interface or not at all. */
  const hold = (fd: number, name: string): void => {
    const text = Buffer.from(`${name}\0`, 'latin1')
    if (c.setsockopt(fd, ofSockets, boundTo, ptr(text), text.length) !== 0 || holderOf(fd) !== name)
      throw failure('EPERM', `the system does not hold a socket to ${name}`)
  }
  const stream = (name: string, own: Place): number => {
    const fd = c.socket(families[familyOf(own.host)], streams, 0)
    if (fd < 0) throw failure('EMFILE')
    try {
      hold(fd, name)
      if (own.port !== 0) c.setsockopt(fd, ofSockets, reuseAddress, ptr(Int32Array.of(1)), 4)
      const [place, size] = written(own)
      if (c.bind(fd, ptr(place), size) !== 0) throw failure(own.port === 0 ? 'EADDRNOTAVAIL' : 'EADDRINUSE')
      return fd
    } catch (error) {
      c.close(fd)
      throw error
    }
  }
  const errorOf = (fd: number): string => {
    const code = new Int32Array(1)
    c.getsockopt(fd, ofSockets, lastError, ptr(code), ptr(Uint32Array.of(4)))
    return reasons[code[0]!] ?? 'ENETUNREACH'
  }

  return {
    hold,
    close: (fd: number): void => void c.close(fd),
    /** 0 if there is no such interface. Another interface with the same name has another index. */
    numberOf: (name: string): number => c.if_nametoindex(ptr(Buffer.from(`${name}\0`, 'latin1'))),
    /** Starts a connection; call `settled` for the outcome. */
    dial: (name: string, own: string, to: Place): number => {
      const fd = stream(name, { host: own, port: 0 })
      const [place, size] = written(to)
      c.connect(fd, ptr(place), size)
      return fd
    },
    /** For each pending connection: undefined while pending, an empty string once connected, else the error code. */
    settled: (fds: readonly number[]): (string | undefined)[] => {
      const asked = new DataView(new ArrayBuffer(fds.length * 8))
      for (const [i, fd] of fds.entries()) {
        asked.setInt32(i * 8, fd, true)
        asked.setInt16(i * 8 + 4, canWrite, true)
      }
      c.poll(ptr(asked), fds.length, 0)
      return fds.map((fd, i) => {
        const events = asked.getInt16(i * 8 + 6, true)
        if (events & (hasFailed | hasHungUp)) return errorOf(fd)
        return events & canWrite ? '' : undefined
      })
    },
    listen: (name: string, own: Place): { fd: number; port: number } => {
      const fd = stream(name, own)
      const place = new Uint8Array(28)
      if (c.listen(fd, waiting) !== 0 || c.getsockname(fd, ptr(place), ptr(Uint32Array.of(28))) !== 0) {
        c.close(fd)
        throw failure('EADDRINUSE')
      }
      return { fd, port: read(place).port }
    },
    /** Accepts the next connection. Its socket inherits the listening socket's interface. */
    accept: (listening: number): { fd: number; from: Place } | undefined => {
      const place = new Uint8Array(28)
      const fd = c.accept4(listening, ptr(place), ptr(Uint32Array.of(28)), fresh)
      return fd < 0 ? undefined : { fd, from: read(place) }
    },
  }
}

/** A socket address in the system's format, and its length. */
const written = ({ host, port }: Place): [Uint8Array, number] => {
  const place = new Uint8Array(28)
  const view = new DataView(place.buffer)
  const family: Family = familyOf(host)
  view.setUint16(0, families[family], true)
  view.setUint16(2, port)
  place.set(bytesOfAddress(host), family === 4 ? 4 : 8)
  return [place, family === 4 ? 16 : 28]
}

const read = (place: Uint8Array): Place => {
  const view = new DataView(place.buffer)
  const isFour = view.getUint16(0, true) === families[4]
  return { host: textOfAddress(isFour ? place.subarray(4, 8) : place.subarray(8, 24)), port: view.getUint16(2) }
}
