export type Bencodable = number | string | Uint8Array | readonly Bencodable[] | { readonly [key: string]: Bencodable }

/** Encodes anything, including what no honest program would put into a torrent. */
export const bencode = (value: Bencodable): Buffer => {
  if (typeof value === 'number') return Buffer.from(`i${value}e`)
  if (typeof value === 'string') return bencode(Buffer.from(value))
  if (value instanceof Uint8Array) return Buffer.concat([Buffer.from(`${value.length}:`), value])
  if (Array.isArray(value)) return Buffer.concat([Buffer.from('l'), ...value.map(bencode), Buffer.from('e')])
  const entries = Object.entries(value as { readonly [key: string]: Bencodable }).sort(([a], [b]) => (a < b ? -1 : 1))
  return Buffer.concat([Buffer.from('d'), ...entries.flatMap(([key, each]) => [bencode(key), bencode(each)]), Buffer.from('e')])
}
