import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'

const m = moviesTable
/** What devices may sort by, and our words for it: the date is the one that they are shown. */
const columns: Readonly<Record<string, SQL>> = {
  'dc:title': sql`${m.sort_title}`,
  'dc:date': sql`coalesce(${m.cinema_date}, ${m.year} || '-01-01')`,
}
export const sortable = Object.keys(columns)
const most = 10

/** Reads `+dc:date,-dc:title`: none of it keeps the order of a shelf. Null for what we cannot sort by. */
export const readSort = (criteria: string): SQL[] | null => {
  const words = criteria
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length > most) return null
  const orders = words.map((word) => {
    const column = Object.hasOwn(columns, word.slice(1)) ? columns[word.slice(1)] : undefined
    return column && (word.startsWith('-') ? desc(column) : word.startsWith('+') ? asc(column) : null)
  })
  return orders.every((order) => order) ? orders.flatMap((order) => order ?? []) : null
}
