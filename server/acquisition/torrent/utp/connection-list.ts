import type { Connection } from './connection'
import { plus } from './packet'
import type { Place } from './stream'

type Known = { readonly connection: Connection; readonly peer: Place }

/** The connections of a socket, found by what a packet says: its sender, and the number of the connection. */
export const createConnectionList = () => {
  const known = new Map<number, Known[]>()
  let count = 0
  const find = (id: number, { address, port }: Place): Connection | undefined =>
    known.get(id)?.find(({ peer }) => peer.port === port && peer.address === address)?.connection
  return {
    count: () => count,
    all: () => [...known.values()].flat().map(({ connection }) => connection),
    find,
    /** Who does not know us any more answers with the number that we send. */
    findForReset: (id: number, from: Place): Connection | undefined =>
      find(id, from) ?? [find(plus(id, -1), from), find(plus(id, 1), from)].find((one) => one?.peerId === id),
    add: (connection: Connection, peer: Place): void => {
      known.set(connection.ownId, [...(known.get(connection.ownId) ?? []), { connection, peer }])
      count++
    },
    remove: (connection: Connection): void => {
      const before = known.get(connection.ownId) ?? []
      const after = before.filter((each) => each.connection !== connection)
      count -= before.length - after.length
      if (after.length > 0) known.set(connection.ownId, after)
      else known.delete(connection.ownId)
    },
  }
}
