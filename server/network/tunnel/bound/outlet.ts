import net from 'node:net'
import { say } from '#server/foundation/lib/sentence'
import { type Family, familyOf } from '../addresses'
import type { Place } from '../module'
import type { Hooks, Outlet, Post } from '../relay/outlet'
import { sentences } from '../sentences'
import { failure } from '../sockets/failure'
import { addressesOn } from './addresses-on'
import { createDialer } from './dialer'
import { type Kernel, openKernel } from './kernel'

export type InterfaceName = { readonly interface: string }
/** An interface as first found: one with the same name but another index or address is a different one. */
type Found = { readonly number: number; readonly addresses: readonly string[] }
type Problem = 'interface_missing' | 'interface_without_address' | 'interface_changed' | 'interface_not_bound'
type Udp = {
  readonly fd?: number
  readonly port: number
  send: (data: Uint8Array, port: number, host: string) => boolean
  close: () => void
}

const checkEveryMs = 500
const acceptEveryMs = 100

/**
 * Sockets bound to one network interface. The system sends their data through it or not at all; when it disappears or changes its address,
 * they are closed and no more are made here.
 */
export const openOnInterface = ({ interface: name }: InterfaceName, { tell, drop }: Hooks): Outlet => {
  const kernel = openKernel()
  const dialer = createDialer(kernel)
  let held: Found | undefined
  let isOver = false

  const fail = (code: Problem): void => {
    if (held) {
      isOver = true
      clearInterval(checking)
      dialer.drop()
      drop()
    }
    held = undefined
    tell({ problem: say(sentences, code, { name }), addresses: [] })
  }
  const begin = (found: Found): void => {
    if (isOver || held) return
    held = found
    tell({ problem: null, addresses: found.addresses })
  }
  const check = async (): Promise<void> => {
    const now = readInterface(kernel, name)
    if (isOver) return
    if (typeof now === 'string') return fail(now)
    if (held) return isStill(held, now) ? undefined : fail('interface_changed')
    return (await canHold(kernel, name, now.addresses[0]!)) ? begin(now) : fail('interface_not_bound')
  }
  const checking = setInterval(() => void check(), checkEveryMs)
  void check()

  const own = (family: Family): string | undefined => held?.addresses.find((address) => familyOf(address) === family)
  const ownFor = (host: string): string => {
    const address = own(familyOf(host))
    if (address === undefined) throw failure('ENETUNREACH', `${name} has no address to reach it from`)
    return address
  }
  const families = (): Family[] => ([4, 6] as const).filter((family) => own(family) !== undefined)

  return {
    dial: async (to) => {
      const fd = await dialer.dial(name, ownFor(to.host), to)
      return net.connect({ fd, allowHalfOpen: true } as unknown as net.NetConnectOpts)
    },
    listen: (port, onCall) => {
      const doors: { fd: number; port: number }[] = []
      try {
        for (const family of families()) doors.push(kernel.listen(name, { host: own(family)!, port: doors[0]?.port ?? port }))
        if (doors.length === 0) throw failure('ENETDOWN')
      } catch (error) {
        for (const { fd } of doors) kernel.close(fd)
        throw error
      }
      const take = () => {
        for (const { fd } of doors)
          for (let made = kernel.accept(fd); made; made = kernel.accept(fd)) {
            const { from } = made
            onCall(net.connect({ fd: made.fd, allowHalfOpen: true } as unknown as net.NetConnectOpts), from)
          }
      }
      const taking = setInterval(take, acceptEveryMs)
      return {
        port: doors[0]!.port,
        close: () => {
          clearInterval(taking)
          for (const { fd } of doors) kernel.close(fd)
        },
      }
    },
    datagrams: async (port, hear) => {
      const posts = new Map<Family, Udp>()
      for (const family of families()) {
        const first = posts.values().next().value
        posts.set(family, await openUdp(kernel, { name, own: { host: own(family)!, port: first?.port ?? port }, hear }))
      }
      return togetherOf(posts)
    },
    close: () => {
      isOver = true
      clearInterval(checking)
      dialer.drop()
    },
  }
}

const readInterface = (kernel: Kernel, name: string): Found | Problem => {
  const number = kernel.numberOf(name)
  if (number === 0) return 'interface_missing'
  const addresses = addressesOn(name)
  return addresses.length > 0 ? { number, addresses } : 'interface_without_address'
}

const isStill = (held: Found, now: Found): boolean =>
  held.number === now.number && held.addresses.every((address) => now.addresses.includes(address))

/** Combines the sockets of both families on one port. Ignores send errors: datagrams are never guaranteed to arrive. */
const togetherOf = (posts: ReadonlyMap<Family, Udp>): Post => {
  const first = posts.values().next().value
  if (!first) throw failure('ENETDOWN')
  return {
    port: first.port,
    send: (bytes, { host, port }) => {
      try {
        posts.get(familyOf(host))?.send(bytes, port, host)
      } catch {}
    },
    close: () => {
      for (const each of posts.values()) each.close()
    },
  }
}

type OpeningUdp = { readonly name: string; readonly own: Place; readonly hear: (bytes: Uint8Array, from: Place) => void }

const openUdp = async (kernel: Kernel, { name, own, hear }: OpeningUdp): Promise<Udp> => {
  const socket = (await Bun.udpSocket({
    hostname: own.host,
    port: own.port,
    socket: {
      data: (...[, bytes, port, host]: [unknown, Buffer, number, string]) => hear(bytes, { host, port }),
      error: () => {},
    },
  } as unknown as Parameters<typeof Bun.udpSocket>[0])) as unknown as Udp
  try {
    // Nothing has been sent on it yet.
    kernel.hold(socket.fd ?? -1, name)
    return socket
  } catch (error) {
    socket.close()
    throw error
  }
}

const canHold = async (kernel: Kernel, name: string, address: string): Promise<boolean> => {
  try {
    const tried = await openUdp(kernel, { name, own: { host: address, port: 0 }, hear: () => {} })
    tried.close()
    return true
  } catch {
    return false
  }
}
