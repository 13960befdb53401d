import { eq } from 'drizzle-orm'
import type { ImportItem } from '#server/connections/import/schema'
import type { NewList } from '#server/connections/lists/schema'
import { listsTable } from '#server/connections/lists/table'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import type { Wanted } from './read-shapes'
import { itemOf } from './report'
import { sentences } from './sentences'

type Entry = {
  metadata_id: number | null
  imdb_id: string | null
  title: string
  year: number | null
  purpose: 'add'
  rating: null
  watched_at: null
}
type Deps = { db: Db; takeOverList: (list: NewList, entries: readonly Entry[]) => { id: number } }
type Order = { of: string; wanted: readonly Wanted[]; applied: boolean }

/** What a person wants to watch becomes a list, which adds nothing by itself. A list with its name stays as it is. */
export const createTakeWanted =
  ({ db, takeOverList }: Deps) =>
  ({ of, wanted, applied }: Order): ImportItem[] => {
    if (wanted.length === 0) return []
    const name = `${of} watchlist`
    const known = db.select({ id: listsTable.id }).from(listsTable).where(eq(listsTable.name, name)).get()
    if (known) return [itemOf(name, 'matched', { reasons: [say(sentences, 'list_here')] })]
    if (applied) takeOverList({ name, type: 'file' }, wanted.map(entryOf))
    return [{ ...itemOf(name, 'added', { reasons: [say(sentences, 'list_taken', { count: wanted.length })] }), goes_to: '/lists' }]
  }

const entryOf = ({ tmdb, imdb, title, year }: Wanted): Entry => ({
  metadata_id: tmdb,
  imdb_id: imdb,
  title,
  year,
  purpose: 'add',
  rating: null,
  watched_at: null,
})
