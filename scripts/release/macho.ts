import { createHash } from 'node:crypto'

/** Constants of 64-bit Mach-O files, as far as signing needs them. */
const magic64 = 0xfeedfacf
const LC_SEGMENT_64 = 0x19
const LC_CODE_SIGNATURE = 0x1d
const embeddedSignature = 0xfade0cc0
const codeDirectory = 0xfade0c02
const adHoc = 0x2
const pageBytes = 4096
const hashBytes = 32
const headerBytes = 88

type Command = { readonly kind: number; readonly at: number }

const commandsOf = (file: DataView): Command[] => {
  if (file.getUint32(0, true) !== magic64) throw new Error('not a 64-bit Mach-O file')
  const found: Command[] = []
  let at = 32
  for (let left = file.getUint32(16, true); left > 0; left--) {
    found.push({ kind: file.getUint32(at, true), at })
    at += file.getUint32(at + 4, true)
  }
  return found
}

const nameAt = (file: DataView, at: number): string =>
  Buffer.from(file.buffer, file.byteOffset + at, 16)
    .toString('latin1')
    .replace(/\0+$/, '')

const partsOf = (bytes: Uint8Array) => {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const commands = commandsOf(file)
  const segment = (name: string) => commands.find(({ kind, at }) => kind === LC_SEGMENT_64 && nameAt(file, at + 8) === name)?.at
  const signature = commands.find(({ kind }) => kind === LC_CODE_SIGNATURE)?.at
  const linkedit = segment('__LINKEDIT')
  const text = segment('__TEXT')
  if (signature === undefined || linkedit === undefined || text === undefined) throw new Error('no space for a signature')
  return { file, signature, linkedit, text }
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/**
 * Replaces the signature with an ad-hoc one for the current content. macOS kills a program whose pages do not match their signature; an
 * ad-hoc one proves integrity but not origin.
 */
export const signAdHoc = (program: Uint8Array, identifier: string): Uint8Array => {
  const before = partsOf(program)
  const limit = before.file.getUint32(before.signature + 8, true)
  const blob = Buffer.alloc(signatureBytes(limit, identifier))
  const signed = new Uint8Array(limit + blob.length)
  signed.set(program.subarray(0, limit))

  const { file, signature, linkedit, text } = partsOf(signed)
  const linkeditAt = Number(file.getBigUint64(linkedit + 40, true))
  const linkeditBytes = signed.length - linkeditAt
  file.setUint32(signature + 12, blob.length, true)
  file.setBigUint64(linkedit + 48, BigInt(linkeditBytes), true)
  // Whole 16 KiB pages, which both kinds of Mac accept.
  file.setBigUint64(linkedit + 32, BigInt(Math.ceil(linkeditBytes / 16_384) * 16_384), true)

  writeSignature(blob, signed.subarray(0, limit), {
    identifier,
    textAt: file.getBigUint64(text + 40, true),
    textBytes: file.getBigUint64(text + 48, true),
  })
  signed.set(blob, limit)
  return signed
}

const pagesIn = (bytes: number): number => Math.ceil(bytes / pageBytes)
const hashesAt = (identifier: string): number => headerBytes + identifier.length + 1
const signatureBytes = (limit: number, identifier: string): number =>
  Math.ceil((20 + hashesAt(identifier) + pagesIn(limit) * hashBytes) / 16) * 16

type Facts = { identifier: string; textAt: bigint; textBytes: bigint }

/** A super blob with only a code directory. All numbers are big-endian. */
const writeSignature = (blob: Buffer, code: Uint8Array, { identifier, textAt, textBytes }: Facts): void => {
  const pages = pagesIn(code.length)
  const directory = blob.subarray(20)
  const directoryBytes = hashesAt(identifier) + pages * hashBytes
  for (const [at, value] of [embeddedSignature, 20 + directoryBytes, 1, 0, 20].entries()) blob.writeUInt32BE(value, at * 4)
  const fields = [codeDirectory, directoryBytes, 0x20400, adHoc, hashesAt(identifier), headerBytes, 0, pages, code.length]
  for (const [at, value] of fields.entries()) directory.writeUInt32BE(value, at * 4)
  directory.set([hashBytes, 2, 0, 12], 36)
  directory.writeBigUInt64BE(textAt, 64)
  directory.writeBigUInt64BE(textBytes, 72)
  directory.writeBigUInt64BE(1n, 80)
  directory.write(identifier, headerBytes, 'latin1')
  for (let page = 0; page < pages; page++)
    directory.set(sha256(code.subarray(page * pageBytes, (page + 1) * pageBytes)), hashesAt(identifier) + page * hashBytes)
}

export type SignatureCheck = { readonly pages: number; readonly wrong: number; readonly isAdHoc: boolean; readonly identifier: string }

/** Verifies all page hashes. Throws if the signature does not cover the whole file before it. */
export const checkSignature = (program: Uint8Array): SignatureCheck => {
  const { file, signature } = partsOf(program)
  const limit = file.getUint32(signature + 8, true)
  const blob = Buffer.from(program.buffer, program.byteOffset + limit, file.getUint32(signature + 12, true))
  if (limit + blob.length !== program.length) throw new Error('the signature is not at the end of the file')
  const directory = directoryIn(blob)
  if (directory.readUInt32BE(32) !== limit) throw new Error(`${directory.readUInt32BE(32)} of ${limit} bytes are signed`)
  const [hashes, name, pages] = [directory.readUInt32BE(16), directory.readUInt32BE(20), directory.readUInt32BE(28)]
  const size = 1 << (directory[39] ?? 0)
  const code = program.subarray(0, limit)
  let wrong = 0
  for (let page = 0; page < pages; page++) {
    const stored = directory.subarray(hashes + page * hashBytes, hashes + (page + 1) * hashBytes)
    if (!sha256(code.subarray(page * size, (page + 1) * size)).equals(stored)) wrong++
  }
  const identifier = directory.subarray(name, directory.indexOf(0, name)).toString('latin1')
  return { pages, wrong, isAdHoc: (directory.readUInt32BE(12) & adHoc) !== 0, identifier }
}

const directoryIn = (blob: Buffer): Buffer => {
  for (let slot = 0; slot < blob.readUInt32BE(8); slot++) {
    const at = blob.readUInt32BE(16 + slot * 8)
    if (blob.readUInt32BE(at) === codeDirectory) return blob.subarray(at)
  }
  throw new Error('the signature has no code directory')
}
