/** Where devices at home answer for their names (multicast DNS). */
export const mdnsGroup = '224.0.0.251'
export const mdnsPort = 5353

const types = { ptr: 12, txt: 16, srv: 33 } as const
/** What a device says about one service that it offers. */
export type MdnsService = { readonly name: string; readonly port: number | null; readonly texts: ReadonlyMap<string, string> }

/** Asks who offers a service such as `_googlecast._tcp.local`. */
export const mdnsQuestion = (service: string): Uint8Array => {
  const labels = service.split('.').flatMap((label) => [label.length, ...Buffer.from(label)])
  return Uint8Array.from([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...labels, 0, 0, types.ptr, 0, 1])
}

/** Each service of this kind in an answer. Throws RangeError for a damaged one. */
export const readMdns = (message: Buffer, service: string): MdnsService[] => {
  const found = new Map<string, { port: number | null; texts: Map<string, string> }>()
  for (const { name, type, from, to } of recordsIn(message)) {
    if (!name.toLowerCase().endsWith(service)) continue
    if (type !== types.srv && type !== types.txt) continue
    const known = found.get(name) ?? { port: null, texts: new Map() }
    found.set(
      name,
      type === types.srv ? { ...known, port: message.readUInt16BE(from + 4) } : { ...known, texts: textsIn(message, from, to) },
    )
  }
  return [...found].map(([name, facts]) => ({ name, ...facts }))
}

function* recordsIn(message: Buffer): Generator<{ name: string; type: number; from: number; to: number }> {
  const counts = [4, 6, 8, 10].map((at) => message.readUInt16BE(at))
  let at = 12
  for (let i = 0; i < counts[0]!; i++) at = nameAt(message, at).end + 4
  for (let i = counts[1]! + counts[2]! + counts[3]!; i > 0; i--) {
    const { name, end } = nameAt(message, at)
    const from = end + 10
    const to = from + message.readUInt16BE(end + 8)
    yield { name, type: message.readUInt16BE(end), from, to }
    at = to
  }
}

const mostLabels = 40
/** A name may continue elsewhere in the message; a hostile one continues in itself. */
const nameAt = (message: Buffer, start: number): { name: string; end: number } => {
  const labels: string[] = []
  let at = start
  let end = -1
  for (let steps = 0; steps < mostLabels; steps++) {
    const size = message.readUInt8(at)
    if (size === 0) return { name: labels.join('.'), end: end < 0 ? at + 1 : end }
    if (size >= 192) {
      if (end < 0) end = at + 2
      at = message.readUInt16BE(at) & 0x3fff
    } else {
      labels.push(message.toString('utf8', at + 1, at + 1 + size))
      at += size + 1
    }
  }
  throw new RangeError('a name without an end')
}

const textsIn = (message: Buffer, from: number, to: number): Map<string, string> => {
  const texts = new Map<string, string>()
  for (let at = from; at < to; ) {
    const size = message.readUInt8(at)
    const [name = '', ...value] = message.toString('utf8', at + 1, at + 1 + size).split('=')
    texts.set(name.toLowerCase(), value.join('='))
    at += size + 1
  }
  return texts
}
