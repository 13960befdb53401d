import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Info, Play, Shuffle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Movie } from '../../data/api/types'
import { now } from '../../data/clock'
import { duration, listOf } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button, buttonStyle } from '../../kit/button'
import { Genres } from '../../kit/genres'
import { Lettering } from '../../kit/lettering'
import { Rated } from '../../kit/rated'
import { Scene } from '../../kit/scene'
import { Tag } from '../../kit/tag'
import { keepPick, keptPick } from './kept-pick'
import { dayOf, type Reason, tonight } from './pick'
import { bestMoviesQuery } from './queries'

/** Tonight's pick, with the reasons. */
export const Hero = () => {
  const best = useQuery(bestMoviesQuery)
  const [turn, setTurn] = useState(0)
  const [at] = useState(() => new Date(now()))
  const movies = (best.data?.results ?? []).filter(({ resume_position_seconds }) => resume_position_seconds === 0)
  const [kept] = useState(() => keptPick(dayOf(at)))
  const picked = tonight(movies, { now: at, turn, kept })
  const pickedId = picked?.movie.id
  useEffect(() => {
    if (pickedId !== undefined) keepPick(dayOf(at), pickedId)
  }, [at, pickedId])
  if (!picked) return null
  const { movie, reasons } = picked
  return (
    <section aria-labelledby="tonight" className="hero-home flex flex-col">
      <Scene
        picture={movie.backdrop_url ?? movie.backdrop_urls[0] ?? null}
        poster={movie.poster_url}
        color={movie.backdrop_color ?? movie.poster_color}
      />
      <div id="tonight" className="hero-text mt-auto grid max-w-[31rem] gap-4">
        <Lettering title={movie.title} logo={movie.logo_url} level={2} />
        <p className="text-balance text-xl">
          <span className="font-medium text-accent">{t('home.tonight')}</span> {why(reasons)}
        </p>
        <Few movie={movie} />
        <div className="flex flex-wrap gap-3 max-sm:[&>:first-child]:grow">
          <Link to="/watch/$id" params={{ id: movie.id }} className={`${buttonStyle('primary')} min-h-12! px-6!`}>
            <Play aria-hidden className="size-[1.125rem] fill-current" />
            {t('home.play')}
          </Link>
          {movies.length > 1 && (
            <Button kind="glass" icon={Shuffle} className="min-h-12! max-sm:w-12 max-sm:px-0!" onClick={() => setTurn(turn + 1)}>
              <span className="max-sm:visually-hidden">{t('home.another')}</span>
            </Button>
          )}
          <Link
            to="/movies/$id"
            params={{ id: movie.id }}
            aria-label={t('home.about', { title: movie.title })}
            title={t('home.about', { title: movie.title })}
            className={`${buttonStyle('glass')} size-12 px-0!`}
          >
            <Info aria-hidden className="size-5" />
          </Link>
        </div>
      </div>
    </section>
  )
}

/** Year, genres, rating and quality in one line. */
const Few = ({ movie: { year, genres, rating: value, resolution, hdr } }: { movie: Movie }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
    {year && <span>{year}</span>}
    {genres.length > 0 && (
      <span>
        <Genres genres={genres} />
      </span>
    )}
    {value !== null && value > 0 && <Rated value={value} />}
    {resolution && <Tag>{resolution}</Tag>}
    {hdr && <Tag>HDR</Tag>}
  </p>
)

/** The reasons as one sentence. */
const why = (reasons: readonly Reason[]): string => {
  const said = reasons.map(reasonOf)
  return said.length > 0 ? `${listOf(said)}.` : ''
}

const reasonOf = (reason: Reason): string => {
  switch (reason.kind) {
    case 'length':
      return duration(reason.minutes * 60, 'long')
    case 'like':
      return t('home.why_like', { title: reason.title, count: reason.stars })
    default:
      return t(`home.why_${reason.kind}`)
  }
}
