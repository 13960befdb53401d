import type { AddMany } from '#server/catalog/movies/add-many'
import { attempt } from '#server/foundation/lib/attempt'
import { sharedRun } from '#server/foundation/lib/turns'
import { type Doer, inJob } from '#server/foundation/platform/current-edit'
import type { Progress } from '#server/foundation/platform/scheduler'
import { wantedFrom } from './add-movies'
import type { Adding } from './adding'
import { isAddable, type Known, type Line } from './item-state'
import type { Items } from './items'
import type { ListRow, Lists } from './lists'
import type { StoreReading } from './store-reading'
import { isOpen } from './store-reading'

export type AddAll = ReturnType<typeof createAddAll>
type Deps = {
  lists: Pick<Lists, 'row' | 'find'>
  adding: Adding
  items: Items
  storeReading: StoreReading
  addMany: AddMany
  knownOf: (lines: readonly Line[]) => Known
  /** Runs until the service pauses; the scheduled task goes on later. */
  inBackground: (work: () => Promise<void>) => void
  isPausing: () => boolean
}

const theKey: Doer = { session_id: null, device: null }

/** Adds whole lists that a person confirmed, at the pace of the metadata provider. What is left is stored, so a restart goes on. */
export const createAddAll = ({ lists, adding, items, storeReading, addMany, knownOf, inBackground, isPausing }: Deps) => {
  const addable = (id: number) => {
    const lines = items.rows(id)
    const known = knownOf(lines)
    return lines.filter((line) => isAddable(line, known))
  }
  /** A cancel, or a second yes, changes the moment. */
  const goesOn = ({ id, adding_since }: ListRow) => !isPausing() && adding_since !== null && lists.find(id)?.adding_since === adding_since

  const work = async (list: ListRow): Promise<Error | null> => {
    const unread = await storeReading.lookUpMore(list, { most: Number.POSITIVE_INFINITY, goesOn: () => goesOn(list) })
    if (unread) return unread
    const wanted = addable(list.id).flatMap(({ metadata_id }) => (metadata_id === null ? [] : [wantedFrom(list, metadata_id)]))
    return await addMany(wanted, {
      added_by: `list:${list.id}`,
      goesOn: () => goesOn(list),
      note: (tx, metadataId, outcome) => {
        if (outcome === 'added') items.noteAddedIn(tx, list.id, metadataId)
        if (outcome === 'gone') items.noteGoneIn(tx, list.id, metadataId)
        adding.noteOneMore(tx, list.id)
      },
    })
  }

  const workOne = async (list: ListRow): Promise<boolean> => {
    const { adding_by, adding_edit: id, name } = list
    const done = await attempt(() => inJob({ doer: adding_by ?? theKey, id, list: name }, () => work(list)))
    const trouble = done.ok ? done.value : done.error
    if (!goesOn(list)) return false
    if (trouble) adding.noteTrouble(list, trouble)
    else adding.end(list)
    return trouble === null
  }

  /** Ends with the last list, or where none gets further now. */
  const run = sharedRun(async () => {
    const stuck = new Set<number>()
    for (;;) {
      const next = adding.rows().find(({ id }) => !stuck.has(id))
      if (!next || isPausing()) return
      if (!(await workOne(next))) stuck.add(next.id)
    }
  })

  return {
    /** A person said yes to all movies of the list. Throws NotFound. */
    begin(id: number): void {
      const list = lists.row(id)
      if (list.adding_since !== null) return
      const open = items.rows(id).filter(isOpen).length
      const total = open + addable(id).length
      if (total === 0) return
      adding.begin(list, total)
      inBackground(run)
    },
    /** What was added stays. Throws NotFound. */
    cancel: (id: number): void => adding.end(lists.row(id)),
    run,
    isDue: (): boolean => adding.isAny(),
    progress(): Progress | null {
      const all = adding.rows()
      const sum = (of: (list: ListRow) => number) => all.reduce((total, list) => total + of(list), 0)
      return all.length === 0
        ? null
        : { done: sum((list) => list.adding_done), total: sum((list) => list.adding_total), seconds_left: null, note: null }
    },
  }
}
