import { isIPv4 } from 'node:net'
import { addressBytesOf, hostIn } from './holepunch-message'
import type { ResumeFiles } from './resume-files'

export type DhtNode = { readonly id: Uint8Array; readonly host: string; readonly port: number }

const idBytes = 20
const nodeBytes = 26
const most = 200
const saveAtMostEveryMs = 10 * 60_000

/** Nodes as in the messages of the DHT (BEP 5). */
export const writeNodes = (nodes: readonly DhtNode[]): Uint8Array =>
  Buffer.concat(
    nodes
      .filter(({ id, host, port }) => id.length === idBytes && isIPv4(host) && port > 0 && port < 65_536)
      .slice(0, most)
      .flatMap(({ id, host, port }) => [id, addressBytesOf(host), Uint8Array.of(port >> 8, port & 0xff)]),
  )

/** Whatever the bytes are, at most 200 nodes that can be asked. */
export const readNodes = (bytes: Uint8Array): readonly DhtNode[] =>
  Array.from({ length: Math.min(most, Math.floor(bytes.length / nodeBytes)) }, (_, at) => {
    const node = bytes.subarray(at * nodeBytes, (at + 1) * nodeBytes)
    return { id: node.subarray(0, idBytes), host: hostIn(node.subarray(idBytes, idBytes + 4)), port: (node[24]! << 8) | node[25]! }
  }).filter(({ port }) => port > 0)

type Table = { readonly all: () => readonly DhtNode[]; readonly add: (node: DhtNode) => void }

/**
 * Keeps the nodes of the DHT across restarts, so it works again at once, and without the public nodes that everybody asks first. Saves them
 * only beside something else that is saved: an idle service does not write.
 */
export const keepNodes = async (files: ResumeFiles['dhtNodes'], table: Table, now: () => number) => {
  for (const node of readNodes(await files.load())) table.add(node)
  let savedAt = now()
  const save = async (): Promise<void> => {
    savedAt = now()
    const bytes = writeNodes(table.all())
    if (bytes.length > 0) await files.save(bytes)
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
