import type { SearchQuery } from '#server/acquisition/indexers/indexer-type'
import type { IndexerRow } from '#server/acquisition/indexers/table'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { WantedMovie } from './candidate'
import { termsOf } from './indexer-terms'
import type { Found } from './judge-candidates'
import type { Absent } from './outcome'
import type { Answer, Asking } from './search'

type IndexerAnswer = { indexer: IndexerRow } & ({ ok: true; releases: Found['release'][] } | { ok: false; error: unknown; why: Sentence })
type OnAnswer<A> = (answer: A, asked: number) => void
type Indexers = {
  search: (query: SearchQuery, how: { isWantedSearch: boolean; onAnswer: OnAnswer<IndexerAnswer> }) => Promise<IndexerAnswer[]>
  feeds: () => Promise<IndexerAnswer[]>
  feedOf: (id: number) => Promise<IndexerAnswer>
  absentFor: (query: Pick<SearchQuery, 'tag_ids'>) => Absent[]
  firstAnswerAt: () => Date | null
}

/** Queries the indexers in terms of this room, keeping only what releases are judged by. */
export const createAskIndexers = ({ search, feeds, feedOf, absentFor, firstAnswerAt }: Indexers) => ({
  async ask(movie: WantedMovie, by: Asking, onAnswer: OnAnswer<Answer>): Promise<Answer[]> {
    const query = { ...movie, tmdb_id: movie.metadata_id }
    const answers = await search(query, { isWantedSearch: by === 'task', onAnswer: (answer, asked) => onAnswer(judgedBy(answer), asked) })
    return answers.map(judgedBy)
  },
  absentFor,
  firstAnswerAt,
  /** What the feed of one indexer offers now. Throws its failure. */
  async askFeedOf(id: number): Promise<Found[]> {
    const answer = judgedBy(await feedOf(id))
    if (!answer.ok) throw answer.error
    return answer.releases.map((release) => ({ indexer: answer.indexer, release }))
  },
  askFeeds: async (): Promise<Answer[]> => (await feeds()).map(judgedBy),
})

const judgedBy = (answer: IndexerAnswer): Answer => ({ ...answer, indexer: termsOf(answer.indexer) })
