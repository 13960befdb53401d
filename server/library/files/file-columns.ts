import type { filesTable } from './table'

type Row = typeof filesTable.$inferSelect

/** `fact`: describes the file, and returns with it from the recycle bin. `bookkeeping`: new each time. Nothing about a file is personal. */
const fileColumns = {
  id: 'bookkeeping',
  movie_id: 'bookkeeping',
  version_id: 'bookkeeping',
  root_folder_id: 'fact',
  relative_path: 'fact',
  size_bytes: 'fact',
  quality: 'fact',
  revision: 'fact',
  edition: 'fact',
  languages: 'fact',
  release_name: 'fact',
  release_group: 'fact',
  indexer_id: 'fact',
  info_hash: 'fact',
  media_info: 'fact',
  original_name: 'fact',
  flags: 'fact',
  custom_format_ids: 'fact',
  custom_format_score: 'fact',
  meets_cutoff: 'fact',
  to_shrink: 'bookkeeping',
  imported_from: 'fact',
  placed_beside: 'fact',
  written_beside: 'fact',
  added_at: 'fact',
  missing_at: 'bookkeeping',
} as const satisfies Record<keyof Row, 'personal' | 'fact' | 'bookkeeping'>

type FactColumn = { [Name in keyof Row]: (typeof fileColumns)[Name] extends 'fact' ? Name : never }[keyof Row]

/** What is left of a row that was stored elsewhere, without its bookkeeping and whatever was stored beside it. */
export const fileFacts = (row: Row): Pick<Row, FactColumn> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => fileColumns[name as keyof Row] === 'fact')) as Pick<Row, FactColumn>
