import type { SearchQuery } from '#server/indexers/indexer-type'
import type { IndexerRow } from '#server/indexers/indexers'
import type { WantedMovie } from './candidate'
import type { Found } from './judge-candidates'
import type { Answer, Asking } from './search'

type Told = { indexer: IndexerRow } & ({ ok: true; releases: Found['release'][] } | { ok: false; error: unknown })
type Hear<A> = (answer: A, asked: number) => void
type Indexers = {
  search: (query: SearchQuery, how: { isDrip: boolean; hear: Hear<Told> }) => Promise<Told[]>
  feeds: () => Promise<Told[]>
}

/** Queries the indexers in terms of this room, keeping only what releases are judged by. */
export const createAskIndexers = ({ search, feeds }: Indexers) => ({
  async ask(movie: WantedMovie, by: Asking, hear: Hear<Answer>): Promise<Answer[]> {
    const query = { ...movie, tmdb_id: movie.metadata_id }
    const told = await search(query, { isDrip: by === 'task', hear: (answer, asked) => hear(judgedBy(answer), asked) })
    return told.map(judgedBy)
  },
  askFeeds: async (): Promise<Answer[]> => (await feeds()).map(judgedBy),
})

const judgedBy = ({ indexer: { id, name, priority, min_seeders, disabled_until }, ...answer }: Told): Answer => ({
  ...answer,
  indexer: { id, name, priority, min_seeders, disabled_until },
})
