import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import type { KeptTable, Need } from './kept-table'
import { createLookups, type IdsOf } from './look-up-rows'
import { addressOf, type Change, changedIn, type Later, opOf } from './read-edit'
import { sentences } from './sentences'
import type { StoredRow } from './table'

type Asked = {
  readonly id: number
  readonly changes: readonly Change[]
  readonly present: ReadonlyMap<string, StoredRow>
  readonly later: ReadonlyMap<string, readonly Later[]>
  readonly isKey: boolean
}
/** One row of it, as it is by now. */
type Looking = Asked & { readonly change: Change; readonly now: StoredRow | undefined; readonly since: readonly Later[] }

/** Finds what keeps an edit from being taken back. */
export const createFindObstacle = ({ db, tables }: { db: Db; tables: readonly KeptTable[] }) => {
  const lookups = createLookups({ db, tables })

  const ofAdded = ({ change, now, since, id }: Looking): Sentence | null => {
    const name = change.label
    if (!now) return say(sentences, change.table.name === 'recycle' ? 'bin_emptied' : 'gone_since', { name })
    if (since.length > 0 || changedIn(change.table, change.after!, now).length > 0) return whoChanged(name, since)
    return lookups.isUsed(id, change) ? say(sentences, 'used_since', { name }) : null
  }

  const ofRemoved = ({ id, change, now, changes }: Looking, idsOf: IdsOf): Sentence | null => {
    const row = change.before!
    if (now) return say(sentences, 'back_since', { name: change.label })
    return (
      lookups.holderOf(change, { row, columns: change.table.unique, changes }) ??
      missing({ change, row, idsOf, wasRemoved: lookups.removedSince(id) })
    )
  }

  const ofChanged = ({ id, change, now, since, changes, isKey }: Looking, idsOf: IdsOf): Sentence | null => {
    const { table, label, before, after } = change
    if (!now) return say(sentences, 'gone_since', { name: label })
    const columns = changedIn(table, before!, after!)
    if (!isKey && columns.some((column) => table.guarded?.includes(column))) return say(sentences, 'undo_needs_key')
    const again = since.filter(
      (one) => one.before && one.after && changedIn(table, one.before, one.after).some((column) => columns.includes(column)),
    )
    if (again.length > 0 || changedIn(table, after!, now).some((column) => columns.includes(column))) return whoChanged(label, again)
    const row = { ...now, ...Object.fromEntries(columns.map((column) => [column, before![column] ?? null])) }
    const unique = table.unique.filter((column) => columns.includes(column))
    return (
      lookups.holderOf(change, { row, columns: unique, changes }) ?? missing({ change, row, idsOf, wasRemoved: lookups.removedSince(id) })
    )
  }

  const by = { added: ofAdded, removed: ofRemoved, changed: ofChanged }

  return (asked: Asked): Sentence | null => {
    const idsOf = lookups.idsAfter(asked.changes)
    for (const change of asked.changes) {
      const address = addressOf(change)
      const looking = { ...asked, change, now: asked.present.get(address), since: asked.later.get(address) ?? [] }
      const found = by[opOf(change)](looking, idsOf)
      if (found) return found
    }
    return null
  }
}

const whoChanged = (name: string, since: readonly Later[]): Sentence => {
  const last = since.at(-1)
  return last?.device
    ? say(sentences, 'changed_since_by', { name, at: last.at, device: last.device })
    : say(sentences, 'changed_since', { name })
}

/** What only lists refer to may have been gone before, so that it is not missed. */
type Missing = { change: Change; row: StoredRow; idsOf: IdsOf; wasRemoved: (need: Need) => boolean }
const missing = ({ change: { table, label }, row, idsOf, wasRemoved }: Missing): Sentence | null => {
  const gone = table.needs?.(row).find((need) => !idsOf(need.of).has(need.id) && (!table.isSmall || wasRemoved(need)))
  return gone ? say(sentences, 'needs_gone', { name: label, kind: kinds[gone.of] ?? gone.of }) : null
}
const kinds: Readonly<Record<string, string>> = {
  tags: 'tag',
  movies: 'movie',
  indexers: 'indexer',
  root_folders: 'root folder',
  custom_formats: 'custom format',
  quality_profiles: 'quality profile',
}
