import type { Edit } from '#server/foundation/platform/current-edit'
import type { Db } from '#server/foundation/platform/db/open'
import type { Op } from './kept-table'
import type { Group } from './summarize'
import type { StoredRow } from './table'

type Counted = Omit<Group, 'count'> & { readonly subjects: Set<string> }
type Tally = { last: number; readonly groups: Map<string, Counted>; settings: number }
type Fresh = { of: string; op: Op; subjects: string; label: string | null; last: number }

/** What edits have changed so far. Reads only what came since the last call: one request can change thousands of rows, in as many commits. */
export const createTallyEdits = ({ $client }: Db) => {
  const tallies = new WeakMap<Edit, Tally>()
  // The unary plus keeps SQLite from walking through all rows of the edit.
  const fresh = $client.query<Fresh, [number, number]>(
    `SELECT "of", iif("before" IS NULL, 'added', iif("after" IS NULL, 'removed', 'changed')) AS op,
     json_group_array(DISTINCT subject) AS subjects, min(label) AS label, max(id) AS last
     FROM edit_rows WHERE id > ? AND +edit_id = ? GROUP BY 1, 2`,
  )
  const settingsRow = $client.query<{ before: string; after: string }, [number, number]>(
    `SELECT "before", "after" FROM edit_rows WHERE id > ? AND +edit_id = ? AND "of" = 'config' ORDER BY id DESC LIMIT 1`,
  )
  const isStored = $client.query<unknown, [number, number]>('SELECT 1 FROM edit_rows WHERE id = ? AND edit_id = ?')

  /** A commit of the same request may have been rolled back. */
  const isLost = ({ last }: Tally, id: number): boolean => last > 0 && isStored.get(last, id) === null

  const add = (tally: Tally, { of, op, subjects, label, last }: Fresh): void => {
    const before = tally.groups.get(`${of} ${op}`)
    const all = before?.subjects ?? new Set<string>()
    for (const subject of JSON.parse(subjects) as string[]) all.add(subject)
    tally.groups.set(`${of} ${op}`, { of, op, subjects: all, label: least(before?.label ?? null, label) })
    tally.last = Math.max(tally.last, last)
  }

  return {
    /** Call it before each further change of the edit. */
    begin(edit: Edit, id: number): void {
      const known = tallies.get(edit)
      if (!known || isLost(known, id)) tallies.set(edit, { last: 0, groups: new Map(), settings: 0 })
    },

    /** Null if it has changed nothing yet. */
    of(edit: Edit, id: number): { groups: Group[]; settings: number } | null {
      const tally = tallies.get(edit)!
      const settings = settingsRow.get(tally.last, id)
      if (settings) tally.settings = countChanged(settings)
      for (const group of fresh.all(tally.last, id)) add(tally, group)
      if (tally.groups.size === 0) return null
      const groups = [...tally.groups.values()].map(({ subjects, ...group }) => ({ ...group, count: subjects.size }))
      return { groups, settings: tally.settings }
    },
  }
}

const least = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other

const countChanged = ({ before, after }: { before: string; after: string }): number => {
  const [was, is] = [JSON.parse(before) as StoredRow, JSON.parse(after) as StoredRow]
  return new Set([...Object.keys(was), ...Object.keys(is)].filter((name) => (was[name] ?? null) !== (is[name] ?? null))).size
}
