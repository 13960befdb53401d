import { isIP } from 'node:net'
import { addressBytesOf, hostIn } from './holepunch-message'
import type { ResumeFiles } from './resume-files'

export type DhtNode = { readonly id: Uint8Array; readonly host: string; readonly port: number }

const idBytes = 20
const addressBytes = { 4: 4, 6: 16 } as const
type Family = keyof typeof addressBytes
const most = 200
const saveAtMostEveryMs = 10 * 60_000

/** Nodes as in the messages of the DHT (BEP 5, 32). */
export const writeNodes = (nodes: readonly DhtNode[], family: Family): Uint8Array =>
  Buffer.concat(
    nodes
      .filter(({ id, host, port }) => id.length === idBytes && isIP(host) === family && port > 0 && port < 65_536)
      .slice(0, most)
      .flatMap(({ id, host, port }) => [id, addressBytesOf(host), Uint8Array.of(port >> 8, port & 0xff)]),
  )

/** Whatever the bytes are, at most 200 nodes that can be asked. */
export const readNodes = (bytes: Uint8Array, family: Family): readonly DhtNode[] => {
  const end = idBytes + addressBytes[family]
  return Array.from({ length: Math.min(most, Math.floor(bytes.length / (end + 2))) }, (_, at) => {
    const node = bytes.subarray(at * (end + 2), (at + 1) * (end + 2))
    return { id: node.subarray(0, idBytes), host: hostIn(node.subarray(idBytes, end)), port: (node[end]! << 8) | node[end + 1]! }
  }).filter(({ port }) => port > 0)
}

type Tables = { readonly all: () => readonly DhtNode[]; readonly add: (node: DhtNode, family: Family) => void }

/**
 * Keeps the nodes of the DHT across restarts, so it works again at once, and without the public nodes that everybody asks first. Saves them
 * only beside something else that is saved: an idle service does not write.
 */
export const keepNodes = async (files: ResumeFiles['dhtNodes'], tables: Tables, now: () => number) => {
  for (const family of [4, 6] as const) for (const node of readNodes(await files.load(family), family)) tables.add(node, family)
  let savedAt = now()
  const save = async (): Promise<void> => {
    savedAt = now()
    const nodes = tables.all()
    for (const family of [4, 6] as const) {
      const bytes = writeNodes(nodes, family)
      if (bytes.length > 0) await files.save(family, bytes)
    }
  }
  return {
    save,
    /** Something else was saved. */
    saveSometimes: async (): Promise<void> => {
      if (now() - savedAt >= saveAtMostEveryMs) await save()
    },
  }
}

export type NodeMemory = Awaited<ReturnType<typeof keepNodes>>
