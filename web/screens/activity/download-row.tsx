import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { memo } from 'react'
import type { Download } from '../../data/api/types'
import { type Progress, useProgress } from '../../data/live/progress'
import { duration, fromNow, percent, size, speed } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { Bulbs } from '../../kit/bulbs'
import { Poster } from '../../kit/poster'
import { DownloadActions } from './download-actions'
import { bytesOf } from './limit-choices'
import { useTurn } from './order'
import { seedingStats, WORTH_SAYING } from './seeding-stats'
import { stateFaces } from './states'

/** What is dragged: the id of a download that waits. */
const DRAGGED = 'application/x-marquee-download'

/** A download with live progress. It rerenders only for its own updates. */
export const DownloadRow = memo(({ download }: { download: Download }) => {
  const progress = useProgress(download.id)
  const face = stateFaces[download.state]
  const isCalm = download.state === 'seeding'
  const share = progress?.progress ?? download.progress
  const title = download.movie?.title ?? download.title
  const { isWaiting, drop } = useTurn(download)
  return (
    <li
      draggable={isWaiting}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, String(download.id))}
      onDragOver={(event) => isWaiting && event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={({ dataTransfer }) => drop(Number(dataTransfer.getData(DRAGGED)))}
      className={clsx('grid gap-x-4 py-4 sm:grid-cols-[3rem_1fr_auto]', isCalm ? 'grid-cols-[3rem_1fr_auto]' : 'grid-cols-[3rem_1fr]')}
    >
      <Poster
        src={download.movie?.poster_url ?? null}
        color={download.movie?.poster_color}
        title={title}
        width={48}
        className="rounded-[0.375rem]!"
      />
      <div className="min-w-0 self-center pe-2 sm:pe-0">
        <div className="flex items-baseline gap-3">
          <p className="min-w-0 truncate font-medium">
            {download.movie ? (
              <Link to="/movies/$id" params={{ id: download.movie.id }} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          {download.quality && <span className="shrink-0 text-muted text-sm max-sm:hidden">{download.quality}</span>}
          {face.group === 'running' && <span className="ms-auto shrink-0 font-medium tabular-nums">{percent(share)}</span>}
        </div>
        {face.group === 'running' && (
          <div className="my-2">
            <Bulbs value={share} label={t('movie.progress_of', { title })} />
          </div>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span className={toneText[face.tone]}>{t(face.word)}</span>
          <Numbers download={download} progress={progress} />
        </p>
        {download.error && <p className="mt-1 text-soft text-sm">{told(download.error)}</p>}
        {download.state === 'importing' && download.next_try_at && (
          <p className="mt-1 text-muted text-sm">{t('activity.next_try', { when: fromNow(download.next_try_at) })}</p>
        )}
      </div>
      <div className={clsx('flex items-center justify-end gap-1', !isCalm && 'col-span-2 mt-2 -mb-1.5 sm:col-span-1 sm:my-0 sm:min-w-52')}>
        <DownloadActions download={download} />
      </div>
    </li>
  )
})

const Numbers = ({ download, progress }: { download: Download; progress: Progress | undefined }) => {
  const now = progress ?? download
  const isSeeding = download.state === 'seeding'
  const facts = isSeeding ? seedingStats(now) : arriving(now, download.state)
  const limit = isSeeding ? download.upload_speed_limit : download.download_speed_limit
  return [...facts, ...(limit > 0 ? [t('activity.limited', { speed: speed(bytesOf(limit)) })] : [])].map((fact) => (
    <span key={fact} className="text-muted">
      {fact}
    </span>
  ))
}

type Numbers = Progress | Download

const arriving = ({ download_speed, eta_seconds, size_bytes, downloaded_bytes, peers, seeders }: Numbers, state: Download['state']) => [
  ...(download_speed >= WORTH_SAYING ? [speed(download_speed)] : []),
  ...(eta_seconds !== null && state === 'downloading' ? [t('activity.left', { time: duration(eta_seconds) })] : []),
  ...(size_bytes ? [sizes(downloaded_bytes, size_bytes)] : []),
  ...(state === 'queued' ? waitingFor(seeders) : peers ? [t('activity.peers', { count: peers })] : []),
]

/** Nobody to get it from is worth saying, too. */
const waitingFor = (seeders: number | null) => (seeders === null ? [] : [t('release.seeders', { count: seeders })])

const sizes = (done: number, all: number) => (done > 0 ? t('activity.of', { done: size(done), all: size(all) }) : size(all))
