import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { downloadsQuery } from '../../data/api/queries'
import type { Download } from '../../data/api/types'
import { useProgress } from '../../data/live/progress'
import { duration, percent, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { Bulbs } from '../../kit/bulbs'
import { Poster } from '../../kit/poster'
import { runningOf, stateFaces } from '../activity/states'

const MOST = 6

/** Downloads in progress, live. */
export const OnTheWay = () => {
  const { data } = useQuery(downloadsQuery)
  const running = runningOf(data?.results ?? [])
  if (running.length === 0) return null
  return (
    <section aria-labelledby="on-the-way">
      <header className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="on-the-way" className="font-bold text-lg">
          {t('home.on_the_way')}
        </h2>
        <Link to="/activity" className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg">
          {t('nav.activity')}
        </Link>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {running.slice(0, MOST).map((download) => (
          <LiveRow key={download.id} download={download} />
        ))}
      </ul>
    </section>
  )
}

const LiveRow = memo(({ download }: { download: Download }) => {
  const progress = useProgress(download.id)
  const { movie } = download
  const face = stateFaces[download.state]
  const share = progress?.progress ?? download.progress
  const { eta_seconds, downloaded_bytes, size_bytes } = progress ?? download
  const title = movie?.title ?? download.title
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4">
      <Poster src={movie?.poster_url ?? null} color={movie?.poster_color} title={title} width={64} className="rounded-ctl!" />
      <div className="min-w-0">
        <p className="truncate font-medium">
          {movie ? (
            <Link to="/movies/$id" params={{ id: movie.id }} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className={`mb-2 truncate text-sm ${toneText[face.tone]}`}>{t(face.word)}</p>
        <Bulbs value={share} label={t('movie.progress_of', { title })} />
        <p className="mt-2 flex justify-between gap-3 text-muted text-xs tabular-nums">
          <span className="truncate">{size_bytes ? t('activity.of', { done: size(downloaded_bytes), all: size(size_bytes) }) : ' '}</span>
          <span className="shrink-0">
            {download.state === 'downloading' && eta_seconds !== null
              ? t('activity.left', { time: duration(eta_seconds) })
              : percent(share)}
          </span>
        </p>
      </div>
    </li>
  )
})
