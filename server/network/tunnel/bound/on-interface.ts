import { type Family, familyOf, isAddress, isLoopback } from '../addresses'
import type { NetworkApi } from '../network-api'
import { type Helper, type LineOptions, speakWith } from '../relay/helper-line'
import { openRelayedDatagrams } from '../relay/relayed-datagrams'
import { createRelayedSocket, type Outside } from '../relay/relayed-socket'
import type { DatagramGround } from '../sockets/datagram-ground'
import { createNames } from '../sockets/resolver'
import { createDatagrams } from '../sockets/udp-socket'
import { createRelayedServer } from './relayed-server'

export type InterfacePlace = { readonly name: string; readonly dns: readonly string[] }

/**
 * The networks of a program that has none of its own but a helper whose sockets are all bound to one interface. Names are resolved only by
 * these name servers, through that interface.
 */
export const standOnInterface = ({ name, dns }: InterfacePlace, helper: Helper, options: LineOptions) => {
  const line = speakWith(helper, { ...options, begin: { interface: name }, whenEnded: 'interface_helper_ended' })
  const { wire, state, problem, traffic, addresses } = line
  const own = (family: Family): string | undefined => addresses().find((address) => familyOf(address) === family)
  const ground: DatagramGround = {
    open: (port, hear) => openRelayedDatagrams(wire, port, hear),
    isUp: wire.isUp,
    // On the loopback interface, everything is local anyway.
    isOurs: (host) => (isLoopback(host) || host === 'localhost') && !addresses().some(isLoopback),
    ownAddress: () => own(4) ?? own(6) ?? '0.0.0.0',
  }
  const resolver = createNames({ ...ground, dns: () => dns, has: (family) => own(family) !== undefined })
  const outside: Outside = {
    ...wire,
    find: async (host) => (isAddress(host) ? host : await resolver.lookup(host)),
    isOurs: ground.isOurs,
  }
  const networkApi: NetworkApi = {
    socket: () => createRelayedSocket(outside),
    serve: (...words) => createRelayedServer(outside, ground.ownAddress, ...words),
    datagrams: (...words) => createDatagrams(ground, resolver.lookup, ...words),
    names: resolver.all,
  }
  return {
    networkApi,
    dns,
    answers: resolver.answers,
    ownAddress: (family: Family = 4) => own(family) ?? '0.0.0.0',
    state,
    problem,
    traffic,
  }
}
