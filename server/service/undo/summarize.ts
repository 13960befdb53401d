import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { KeptTable, Op } from './kept-table'
import { sentences } from './sentences'

/** Rows of one table that an edit changed in the same way. `label`: the name of one of them. */
export type Group = { readonly of: string; readonly op: Op; readonly count: number; readonly label: string | null }
type Summed = {
  readonly groups: readonly Group[]
  readonly tables: readonly KeptTable[]
  readonly settings: number
  readonly list: string | null
}

/** What an edit was, by its most telling change. Null if it changed nothing that a person would name. */
export const summarize = ({ groups, tables, settings, list }: Summed): Sentence | null => {
  const found = (of: string, op?: Op) => groups.find((group) => group.of === of && (op === undefined || group.op === op))
  const file = found('recycle', 'removed') && found('files', 'added')
  if (file) return say(sentences, 'files_restored', counted(file))
  const added = found('movies', 'added')
  if (added && list !== null) return say(sentences, 'movies_added_from', { ...counted(added), list })
  const thing = tables
    .filter(({ label, movie, name }) => label && movie === undefined && !onDisk.includes(name))
    .map(({ name }) => found(name))
  const plain =
    ofMovie(found('movies', 'removed'), 'movies_removed') ??
    ofMovie(added, 'movies_added') ??
    ofMovie(found('files', 'added'), 'files_imported') ??
    ofMovie(found('files', 'removed'), 'files_removed') ??
    sentenceOf(
      thing.find((group) => group !== undefined),
      tables,
    )
  if (plain) return plain
  if (settings > 0) return say(sentences, 'settings_changed', { count: settings })
  return (
    ofMovie(found('movie_versions'), 'movies_changed') ??
    ofMovie(found('files', 'changed'), 'files_renamed') ??
    ofMovie(largest([found('movies', 'changed'), found('movie_tags', 'added'), found('movie_tags', 'removed')]), 'movies_changed')
  )
}

const onDisk: readonly string[] = ['files', 'recycle']

type OfMovies = 'movies_added' | 'movies_removed' | 'movies_changed' | 'files_imported' | 'files_removed' | 'files_renamed'
const ofMovie = (group: Group | undefined, code: OfMovies): Sentence | null => (group ? say(sentences, code, counted(group)) : null)

const counted = ({ count, label }: Group): { count: number; name: string } => ({ count, name: label ?? '' })

const sentenceOf = (group: Group | undefined, tables: readonly KeptTable[]): Sentence | null => {
  const kind = tables.find(({ name }) => name === group?.of)?.kind
  if (!group || !kind) return null
  if (group.count > 1) return say(sentences, `things_${group.op}`, { count: group.count, kind })
  return say(sentences, `thing_${group.op}`, { kind, name: group.label ?? '' })
}

const largest = (groups: readonly (Group | undefined)[]): Group | undefined =>
  groups.reduce((most, group) => ((group?.count ?? 0) > (most?.count ?? 0) ? group : most), undefined)
