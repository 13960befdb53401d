import { attempt } from '#server/foundation/lib/attempt'
import type { SubtitleClient } from '#server/foundation/upstream/subtitles/client'
import { movieHash } from './movie-hash'
import { codesForProvider } from './provider-languages'
import { rank, ranked, type Wanted, type Weighed } from './rank-offers'

/** A file that needs subtitles. */
export type Subject = {
  readonly file_id: number
  readonly movie_id: number
  readonly title: string
  readonly path: string
  /** Relative to its root folder. */
  readonly relative_path: string
  readonly root_folder_id: number
  readonly duration_seconds: number | null
  readonly wanted: Wanted
}
type Asking = {
  readonly languages: readonly string[]
  /** A person is waiting and wants to see everything. */
  readonly byHand: boolean
}

/** Searches the provider: by file hash, then by the movie's ids, then by name. Best results first. */
export const createFind = (client: Pick<SubtitleClient, 'search'>) => {
  const byIds = async ({ wanted }: Subject, asked: Parameters<SubtitleClient['search']>[1]): Promise<Weighed[]> => {
    const { tmdb_id, imdb_id, titles, years } = wanted.movie
    const byTmdb = await client.search({ tmdb_id }, asked)
    const found = byTmdb.length === 0 && imdb_id !== null ? await client.search({ imdb_id }, asked) : byTmdb
    const [title] = titles
    if (found.length > 0 || title === undefined) return weighed(found, wanted, 'id')
    return weighed(await client.search({ title, year: years[0] ?? null }, asked), wanted, 'title')
  }

  return async (subject: Subject, { languages, byHand }: Asking): Promise<Weighed[]> => {
    const asked = { languages: languages.flatMap(codesForProvider), isUrgent: byHand }
    const hash = await attempt(() => movieHash(subject.path))
    const byHash = hash.ok && hash.value !== null ? await client.search({ hash: hash.value }, asked) : []
    const made = weighed(
      byHash.filter(({ hash_matches }) => hash_matches),
      subject.wanted,
      'id',
    )
    const isEnough = languages.every((code) => made.some(({ language, forced }) => language === code && !forced))
    if (isEnough && !byHand) return ranked(made)
    const known = new Set(made.map(({ provider_id }) => provider_id))
    const others = (await byIds(subject, asked)).filter(({ provider_id }) => !known.has(provider_id))
    return ranked([...made, ...others].filter(({ language }) => languages.includes(language)))
  }
}

const weighed = (found: Parameters<typeof rank>[0][], wanted: Wanted, by: 'id' | 'title'): Weighed[] =>
  found.map((each) => rank(each, wanted, by)).filter((each) => each !== null)
