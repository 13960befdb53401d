import type { Db } from '#server/foundation/platform/db/open'
import type { ExportFormat, Line } from './schema'
import { type Chunks, joined } from './streams'
import { imdbTable, letterboxdHead, letterboxdTable, movieTable, trackerEntries, watchlistHead, watchlistTable } from './tables'
import { zipOf } from './zip'

export type WriteExport = ReturnType<typeof createWriteExport>
type Written = { type: string; ending: string; chunks: Chunks }
type Deps = { db: Db; lines: () => AsyncIterable<Line> }

/** Writes everything, or the part that another service reads, as a stream. */
export const createWriteExport =
  ({ db, lines }: Deps) =>
  async (format: ExportFormat): Promise<Written> => {
    switch (format) {
      case 'zip':
        return { ...zip, chunks: zipOf({ 'README.txt': once(readme), 'marquee.jsonl': linesOf(lines()), 'movies.csv': movieTable(db) }) }
      case 'json':
        return { type: 'application/json', ending: 'json', chunks: joined(documentOf(lines())) }
      case 'csv':
        return { ...csv, chunks: joined(movieTable(db)) }
      case 'letterboxd': {
        const watched = partsOf('watched', letterboxdHead, await counted(letterboxdTable(db)))
        const wanted = partsOf('watchlist', watchlistHead, await counted(watchlistTable(db)))
        const rows = (name: string) => (name.startsWith('watched') ? letterboxdTable(db) : watchlistTable(db))
        const entries = [...watched, ...wanted].map(({ name, head, from, to }) => [name, part(rows(name), { head, from, to })] as const)
        return { ...zip, chunks: zipOf(Object.fromEntries(entries)) }
      }
      case 'tracker':
        return { type: 'application/json', ending: 'json', chunks: joined(listOf(trackerEntries(db))) }
      case 'imdb':
        return { ...csv, chunks: joined(imdbTable(db)) }
    }
  }

const zip = { type: 'application/zip', ending: 'zip' }
const csv = { type: 'text/csv; charset=utf-8', ending: 'csv' }

const readme = `This is everything that Marquee knows about your movies, except for secrets.

marquee.jsonl  one JSON object per line; each says what it is in "kind"
movies.csv     the same movies as a table

Not in it: keys, passwords, cookies, addresses of webhooks, and settings of indexers beside their address; sign-ins;
running downloads; the history; search results; pictures. The movie files stay where they are.
`

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function* linesOf(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

async function* listOf(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '['
  for await (const entry of entries) {
    yield `${before}${JSON.stringify(entry)}`
    before = ',\n'
  }
  yield before === '[' ? '[]\n' : ']\n'
}

/** One document: the lines of each kind as an array. Lines of a kind need not follow each other, so each line keeps its kind. */
async function* documentOf(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  yield '{"lines":'
  yield* listOf(lines)
  yield '}\n'
}

/** The site takes files of about 1 MB. */
const mostLines = 1900
type Part = { name: string; head: string; from: number; to: number }

const counted = async (rows: AsyncIterable<string>): Promise<number> => {
  let count = 0
  for await (const _ of rows) count++
  return count
}

const partsOf = (name: string, head: string, count: number): Part[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / mostLines)) }, (_, place) => ({
    name: `${name}-${place + 1}.csv`,
    head,
    from: place * mostLines,
    to: (place + 1) * mostLines,
  }))

async function* part(rows: AsyncIterable<string>, { head, from, to }: Omit<Part, 'name'>): AsyncGenerator<string> {
  yield head
  let place = 0
  for await (const row of rows) {
    if (place >= to) return
    if (place >= from) yield row
    place++
  }
}
