import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Items } from './items'
import type { Lists } from './lists'
import type { ReadUpload } from './read-upload'
import type { Resolve } from './resolve'
import type { List } from './schema'
import { listsTable } from './table'

type Deps = { lists: Lists; items: Items; lookUp: Resolve['lookUp']; lookUpRest: (id: number) => void; journal: Journal; clock: Clock }
export type TakeUpload = ReturnType<typeof createUploads>

/** Makes a list from an upload; adds nothing to the library yet. Lines that cannot be looked up now are looked up afterwards. */
export const createUploads =
  ({ lists, items, lookUp, lookUpRest, journal, clock }: Deps) =>
  async ({ name, entries }: ReadUpload, wantedName: string | undefined): Promise<List> => {
    const { items: recognized, trouble } = await lookUp(entries)
    const id = journal.commit((tx, announce) => {
      const list = lists.create(tx, announce, { name: wantedName ?? freeName(name, lists), type: 'file' })
      items.replace(tx, list.id, recognized)
      const now = stamp(clock)
      tx.update(listsTable)
        .set({ last_synced_at: now, last_error: trouble?.message ?? null, last_error_reason: sentenceOf(trouble) })
        .where(eq(listsTable.id, list.id))
        .run()
      return list.id
    })
    if (trouble === null && recognized.some(({ isPending }) => isPending)) lookUpRest(id)
    return lists.get(id)
  }

const freeName = (name: string, lists: Pick<Lists, 'rows'>): string => {
  const taken = new Set(lists.rows().map((list) => list.name))
  for (let n = 1; ; n++) {
    const free = n === 1 ? name : `${name} ${n}`
    if (!taken.has(free)) return free
  }
}
