import type { Scan, ScanItem } from '../../data/api/types'
import type { Key } from '../../i18n/translate'

export type ItemState = ScanItem['state']

/** In display order: importable, to be reviewed, done. */
export const itemStates = ['matched', 'unsure', 'unmatched', 'failed', 'applied', 'known'] as const satisfies readonly ItemState[]

export const stateWords: Record<ItemState, Key> = {
  matched: 'scan.state_matched',
  unsure: 'scan.state_unsure',
  unmatched: 'scan.state_unmatched',
  failed: 'scan.state_failed',
  applied: 'scan.state_applied',
  known: 'scan.state_known',
}

export const countOf = (scan: Pick<Scan, 'counts'>, state: ItemState): number => scan.counts[state] ?? 0

export const isUnderWay = ({ state }: Pick<Scan, 'state'>): boolean => state === 'running' || state === 'applying'
