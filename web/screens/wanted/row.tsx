import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { sayProblem, searchMovie } from '../../data/api/actions'
import { versionName } from '../../data/api/versions'
import { movieFaces, movieWord } from '../../data/movie-states'
import { fromNow, isAhead, listOf } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { IconButton } from '../../kit/button'
import { Poster } from '../../kit/poster'
import { toast } from '../../kit/toast'
import { useStreamsOn } from '../movie/stream-line'
import type { WantedRow } from './wanted-rows'

/** Every movie in the list is wanted, so the row says why it is missing. */
type Missed = Pick<WantedRow['movie'], 'status' | 'last_search' | 'last_searched_at'>
const whyMissing = ({ status, last_search, last_searched_at }: Missed): string => {
  if (status !== 'wanted') return t(movieWord(status))
  if (last_search) return told(last_search.said)
  return t(last_searched_at ? movieWord(status) : 'wanted.not_searched')
}

/** When it was searched for, and when next. */
const Searches = ({ last_search, last_searched_at, next_search_at }: WantedRow['movie']) => {
  const at = last_search?.at ?? last_searched_at
  return (
    <>
      {at && <span>{t('wanted.last', { when: fromNow(at) })}</span>}
      {next_search_at && isAhead(next_search_at) && (
        <span>{t(at ? 'wanted.again' : 'wanted.first', { when: fromNow(next_search_at) })}</span>
      )}
    </>
  )
}

export const Row = ({ movie, version }: WantedRow) => {
  const { status } = version ?? movie
  const streamsOn = useStreamsOn(movie)
  const name = version && versionName(version)
  const title = name === undefined ? movie.title : `${movie.title} (${name})`
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-4 py-2.5">
      <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={48} className="rounded-[0.375rem]!" />
      <div className="min-w-0">
        <Link
          to="/movies/$id"
          params={{ id: movie.id }}
          search={{ tab: 'releases' }}
          className="block truncate font-medium hover:underline"
        >
          {movie.title} {movie.year && <span className="font-normal text-muted">{movie.year}</span>}
          {name !== undefined && ` · ${name}`}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-muted text-sm">
          <span className={toneText[movieFaces[status].tone]}>{whyMissing({ ...movie, status })}</span>
          {movie.resolution && (!version || version.is_default) && <span>{t('wanted.has', { resolution: movie.resolution })}</span>}
          {streamsOn.length > 0 && <span className="text-ok">{t('movie.streams_on', { services: listOf(streamsOn) })}</span>}
          <Searches {...movie} />
        </p>
      </div>
      <IconButton
        changes
        icon={Search}
        label={t('wanted.search_one', { title })}
        onClick={() =>
          void searchMovie(movie.id, version?.id)
            .then(() => toast(t('movie.searching', { title })))
            .catch(sayProblem)
        }
      />
    </li>
  )
}
