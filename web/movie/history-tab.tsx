import type { Movie } from '../api/types'
import { HistoryList } from '../history/list'

export const HistoryTab = ({ movie }: { movie: Movie }) => <HistoryList movieId={movie.id} />
