import { and, asc, eq } from 'drizzle-orm'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { type Cursors, type PageOf, type PageRequest, pageOfAll } from '#server/foundation/platform/http/page'
import type { InLibraryOf } from './in-library'
import { type Known, type Line, standings } from './item-state'
import type { ListRow } from './lists'
import type { Recognized } from './resolve'
import type { ListItem } from './schema'
import { listItemsTable } from './table'

export type ItemRow = typeof listItemsTable.$inferSelect
export type Items = ReturnType<typeof createItems>
type Deps = {
  db: Db
  clock: Clock
  cursors: Cursors
  cap: () => number
  knownOf: (lines: readonly Line[]) => Known
  postersOf: InLibraryOf['postersOf']
}

/** The lines of lists as last read. */
export const createItems = ({ db, clock, cursors, cap, knownOf, postersOf }: Deps) => {
  const rows = (listId: number): ItemRow[] =>
    db.select().from(listItemsTable).where(eq(listItemsTable.list_id, listId)).orderBy(asc(listItemsTable.position)).all()

  return {
    rows,

    /** Runs in the caller's transaction. Remembers what this list added, as long as the movie stays on it. */
    replace(tx: Tx, listId: number, items: readonly Recognized[]): void {
      const before = tx.select().from(listItemsTable).where(eq(listItemsTable.list_id, listId)).all()
      const addedAt = new Map(
        before.flatMap(({ metadata_id, added_at }) => (metadata_id && added_at ? [[metadata_id, added_at] as const] : [])),
      )
      const gone = new Set(before.flatMap(({ metadata_id, problem }) => (metadata_id && problem === 'gone' ? [metadata_id] : [])))
      tx.delete(listItemsTable).where(eq(listItemsTable.list_id, listId)).run()
      const seen_at = stamp(clock)
      const fresh = items.map(({ isPending: _, problem, ...item }, place) => ({
        ...item,
        problem: item.metadata_id !== null && gone.has(item.metadata_id) ? ('gone' as const) : problem,
        list_id: listId,
        position: place + 1,
        added_at: (item.metadata_id !== null && addedAt.get(item.metadata_id)) || null,
        seen_at,
      }))
      for (let from = 0; from < fresh.length; from += 500)
        tx.insert(listItemsTable)
          .values(fresh.slice(from, from + 500))
          .run()
    },

    noteAdded: (id: number): void => {
      db.update(listItemsTable)
        .set({ added_at: stamp(clock) })
        .where(eq(listItemsTable.id, id))
        .run()
    },
    /** Runs in the caller's transaction. The list may have been read again since: the movie counts, not the line. */
    noteAddedIn(tx: Tx, listId: number, metadataId: number): void {
      tx.update(listItemsTable)
        .set({ added_at: stamp(clock) })
        .where(lineOf(listId, metadataId))
        .run()
    },
    /** Runs in the caller's transaction. */
    noteGoneIn(tx: Tx, listId: number, metadataId: number): void {
      tx.update(listItemsTable).set({ problem: 'gone' }).where(lineOf(listId, metadataId)).run()
    },
    noteGone: (id: number): void => {
      db.update(listItemsTable)
        .set({ problem: 'gone' })
        .where(and(eq(listItemsTable.id, id)))
        .run()
    },

    page(list: ListRow, asked: PageRequest & { state?: ListItem['state'] | undefined }): PageOf<ListItem> {
      const lines = rows(list.id)
      const places = standings(lines, { known: knownOf(lines), cap: cap(), auto_add: list.auto_add })
      const shown = lines.map(({ list_id: _, purpose: __, problem: ___, seen_at: ____, ...line }, place) => ({
        ...line,
        ...places[place]!,
        poster_url: null as string | null,
      }))
      const wanted = asked.state === undefined ? shown : shown.filter(({ state }) => state === asked.state)
      const page = pageOfAll(wanted, asked, { scope: `lists/${list.id}/items?${asked.state ?? ''}`, cursors })
      const posters = postersOf(page.results.flatMap(({ movie_id }) => movie_id ?? []))
      return { ...page, results: page.results.map((line) => ({ ...line, poster_url: posters.get(line.movie_id ?? 0) ?? null })) }
    },
  }
}

const lineOf = (listId: number, metadataId: number) => and(eq(listItemsTable.list_id, listId), eq(listItemsTable.metadata_id, metadataId))
