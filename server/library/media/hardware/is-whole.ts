const most = 1_000_000

/** Whether bytes are a fragmented MP4 that ends where its last box ends. Broken drivers end well and write anything. */
export const isWhole = (bytes: Uint8Array): boolean => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const seen = new Set<string>()
  let at = 0
  for (let boxes = 0; at + 8 <= view.length && boxes < most; boxes++) {
    const size = view.readUInt32BE(at)
    if (size < 8) return false
    seen.add(view.toString('latin1', at + 4, at + 8))
    at += size
  }
  return at === view.length && ['ftyp', 'moov', 'moof', 'mdat'].every((type) => seen.has(type))
}
