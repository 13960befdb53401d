import { normalizeImdbId } from '#server/foundation/releases/imdb-id'

/** Splits "Name (2010)". */
export const titleAndYear = (text: string): { title: string; year: number | null } => {
  const found = /^(.{1,300})\((\d{4})\)$/s.exec(text.trim())
  return found ? { title: found[1]!.trim(), year: Number(found[2]) } : { title: text.trim(), year: null }
}

export type Ids = { metadata_id: number | null; imdb_id: string | null }

/** The ids in a guid such as `imdb://tt0133093` or `tmdb://603`. */
export const idInGuid = (guid: string): Ids => {
  const [, scheme = '', id = ''] = /^(imdb|tmdb):\/\/(tt\d{1,10}|[1-9]\d{0,8})$/.exec(guid.trim()) ?? []
  return { metadata_id: scheme === 'tmdb' && /^\d+$/.test(id) ? Number(id) : null, imdb_id: scheme === 'imdb' ? normalizeImdbId(id) : null }
}

/** The ids in the links of a text. A text that names several movies is about none of them. */
export const idsInText = (text: string): Ids => {
  const imdb = onlyOne([...text.matchAll(/\btt\d{7,8}\b/g)].map(([id]) => id))
  const tmdb = onlyOne([...text.matchAll(/themoviedb\.org\/movie\/([1-9]\d{0,8})/g)].map(([, id = '']) => id))
  return { imdb_id: imdb ? normalizeImdbId(imdb) : null, metadata_id: tmdb ? Number(tmdb) : null }
}

const onlyOne = (ids: readonly string[]): string | null => (new Set(ids).size === 1 ? ids[0]! : null)
