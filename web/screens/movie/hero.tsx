import clsx from 'clsx'
import { Fragment, useEffect, useState } from 'react'
import { useNoIndexer } from '../../data/api/indexer-trouble'
import type { Movie } from '../../data/api/types'
import { now } from '../../data/clock'
import { isHere } from '../../data/movie-states'
import { clockTime, day } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Lettering } from '../../kit/lettering'
import { Scene } from '../../kit/scene'
import { Actions } from './actions'
import { BackLink } from './back-link'
import { Facts } from './facts'
import { BlockedImport } from './import-by-hand'
import { LeavingLine } from './leaving-line'
import { mainFile } from './quality-tags'
import { Ratings } from './ratings'
import { StateLine } from './state-line'
import { StreamLine } from './stream-line'

/** Backdrop, title and actions. */
export const Hero = ({ movie }: { movie: Movie }) => {
  const backdrop = movie.backdrop_url ?? movie.backdrop_urls[0] ?? null
  const isBare = !backdrop && !movie.poster_url
  return (
    <div className={clsx('flex flex-col pt-1', !isBare && 'hero-movie')}>
      <Scene picture={backdrop} poster={movie.poster_url} color={movie.backdrop_color ?? movie.poster_color} />
      <BackLink />
      <div className={clsx('mt-auto grid max-w-[31rem] gap-4', isBare ? 'pt-6' : 'hero-text')}>
        <Lettering title={movie.title} logo={movie.logo_url} level={1} />
        <Facts movie={movie} />
        <Ratings movie={movie} />
        {!isHere(movie) && <StateLine movie={movie} />}
        {!isHere(movie) && <StreamLine movie={movie} />}
        <Actions movie={movie} />
        {isHere(movie) && <StatusLine movie={movie} />}
        {isHere(movie) && <LeavingLine movie={movie} />}
        {isHere(movie) && <BlockedImport movie={movie} />}
      </div>
    </div>
  )
}

/** When it would end if started now, and when it was last watched. */
const StatusLine = ({ movie }: { movie: Movie }) => {
  const [at, setAt] = useState(now())
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const length = mainFile(movie)?.media_info?.duration_seconds ?? (movie.runtime_minutes ?? 0) * 60
  const left = length - movie.resume_position_seconds
  const isSearched = !useNoIndexer()
  const said = [
    t(movie.status === 'upgradable' && isSearched ? 'state.upgradable' : 'state.available'),
    left > 0 && t('movie.ends_at', { time: clockTime(new Date(at + left * 1000).toISOString()) }),
    movie.watched_at && t('movie.last_watched', { day: day(movie.watched_at) }),
  ]
  return (
    <section aria-label={t('state.label')}>
      <p className="text-sm text-soft">
        {said.filter(Boolean).map((sentence) => (
          <Fragment key={String(sentence)}>
            <span className="inline-block">{sentence}</span>{' '}
          </Fragment>
        ))}
      </p>
    </section>
  )
}
