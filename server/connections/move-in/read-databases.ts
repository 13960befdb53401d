import type { Database } from 'bun:sqlite'
import { say } from '#server/foundation/lib/sentence'
import { openForeign, type Row, rowsOf } from '#server/foundation/platform/db/foreign-database'
import { Invalid } from '#server/foundation/platform/errors'
import type { FileContents } from './read-shapes'
import type { StateThere } from './schema'
import { sentences } from './sentences'
import { dateIn, imdbIn, ratingIn, titleIn, tmdbIn, yearIn } from './values'

/** Reads the database of Kodi or of Plex. Throws Invalid. */
export const readDatabase = (path: string): FileContents => {
  const sqlite = openForeign(path)
  try {
    if (rowsOf(sqlite, { table: 'movie', columns: ['idMovie'] }) !== null) return readKodi(sqlite)
    if (rowsOf(sqlite, { table: 'metadata_items', columns: ['metadata_type'] }) !== null) return readPlexDatabase(sqlite)
    throw new Invalid(say(sentences, 'file_unknown'), 'archive')
  } finally {
    sqlite.close()
  }
}

const all = (sqlite: Database, table: string, columns: readonly string[]): Row[] => [...(rowsOf(sqlite, { table, columns }) ?? [])]
const numberIn = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0)
const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Bookmarks of this kind are where a person stopped. */
const resumes = 1

/** Kodi counts plays of files; a movie has one, and its ids apart. */
const readKodi = (sqlite: Database): FileContents => {
  const files = new Map(
    all(sqlite, 'files', ['idFile', 'idPath', 'strFilename', 'playCount', 'lastPlayed']).map((row) => [row.idFile, row]),
  )
  const folders = new Map(all(sqlite, 'path', ['idPath', 'strPath']).map(({ idPath, strPath }) => [idPath, wordIn(strPath)]))
  const stops = new Map(
    all(sqlite, 'bookmark', ['idFile', 'timeInSeconds', 'type'])
      .filter(({ type }) => type === resumes)
      .map(({ idFile, timeInSeconds }) => [idFile, numberIn(timeInSeconds)]),
  )
  const ids = Map.groupBy(
    all(sqlite, 'uniqueid', ['media_id', 'media_type', 'value', 'type']).filter(({ media_type }) => media_type === 'movie'),
    ({ media_id }) => media_id,
  )
  const states = all(sqlite, 'movie', ['idMovie', 'idFile', 'c00', 'c07', 'premiered', 'userrating']).map((movie): StateThere => {
    const file = files.get(movie.idFile)
    const plays = Math.max(0, Math.trunc(numberIn(file?.playCount)))
    const idOf = (type: string) => ids.get(movie.idMovie)?.find((one) => wordIn(one.type).toLowerCase() === type)?.value
    const name = wordIn(file?.strFilename)
    return {
      title: titleIn(wordIn(movie.c00)),
      year: yearIn(Number(wordIn(movie.premiered).slice(0, 4) || wordIn(movie.c07))),
      tmdb: tmdbIn(idOf('tmdb')),
      imdb: imdbIn(idOf('imdb')),
      path: name === '' ? null : `${folders.get(file?.idPath) ?? ''}${name}`,
      watched: plays > 0,
      play_count: plays,
      // The time of day is the one of that computer, which Kodi does not name.
      last_played_at: dateIn(wordIn(file?.lastPlayed).replace(' ', 'T')),
      position_seconds: Math.max(0, stops.get(movie.idFile) ?? 0),
      favorite: false,
      rating: ratingIn(numberIn(movie.userrating)),
    }
  })
  return { of: 'Kodi', states, wanted: [], unreadable: [] }
}

const owner = 1
const ofMovie = 1

/** What the owner of a Plex server did. Ids of the newer agent are tags. */
const readPlexDatabase = (sqlite: Database): FileContents => {
  const seen = new Map(
    all(sqlite, 'metadata_item_settings', ['account_id', 'guid', 'rating', 'view_offset', 'view_count', 'last_viewed_at'])
      .filter(({ account_id }) => account_id === owner)
      .map((row) => [row.guid, row]),
  )
  const guids = new Map(
    all(sqlite, 'tags', ['id', 'tag']).flatMap(({ id, tag }) =>
      /^(?:tmdb|imdb):\/\//.test(wordIn(tag)) ? [[id, wordIn(tag)] as const] : [],
    ),
  )
  const tagsOf = Map.groupBy(
    all(sqlite, 'taggings', ['metadata_item_id', 'tag_id']).filter(({ tag_id }) => guids.has(tag_id)),
    ({ metadata_item_id }) => metadata_item_id,
  )
  const movies = all(sqlite, 'metadata_items', ['id', 'guid', 'metadata_type', 'title', 'year']).filter(
    ({ metadata_type }) => metadata_type === ofMovie,
  )
  const states = movies.map(({ id, guid, title, year }): StateThere => {
    const of = seen.get(guid)
    const plays = Math.max(0, Math.trunc(numberIn(of?.view_count)))
    const named = [wordIn(guid), ...(tagsOf.get(id) ?? []).map(({ tag_id }) => guids.get(tag_id) ?? '')]
    const idAfter = (form: RegExp) => named.map((one) => form.exec(one)?.[1]).find((found) => found !== undefined)
    return {
      title: titleIn(wordIn(title)),
      year: yearIn(year),
      tmdb: tmdbIn(idAfter(/^(?:tmdb|com\.plexapp\.agents\.themoviedb):\/\/(\d+)/)),
      imdb: imdbIn(idAfter(/^(?:imdb|com\.plexapp\.agents\.imdb):\/\/(tt\d+)/)),
      path: null,
      watched: plays > 0,
      play_count: plays,
      last_played_at: typeof of?.last_viewed_at === 'number' ? dateIn(of.last_viewed_at * 1000) : dateIn(wordIn(of?.last_viewed_at)),
      position_seconds: Math.max(0, numberIn(of?.view_offset) / 1000),
      favorite: false,
      rating: ratingIn(numberIn(of?.rating)),
    }
  })
  return { of: 'Plex', states, wanted: [], unreadable: [] }
}
