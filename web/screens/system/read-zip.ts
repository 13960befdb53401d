export type ZipEntry = { name: string; bytes: number; text: string }

/** The entries of an archive that the service made, as texts: what is looked at is what is saved. */
export const readZip = async (archive: Blob): Promise<ZipEntry[]> => {
  const bytes = await archive.arrayBuffer()
  const view = new DataView(bytes)
  const entries: ZipEntry[] = []
  const end = endOf(view)
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.slice(at + 46, at + 46 + nameLength))
    entries.push({ name, bytes: view.getUint32(at + 24, true), text: await textAt(view, at) })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const endMark = 0x06054b50
const endOf = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === endMark) return at
  throw new Error('not a ZIP archive')
}

/** `listed`: where the archive lists the entry. */
const textAt = (view: DataView, listed: number): Promise<string> => {
  const local = view.getUint32(listed + 42, true)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const packed = new Blob([view.buffer.slice(start, start + view.getUint32(listed + 20, true)) as ArrayBuffer])
  const isPacked = view.getUint16(listed + 10, true) !== 0
  return isPacked ? new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text() : packed.text()
}
