import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import type { KeptTable, Need } from './kept-table'
import { createLookups, type IsThere, type IsUsed } from './look-up-rows'
import { type Change, changedIn, type Later, laterOf, opOf, presentOf } from './read-edit'
import { sentences } from './sentences'
import type { StoredRow } from './table'

type Asked = {
  readonly id: number
  readonly changes: readonly Change[]
  readonly isKey: boolean
}
/** One row of it, as it is by now. */
type Looking = Asked & {
  readonly change: Change
  readonly now: StoredRow | undefined
  readonly since: readonly Later[]
  readonly isThere: IsThere
  readonly isUsed: IsUsed
}

/** Finds what keeps an edit from being taken back. */
export const createFindObstacle = ({ db, tables }: { db: Db; tables: readonly KeptTable[] }) => {
  const lookups = createLookups({ db, tables })

  const ofAdded = ({ change, now, since, isUsed }: Looking): Sentence | null => {
    const name = change.label
    if (!now) return say(sentences, change.table.name === 'recycle' ? 'bin_emptied' : 'gone_since', { name })
    if (since.length > 0 || changedIn(change.table, change.after!, now).length > 0) return whoChanged(name, since)
    return isUsed(change) ? say(sentences, 'used_since', { name }) : null
  }

  const ofRemoved = ({ id, change, now, changes, isThere }: Looking): Sentence | null => {
    const row = change.before!
    if (now) return say(sentences, 'back_since', { name: change.label })
    return (
      lookups.holderOf(change, { row, columns: change.table.unique, changes }) ??
      missing({ change, row, isThere, wasRemoved: lookups.removedSince(id) })
    )
  }

  const ofChanged = ({ id, change, now, since, changes, isKey, isThere }: Looking): Sentence | null => {
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
      lookups.holderOf(change, { row, columns: unique, changes }) ?? missing({ change, row, isThere, wasRemoved: lookups.removedSince(id) })
    )
  }

  const by = { added: ofAdded, removed: ofRemoved, changed: ofChanged }

  // One of thousands of movies reads row by row: the first obstacle is enough.
  return (asked: Asked): Sentence | null => {
    const around = { isThere: lookups.thereAfter(asked.changes), isUsed: lookups.usedBeside(asked.id) }
    for (const change of asked.changes) {
      const found = by[opOf(change)]({ ...asked, ...around, change, now: presentOf(db, change), since: laterOf(db, asked.id, change) })
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
type Missing = { change: Change; row: StoredRow; isThere: IsThere; wasRemoved: (need: Need) => boolean }
const missing = ({ change: { table, label }, row, isThere, wasRemoved }: Missing): Sentence | null => {
  const gone = table.needs?.(row).find((need) => !isThere(need) && (!table.isSmall || wasRemoved(need)))
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
