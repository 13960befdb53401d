import type { Announce } from '#server/foundation/history/journal'
import { type Change, opOf } from './read-edit'
import type { StoredRow } from './table'

/** Announces what was put back, as the services announce their own changes. */
export const createAnnounceBack = ({ titleOf }: { titleOf: (movieId: number) => string }) => {
  /** Versions and tags belong to movies, which are announced once each. */
  const announceParts = (announce: Announce, changes: readonly Change[]): void => {
    const whole = new Set(
      changes.filter(({ table, before, after }) => table.name === 'movies' && !(before && after)).map(({ key }) => key[0]),
    )
    for (const [name, field] of Object.entries({ movie_tags: 'tag_ids', movie_versions: 'versions' })) {
      const ids = new Set(
        changes.filter(({ table }) => table.name === name).map(({ before, after }) => (before ?? after)!.movie_id as number),
      )
      for (const movie_id of ids)
        if (!whole.has(movie_id)) announce({ type: 'movie_updated', movie_id, title: titleOf(movie_id), fields: [field] })
    }
  }

  const announceRow = (announce: Announce, one: Change): void => {
    const row = { ...one.after, ...one.before }
    // Taking back an addition is a removal, and the other way round.
    const op = ({ added: 'removed', removed: 'added', changed: 'changed' } as const)[opOf(one)]
    const event = one.table.announce?.({ id: Number(one.key[0]), row, op })
    if (event) announce(event)
    if (one.table.name === 'subtitles' && op === 'changed') announce(timingEvent(row, titleOf))
    if (one.table.name === 'movies' && op !== 'changed') announce(movieEvent(op, Number(one.key[0]), { row, title: one.label }))
  }

  const announceFile = (announce: Announce, one: Change, isRecycled: boolean): void => {
    const { movie_id, relative_path } = { ...one.after, ...one.before } as { movie_id: number; relative_path: string }
    const file = { movie_id, title: titleOf(movie_id), file_id: Number(one.key[0]), relative_path }
    const op = opOf(one)
    if (op === 'removed') announce({ type: 'file_restored', ...file })
    else if (op === 'added') announce({ type: 'file_removed', ...file, recycled: isRecycled })
    else if (one.after!.relative_path !== relative_path)
      announce({ type: 'file_renamed', ...file, previous_path: String(one.after!.relative_path) })
  }

  return (announce: Announce, changes: readonly Change[]): void => {
    const isFromBin = changes.some(isOutOfBin)
    for (const one of changes) {
      if (one.table.name === 'files') announceFile(announce, one, isFromBin)
      else announceRow(announce, one)
    }
    announceParts(announce, changes)
  }
}

/** A file that the edit took out of the recycle bin. */
export const isOutOfBin = (one: Change): boolean => one.table.name === 'recycle' && opOf(one) === 'removed'

const timingEvent = ({ movie_id, file_id, language }: StoredRow, titleOf: (movieId: number) => string) =>
  ({
    type: 'subtitle_timing_changed',
    movie_id: Number(movie_id),
    title: titleOf(Number(movie_id)),
    file_id: Number(file_id),
    language: String(language ?? 'unknown'),
  }) as const

type Shown = { row: StoredRow; title: string }
const movieEvent = (op: 'added' | 'removed', movie_id: number, { row, title }: Shown) => {
  const metadata_id = Number(row.metadata_id)
  return op === 'added'
    ? ({ type: 'movie_added', movie_id, title, metadata_id, year: (row.year as number | null) ?? null, search: false } as const)
    : ({ type: 'movie_removed', movie_id, title, metadata_id, files_removed: 0 } as const)
}
