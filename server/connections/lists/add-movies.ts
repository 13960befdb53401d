import { attempt } from '#server/foundation/lib/attempt'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import type { ItemRow, Items } from './items'
import type { ListRow } from './lists'

type Wanted = {
  metadata_id: number
  monitored: boolean
  search: boolean
  tag_ids: number[]
  quality_profile_id?: number
  root_folder_id?: number
  minimum_availability?: 'announced' | 'in_cinemas' | 'released'
}
export type Adding = { added: number /** Why it ended early. */; trouble: Error | null }
export type AddMovies = ReturnType<typeof createAddMovies>
type Deps = {
  items: Pick<Items, 'noteAdded' | 'noteGone'>
  /** Adds a movie as a person would. Throws what the metadata provider throws. */
  add: (wanted: Wanted, addedBy: `list:${number}`) => Promise<unknown>
  isExcluded: (metadataId: number) => boolean
}

/** Adds movies one at a time. A movie that the provider does not have is skipped; any other failure ends it. */
export const createAddMovies = ({ items, add, isExcluded }: Deps) => {
  const addOne = async (list: ListRow, id: number, metadata_id: number): Promise<'added' | 'not_added' | Error> => {
    const done = await attempt(() => add(wantedFrom(list, metadata_id), `list:${list.id}`))
    if (done.ok) {
      items.noteAdded(id)
      return 'added'
    }
    if (done.error instanceof NotFound) items.noteGone(id)
    else if (!(done.error instanceof Conflict)) return done.error
    return 'not_added'
  }

  return async (list: ListRow, lines: readonly ItemRow[], { byHand = false } = {}): Promise<Adding> => {
    // It may have been excluded since the list was checked.
    const mayAdd = (metadataId: number | null): metadataId is number => metadataId !== null && (byHand || !isExcluded(metadataId))
    let added = 0
    for (const { id, metadata_id } of lines) {
      const done = mayAdd(metadata_id) ? await addOne(list, id, metadata_id) : 'not_added'
      if (done instanceof Error) return { added, trouble: done }
      added += done === 'added' ? 1 : 0
    }
    return { added, trouble: null }
  }
}

/** A movie as the list adds it. */
export const wantedFrom = (list: ListRow, metadata_id: number): Wanted => ({
  metadata_id,
  monitored: list.monitored_when_added,
  search: list.search_when_added,
  tag_ids: list.tag_ids,
  ...(list.quality_profile_id !== null && { quality_profile_id: list.quality_profile_id }),
  ...(list.root_folder_id !== null && { root_folder_id: list.root_folder_id }),
  ...(list.minimum_availability !== null && { minimum_availability: list.minimum_availability }),
})
