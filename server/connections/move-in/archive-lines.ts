import { createReadStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseForeignJson } from '#server/foundation/lib/foreign-json'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { BadArchive, readZip } from '#server/foundation/platform/read-zip'
import { sentences } from './sentences'

/** A line of an export; what follows `kind` is not checked yet. */
export type ArchiveLine = { kind: string } & Readonly<Record<string, unknown>>
export type Archive = { version: string | null; lines: () => AsyncGenerator<ArchiveLine> }

const name = 'marquee.jsonl'
/** The format of the lines that this version writes. */
const readable = 1
const largestExport = 8 * 1024 ** 3
const longestLine = 16 * 1024 * 1024
const mostValues = 500_000

/** Unpacks an export of another Marquee, whose lines can then be read again and again, one at a time. Throws Invalid. */
export const createOpenArchive =
  ({ workIn }: { workIn: string }) =>
  async <T>(upload: string, use: (archive: Archive) => Promise<T>): Promise<T> => {
    mkdirSync(workIn, { recursive: true, mode: 0o700 })
    const folder = mkdtempSync(join(workIn, 'marquee-'))
    try {
      const path = join(folder, name)
      await extract(upload, path)
      return await use({ version: await versionIn(path), lines: () => linesIn(path) })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

const extract = async (upload: string, to: string): Promise<void> => {
  try {
    const zip = await readZip(upload, [name], { others: 'ignored', largest: largestExport })
    await zip.extract(name, to)
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error
    throw new Invalid(say(sentences, 'export_unreadable', { why: sentenceOf(error) ?? error.message }), 'archive')
  }
}

/** The first line says what follows. */
const versionIn = async (path: string): Promise<string | null> => {
  const { value: first } = await linesIn(path).next()
  if (first?.kind !== 'marquee' || typeof first.format !== 'number') throw new Invalid(say(sentences, 'export_not_export'), 'archive')
  if (first.format > readable) throw new Invalid(say(sentences, 'export_newer'), 'archive')
  return typeof first.version === 'string' ? first.version.slice(0, 50).toWellFormed() : null
}

async function* linesIn(path: string): AsyncGenerator<ArchiveLine> {
  let parts: Buffer[] = []
  let size = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
      yield parsed(Buffer.concat([...parts, chunk.subarray(from, end)]))
      parts = []
      size = 0
      from = end + 1
    }
    parts.push(chunk.subarray(from))
    size += chunk.length - from
    if (size > longestLine) throw new Invalid(say(sentences, 'export_line_odd'), 'archive')
  }
  if (size > 0) yield parsed(Buffer.concat(parts))
}
const lineEnd = '\n'.charCodeAt(0)

const parsed = (bytes: Buffer): ArchiveLine => {
  try {
    const line = parseForeignJson(bytes, { mostValues }) as ArchiveLine | null
    if (typeof line?.kind === 'string') return line
  } catch {
    // The parser's own message quotes the line, which may contain anything.
  }
  throw new Invalid(say(sentences, 'export_line_odd'), 'archive')
}
