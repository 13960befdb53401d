import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { piecesOf, torrentFile } from '#world/torrent-file'

export type Content = { readonly path: readonly string[]; readonly bytes: Uint8Array }
export type Made = { readonly info_hash: string; readonly torrent: Uint8Array; readonly sha256: readonly string[]; readonly count: number }

/** A torrent with the given content. A single file whose path has one part becomes a single-file torrent. */
export const makeTorrent = async (name: string, content: readonly Content[], trackers: readonly string[]): Promise<Made> => {
  const pieceLength = content.reduce((sum, { bytes }) => sum + bytes.length, 0) > 64_000_000 ? 1024 * 1024 : 64 * 1024
  const pieces = await piecesOf(
    content.map(({ bytes }) => bytes.slice().buffer as ArrayBuffer),
    pieceLength,
  )
  const files = content.map(({ path, bytes }) => ({ path, length: bytes.length }))
  const { info_hash, bytes: torrent } = torrentFile({ name, files, pieceLength, pieces, trackers })
  const sha256 = content.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))
  return { info_hash, torrent, sha256, count: content.length }
}

/** Writes the content below `folder` like a client stores it. */
export const writeContent = (folder: string, name: string, content: readonly Content[]): void => {
  for (const { path, bytes } of content) {
    const target = content.length === 1 ? join(folder, name) : join(folder, name, ...path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}
