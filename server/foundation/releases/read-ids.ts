import type { Token } from './tokens'

export type IdFacts = { imdb_id: string | null; tmdb_id: number | null }

/** Ids in a name: "[tt0111161]", "{tmdb-278}", "{tmdbid-278}", "imdb-tt0111161". */
export const readIds = (tokens: readonly Token[]): IdFacts => {
  const facts: IdFacts = { imdb_id: null, tmdb_id: null }
  for (let i = 0; i < tokens.length; i++) {
    const { lower } = tokens[i]!
    if (lower.charCodeAt(0) !== 0x74) continue
    if (facts.imdb_id === null && isImdbId(lower)) facts.imdb_id = lower
    if (facts.tmdb_id === null && (lower === 'tmdb' || lower === 'tmdbid')) facts.tmdb_id = idBehind(tokens[i + 1])
  }
  return facts
}

const isImdbId = (lower: string) => lower.length >= 9 && lower.length <= 12 && /^tt\d{7,10}$/.test(lower)

const idBehind = (next: Token | undefined) => (next && next.gap.length < 3 && /^\d{1,9}$/.test(next.lower) ? Number(next.lower) : null)
