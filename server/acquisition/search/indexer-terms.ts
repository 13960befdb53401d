import type { IndexerRow } from '#server/acquisition/indexers/table'
import type { Candidate } from './candidate'

/** What a release is judged by about the indexer that offers it. */
export const termsOf = (row: Omit<Candidate['indexer'], 'id'> & Pick<IndexerRow, 'id'>): Candidate['indexer'] => ({
  id: row.id,
  name: row.name,
  priority: row.priority,
  min_seeders: row.min_seeders,
  required_flags: row.required_flags,
  minimum_age_minutes: row.minimum_age_minutes,
  multi_languages: row.multi_languages,
  tag_ids: row.tag_ids,
  disabled_until: row.disabled_until,
})

/** A release that no indexer offers, or one that was removed: nothing is asked of it. */
export const noIndexer = (own: Pick<Candidate['indexer'], 'name'> & Partial<Candidate['indexer']>): Candidate['indexer'] => ({
  id: null,
  priority: 25,
  min_seeders: 0,
  required_flags: [],
  minimum_age_minutes: 0,
  multi_languages: [],
  tag_ids: [],
  disabled_until: null,
  ...own,
})
