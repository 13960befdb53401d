import { createHash } from 'node:crypto'
import { isDictionary, readBencode } from './bencode'

/** The info hash of a .torrent file: of its `info` dictionary, byte for byte. Undefined if it has none. */
export const torrentHash = (bytes: Uint8Array): string | undefined => {
  const read = readBencode(bytes, { elements: 400_000 })
  const info = typeof read !== 'string' && isDictionary(read.value) ? read.value.get('info') : undefined
  return info && isDictionary(info.value) ? createHash('sha1').update(bytes.subarray(info.start, info.end)).digest('hex') : undefined
}
