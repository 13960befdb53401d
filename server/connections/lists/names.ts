import { normalizeImdbId } from '#server/foundation/releases/imdb-id'

/** Splits "Name (2010)". */
export const titleAndYear = (text: string): { title: string; year: number | null } => {
  const found = /^(.{1,300})\((\d{4})\)$/s.exec(text.trim())
  return found ? { title: found[1]!.trim(), year: Number(found[2]) } : { title: text.trim(), year: null }
}

type Ids = { metadata_id: number | null; imdb_id: string | null }

/** The ids in a guid such as `imdb://tt0133093` or `tmdb://603`. */
export const idInGuid = (guid: string): Ids => {
  const [, scheme = '', id = ''] = /^(imdb|tmdb):\/\/(tt\d{1,10}|\d{1,9})$/.exec(guid.trim()) ?? []
  return { metadata_id: scheme === 'tmdb' && /^\d+$/.test(id) ? Number(id) : null, imdb_id: scheme === 'imdb' ? normalizeImdbId(id) : null }
}

/** The ids in the links of a text. */
export const idsInText = (text: string): Ids => {
  const imdb = /\btt\d{7,8}\b/.exec(text)?.[0]
  const tmdb = /themoviedb\.org\/movie\/(\d{1,9})/.exec(text)?.[1]
  return { imdb_id: imdb ? normalizeImdbId(imdb) : null, metadata_id: tmdb ? Number(tmdb) : null }
}
