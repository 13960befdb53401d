import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'

/** The upload is not a table that we can read. */
export class BadTable extends Failure {}

const mostRows = 20_000
const mostColumns = 100
const longestCell = 20_000

/** Rows of cells, as RFC 4180 defines them, without empty lines. Throws BadTable. */
export const readCsv = (bytes: Uint8Array): string[][] => {
  const text = textOf(bytes)
  if (text.trim() === '') throw new BadTable(say(sentences, 'table_empty'))
  const reading = createReading()
  let at = 0
  while (at < text.length) at = text[at] === '"' && reading.isCellEmpty() ? quoted(text, at, reading) : plain(text, at, reading)
  reading.endRow()
  return reading.rows
}

const textOf = (bytes: Uint8Array): string => {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  try {
    const text = new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw new BadTable(say(sentences, 'table_not_text'))
    return text
  } catch (error) {
    if (error instanceof BadTable) throw error
    throw new BadTable(say(sentences, 'table_not_utf8'))
  }
}

type Reading = ReturnType<typeof createReading>
const createReading = () => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let wasQuoted = false
  const endCell = () => {
    if (row.length >= mostColumns)
      throw new BadTable(say(sentences, 'table_too_many_columns', { line: rows.length + 1, most: mostColumns }))
    row.push(cell)
    cell = ''
    wasQuoted = false
  }
  return {
    rows,
    isCellEmpty: () => cell === '' && !wasQuoted,
    add: (text: string) => {
      cell += text
      if (cell.length > longestCell) throw new BadTable(say(sentences, 'table_cell_too_long', { line: rows.length + 1, most: longestCell }))
    },
    endQuoted: () => {
      wasQuoted = true
    },
    endCell,
    endRow: () => {
      if (row.length === 0 && cell === '' && !wasQuoted) return
      endCell()
      rows.push(row)
      row = []
      if (rows.length > mostRows) throw new BadTable(say(sentences, 'table_too_many_lines', { most: mostRows }))
    },
    line: () => rows.length + 1,
  }
}

/** Reads a quoted cell from its opening quote; returns the position after the closing one. */
const quoted = (text: string, start: number, reading: Reading): number => {
  let at = start + 1
  for (;;) {
    const end = text.indexOf('"', at)
    if (end < 0) throw new BadTable(say(sentences, 'table_quote_open', { line: reading.line() }))
    reading.add(text.slice(at, end))
    if (text[end + 1] !== '"') {
      reading.endQuoted()
      return end + 1
    }
    reading.add('"')
    at = end + 2
  }
}

const plain = (text: string, start: number, reading: Reading): number => {
  let end = start
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1
  reading.add(text.slice(start, end))
  if (text[end] === ',') reading.endCell()
  else if (text[end] !== undefined) reading.endRow()
  return end + 1
}
