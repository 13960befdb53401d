import { useState } from 'react'
import type { MetadataMatch, ScanItem } from '../../data/api/types'

type Chosen = ChosenMovie & { was: ScanItem['state'] }
export type ChosenMovie = Pick<MetadataMatch, 'metadata_id' | 'title' | 'year'>
export type Choices = ReturnType<typeof useChoices>

/** The user's decisions so far: recognized files to leave out, and movies chosen for files. */
export const useChoices = () => {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map())
  return {
    left,
    chosen,
    /** Number of files to import, given how many are recognized. */
    count: (matched: number) => matched - left.size + [...chosen].filter(([id, { was }]) => was !== 'matched' || left.has(id)).length,
    isTaken: (item: Pick<ScanItem, 'id' | 'state'>) => chosen.has(item.id) || (item.state === 'matched' && !left.has(item.id)),
    take: (item: Pick<ScanItem, 'id'>, taken: boolean) =>
      setLeft((before) => {
        const after = new Set(before)
        if (taken) after.delete(item.id)
        else after.add(item.id)
        return after
      }),
    choose: (item: Pick<ScanItem, 'id' | 'state'>, movie: ChosenMovie | undefined) =>
      setChosen((before) => {
        const after = new Map(before)
        if (movie) after.set(item.id, { ...movie, was: item.state })
        else after.delete(item.id)
        return after
      }),
    clear: () => {
      setLeft(new Set())
      setChosen(new Map())
    },
  }
}
