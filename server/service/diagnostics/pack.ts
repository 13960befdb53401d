import { Database } from 'bun:sqlite'
import JSZip from 'jszip'
import { createScrubber, redacted, type Scrubber } from '#server/foundation/lib/redact'
import { createMasker, type Masker, type MaskOrder } from './masker'

/** `asStored`: its secret fields are already redacted, and the others appear as stored even if they equal a secret. */
export type Entry = { readonly name: string; readonly text: string; readonly asStored?: boolean }
/** Everything the other thread needs, as plain data. */
export type PackOrder = {
  readonly entries: readonly Entry[]
  readonly logs: { readonly path: string; readonly since_us: number; readonly most: number }
  /** All current secrets. */
  readonly present: readonly string[]
  /** Current and replaced secrets: an old log line may contain one. */
  readonly remembered: readonly string[]
  readonly at: Date
  /** Also replaces titles, paths, names, and addresses; null delivers them as they are. */
  readonly mask: MaskOrder | null
}
export type Packed = { readonly zip: Uint8Array<ArrayBuffer>; readonly rows: number }

const logsEntry = 'logs/last-7d.jsonl'
/** Only in a masked archive: how many things were replaced, by kind. */
const maskedEntry = 'masked.json'
const slice = 2000

type Row = {
  id: number
  ts_us: number
  level: number
  target: string
  subsystem: string
  trace_id: string | null
  span_id: string | null
  message: string
  fields_json: string | null
  source: string
}
type Checks = Pick<Scrubber, 'scrubValue' | 'hide' | 'finds'>
type Scrubbers = { entries: Checks; lines: Checks }

const scrubbersOf = ({ present, remembered }: PackOrder): Scrubbers => ({
  entries: createScrubber({ knownSecrets: () => present }),
  lines: createScrubber({ knownSecrets: () => remembered }),
})

/** Makes the archive. Replaces everything that equals or contains a secret, so there is always an archive to deliver. */
export const packBundle = async (order: PackOrder, scrubbers = scrubbersOf(order)): Promise<Packed> => {
  const zip = new JSZip()
  const options = { date: order.at, createFolders: false }
  const entries = order.entries.map((entry) => ({ name: entry.name, text: cleanEntry(entry, scrubbers.entries) }))
  const masker = order.mask && readyMasker(order.mask, { entries, logs: order.logs, scrubber: scrubbers.lines })
  for (const { name, text } of entries) zip.file(name, masker ? masker.entry(name, text) : text, options)
  const lines = [...logLines(order.logs, scrubbers.lines, masker)]
  zip.file(logsEntry, lines.join(''), options)
  if (masker) zip.file(maskedEntry, `${JSON.stringify({ masked: masker.tallies() }, null, 2)}\n`, options)
  const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 3 } })
  return { zip: new Uint8Array(bytes), rows: lines.length }
}

type Heard = { entries: readonly Entry[]; logs: PackOrder['logs']; scrubber: Checks }
/** Knows all names that occur before the first one is replaced. */
const readyMasker = (order: MaskOrder, { entries, logs, scrubber }: Heard): Masker => {
  const masker = createMasker(order)
  for (const { name, text } of entries) masker.hear(name.endsWith('.json') ? (JSON.parse(text) as object) : text)
  for (const row of logRows(logs)) masker.hear(cleanLine(row, scrubber))
  masker.learn()
  return masker
}

const cleanEntry = ({ name, text, asStored }: Entry, scrubber: Checks): string => {
  if (asStored) return text
  if (!name.endsWith('.json'))
    return text
      .split('\n')
      .map((line) => cleanText(line, scrubber))
      .join('\n')
  const value = JSON.parse(text) as object | object[]
  const clean = Array.isArray(value) ? value.map((record: object) => cleanRecord(record, scrubber)) : cleanRecord(value, scrubber)
  return `${JSON.stringify(clean, null, 2)}\n`
}

const cleanRecord = (record: object, scrubber: Checks): object =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const clean = hidden(value, scrubber)
      return [name, holdsSecret(clean, scrubber) ? redacted : clean]
    }),
  )

const hidden = (value: unknown, scrubber: Checks): unknown => {
  if (typeof value === 'string') return cleanText(value, scrubber)
  if (typeof value === 'number') return scrubber.hide(String(value)) === String(value) ? value : redacted
  if (Array.isArray(value)) return value.map((item) => hidden(item, scrubber))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hidden(inner, scrubber)]))
}

const cleanText = (text: string, scrubber: Checks): string => {
  const clean = scrubber.hide(text)
  return scrubber.finds(clean) ? redacted : clean
}

const page = `SELECT id, ts_us, level, target, subsystem, trace_id, span_id, message, fields_json, source FROM logs
WHERE (ts_us, id) < (?1, ?2) AND ts_us >= ?3 ORDER BY ts_us DESC, id DESC LIMIT ?4`

/** Newest first, in slices: a long read would keep the writer from checkpointing the file. */
function* logRows({ path, since_us, most }: PackOrder['logs']): Generator<Row> {
  const sqlite = new Database(path, { readonly: true })
  try {
    const query = sqlite.query<Row, [number, number, number, number]>(page)
    let last = { ts_us: Number.MAX_SAFE_INTEGER, id: 0 }
    for (let left = most; left > 0; ) {
      const rows = query.all(last.ts_us, last.id, since_us, Math.min(slice, left))
      yield* rows
      if (rows.length === 0) return
      last = rows.at(-1)!
      left -= rows.length
    }
  } finally {
    sqlite.close()
  }
}

function* logLines(logs: PackOrder['logs'], scrubber: Checks, masker: Masker | null): Generator<string> {
  for (const row of logRows(logs)) {
    const line = cleanLine(row, scrubber)
    yield `${JSON.stringify(masker ? masker.line(line) : line)}\n`
  }
}

type Line = Omit<Row, 'id' | 'fields_json'> & { fields_json: object | null }
/** Lines are scrubbed when they are written; this catches values that became secrets later. */
const cleanLine = ({ id: _, ...row }: Row, scrubber: Checks): Line => {
  const fields_json = row.fields_json === null ? null : (JSON.parse(row.fields_json) as object)
  const { target, message } = row
  const clean = { ...row, ...scrubber.scrubValue({ target, message, fields_json }) }
  const isClean =
    !scrubber.finds(JSON.stringify(clean)) ||
    Object.entries(clean).every(([name, value]) => name === 'source' || !holdsSecret(value, scrubber))
  return isClean ? clean : { ...clean, target: 'service', message: redacted, fields_json: null }
}

/** Checks values only: a field name that equals a password is not a secret. */
const holdsSecret = (value: unknown, scrubber: Checks): boolean =>
  scrubber.finds(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
