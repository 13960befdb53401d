import type { SearchQuery } from '#server/indexers/indexer-type'
import type { IndexerRow } from '#server/indexers/indexers'
import type { WantedMovie } from './candidate'
import type { Found } from './judge-candidates'
import type { Answer, Asking } from './search'

type Told = { indexer: IndexerRow } & ({ ok: true; releases: Found['release'][] } | { ok: false; error: unknown })
type Indexers = { search: (query: SearchQuery, isDrip: boolean) => Promise<Told[]>; feeds: () => Promise<Told[]> }

/** Asks the indexers in the words of the acquisition: of an indexer it keeps only what releases are judged by. */
export const createAskIndexers = ({ search, feeds }: Indexers) => ({
  async ask(movie: WantedMovie, by: Asking): Promise<Answer[]> {
    const query = { ...movie, tmdb_id: movie.metadata_id }
    return (await search(query, by === 'task')).map(judgedBy)
  },
  askFeeds: async (): Promise<Answer[]> => (await feeds()).map(judgedBy),
})

const judgedBy = ({ indexer: { id, name, priority, min_seeders, disabled_until }, ...answer }: Told): Answer => ({
  ...answer,
  indexer: { id, name, priority, min_seeders, disabled_until },
})
