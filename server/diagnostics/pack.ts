import { Database } from 'bun:sqlite'
import JSZip from 'jszip'
import { createScrubber, redacted, type Scrubber } from '#server/lib/redact'

export type Entry = { readonly name: string; readonly text: string }
/** What the other thread needs to know; plain data. */
export type PackOrder = {
  readonly entries: readonly Entry[]
  readonly logs: { readonly path: string; readonly since_us: number; readonly most: number }
  readonly secrets: readonly string[]
  readonly at: Date
}
/** `where` names the entry and field in which a secret was found; never the secret. */
export type Packed =
  | { readonly ok: true; readonly zip: Uint8Array<ArrayBuffer>; readonly rows: number }
  | { readonly ok: false; readonly where: string }

export const logsEntry = 'logs/last-7d.jsonl'
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
type Checks = Pick<Scrubber, 'scrubValue' | 'finds'>

/** Makes the archive, opens it again and looks for every known secret in what it then holds. */
export const packBundle = async (
  order: PackOrder,
  scrubber: Checks = createScrubber({ knownSecrets: () => order.secrets }),
): Promise<Packed> => {
  const zip = new JSZip()
  const options = { date: order.at, createFolders: false }
  for (const { name, text } of order.entries) zip.file(name, text, options)
  const lines = [...logLines(order.logs, scrubber)]
  zip.file(logsEntry, lines.join(''), options)
  const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 3 } })
  const where = await whereSecretsAre(bytes, scrubber)
  return where === null ? { ok: true, zip: new Uint8Array(bytes), rows: lines.length } : { ok: false, where }
}

const page = `SELECT id, ts_us, level, target, subsystem, trace_id, span_id, message, fields_json, source FROM logs
WHERE (ts_us, id) < (?1, ?2) AND ts_us >= ?3 ORDER BY ts_us DESC, id DESC LIMIT ?4`

/** Newest first, a slice at a time: a long reading would keep the writer from tidying its file. */
function* logLines({ path, since_us, most }: PackOrder['logs'], scrubber: Checks): Generator<string> {
  const sqlite = new Database(path, { readonly: true })
  try {
    const query = sqlite.query<Row, [number, number, number, number]>(page)
    let last = { ts_us: Number.MAX_SAFE_INTEGER, id: 0 }
    for (let left = most; left > 0; ) {
      const rows = query.all(last.ts_us, last.id, since_us, Math.min(slice, left))
      for (const row of rows) yield `${cleanLine(row, scrubber)}\n`
      if (rows.length === 0) return
      last = rows.at(-1)!
      left -= rows.length
    }
  } finally {
    sqlite.close()
  }
}

/** Lines are scrubbed when they are written; a secret that became one later is scrubbed here. */
const cleanLine = ({ id: _, ...row }: Row, scrubber: Checks): string => {
  const fields_json = row.fields_json === null ? null : (JSON.parse(row.fields_json) as object)
  const { target, message } = row
  const clean = { ...row, ...scrubber.scrubValue({ target, message, fields_json }) }
  const line = JSON.stringify(clean)
  const isClean = !scrubber.finds(line) || fieldWithSecret(clean, scrubber) === null
  return isClean ? line : JSON.stringify({ ...clean, target: 'service', message: redacted, fields_json: null })
}

const whereSecretsAre = async (bytes: Uint8Array, scrubber: Checks): Promise<string | null> => {
  const { files } = await JSZip.loadAsync(bytes)
  for (const [name, file] of Object.entries(files)) {
    const found = scrubber.finds(name) ? '' : fieldIn(name, await file.async('string'), scrubber)
    if (found !== null) return `${name} ${found}`.trim()
  }
  return null
}

const fieldIn = (name: string, text: string, scrubber: Checks): string | null => {
  if (name.endsWith('.json')) return firstField([JSON.parse(text)].flat(), scrubber)
  if (!name.endsWith('.jsonl')) return scrubber.finds(text) ? '' : null
  return firstField(
    text.split('\n').flatMap((line) => (line === '' || !scrubber.finds(line) ? [] : [JSON.parse(line)])),
    scrubber,
  )
}

const firstField = (records: readonly object[], scrubber: Checks): string | null => {
  for (const record of records) {
    const found = fieldWithSecret(record, scrubber)
    if (found !== null) return found
  }
  return null
}

/** The names of fields are our own words: a password that is one of them blocks nothing. */
const fieldWithSecret = (record: object, scrubber: Checks): string | null => {
  const found = Object.entries(record).find(
    ([name, value]) => name !== 'source' && scrubber.finds(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
  )
  return found?.[0] ?? null
}
