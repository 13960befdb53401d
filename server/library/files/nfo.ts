import { open } from 'node:fs/promises'
import { normalizeImdbId } from '#server/foundation/releases/imdb-id'

export type NfoFacts = {
  readonly imdb_id: string | null
  readonly tmdb_id: number | null
  readonly title: string | null
  readonly year: number | null
}

const maxBytes = 256 * 1024

/** Reads facts from a movie's nfo: XML from a media center, or the text file of a release. Reads only the beginning. */
export const readNfo = (text: string): NfoFacts => {
  const start = text.slice(0, maxBytes)
  const imdb = first(start, [
    /<uniqueid\b[^<>]{0,200}\btype="imdb"[^<>]{0,200}>\s{0,20}(tt\d{7,9})/i,
    /<imdb_?id>\s{0,20}(tt\d{7,9})/i,
    /imdb\.[a-z]{2,3}\/(?:[a-z]{2}\/)?title\/(tt\d{7,9})/i,
    /<id>\s{0,20}(tt\d{7,9})/i,
    /\b(tt\d{7,9})\b/,
  ])
  const tmdb = first(start, [
    /<uniqueid\b[^<>]{0,200}\btype="tmdb"[^<>]{0,200}>\s{0,20}(\d{1,9})/i,
    /<tmdb_?id>\s{0,20}(\d{1,9})/i,
    /themoviedb\.org\/movie\/(\d{1,9})/i,
  ])
  const year = first(start, [/<year>\s{0,20}((?:18|19|20)\d\d)\s{0,20}</i])
  return {
    imdb_id: imdb ? normalizeImdbId(imdb.toLowerCase()) : null,
    tmdb_id: tmdb ? Number(tmdb) || null : null,
    title: titleIn(start),
    year: year ? Number(year) : null,
  }
}

/** Reads an nfo file. Null if it cannot be read. */
export const readNfoFile = async (path: string): Promise<NfoFacts | null> => {
  const handle = await open(path, 'r').catch(() => null)
  if (!handle) return null // just one hint among several, so the scan continues without it
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0)
    return readNfo(textOf(buffer.subarray(0, bytesRead)))
  } finally {
    await handle.close()
  }
}

const textOf = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  return new TextDecoder().decode(bytes)
}

const first = (text: string, patterns: readonly RegExp[]): string | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]
    if (found) return found
  }
  return null
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const titleIn = (text: string): string | null => {
  const written = /<title>([^<>]{1,300})<\/title>/i.exec(text)?.[1]
  const title = written?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '').trim()
  return title || null
}
