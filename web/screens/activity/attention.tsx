import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Ban, CircleCheck, Ellipsis, FolderInput, RotateCw, Trash2, X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { dismissDownload, onDownload } from '../../data/api/actions'
import type { Download } from '../../data/api/types'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { Button, buttonStyle, IconButton } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { part } from '../../kit/later'
import { MenuButton } from '../../kit/menu'
import { Poster } from '../../kit/poster'
import { blocklistAndSearch, stop } from './download-actions'
import { canRetry, stateFaces, troubleOf, type WayOut } from './states'

const ManualImport = part(() => import('./manual-import-dialog'), 'ManualImportDialog')

/** Downloads that need the user, each with its possible actions, followed by those that resolved without help. */
export const Attention = ({ downloads }: { downloads: readonly Download[] }) => {
  const { attention, settled } = troubleOf(downloads)
  return (
    <div className="grid gap-8">
      {attention.length === 0 ? (
        <Empty icon={CircleCheck} title={t('activity.nothing_wrong')} text={t('activity.nothing_wrong_text')} />
      ) : (
        <ul className="-mt-4 divide-y divide-line">
          {attention.map((download) => (
            <Trouble key={download.id} download={download} text={whatNow(download)}>
              <WaysOut download={download} />
            </Trouble>
          ))}
        </ul>
      )}
      {settled.length > 0 && <Settled settled={settled} />}
    </div>
  )
}

type Solved = { download: Download; wayOut: WayOut }

const Settled = ({ settled }: { settled: readonly Solved[] }) => {
  const dismissAll = async () => {
    for (const { download } of settled) await dismissDownload(download)
  }
  return (
    <section>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold text-lg">{t('attention.settled')}</h2>
        {settled.length > 1 && (
          <Button small kind="quiet" icon={X} onClick={() => void dismissAll()}>
            {t('attention.dismiss_all')}
          </Button>
        )}
      </header>
      <ul className="divide-y divide-line">
        {settled.map(({ download, wayOut }) => (
          <Trouble
            key={download.id}
            download={download}
            text={t(`attention.${wayOut}`)}
            calm
            isActionSmall={download.state !== 'import_blocked'}
          >
            {download.state === 'import_blocked' ? (
              <Button small icon={Trash2} onClick={() => void stop(download)}>
                {t('download.stop')}
              </Button>
            ) : (
              <Dismiss download={download} />
            )}
          </Trouble>
        ))}
      </ul>
    </section>
  )
}

const nameOf = (download: Download) => download.movie?.title ?? download.title

type TroubleProps = {
  download: Download
  text: string
  calm?: boolean
  /** The action fits next to the text even on a phone. */
  isActionSmall?: boolean
  children: ReactNode
}

const Trouble = ({ download, text, calm = false, isActionSmall = false, children }: TroubleProps) => {
  const face = stateFaces[download.state]
  return (
    <li
      className={clsx(
        'grid gap-x-4 gap-y-2 py-4 sm:grid-cols-[3rem_1fr_auto]',
        isActionSmall ? 'grid-cols-[3rem_1fr_auto]' : 'grid-cols-[3rem_1fr]',
      )}
    >
      <Poster
        src={download.movie?.poster_url ?? null}
        color={download.movie?.poster_color}
        title={nameOf(download)}
        width={48}
        className="rounded-[0.375rem]!"
      />
      <div className="min-w-0 self-center">
        <p className="font-medium">
          {download.movie ? (
            <Link to="/movies/$id" params={{ id: download.movie.id }} className="hover:underline">
              {nameOf(download)}
            </Link>
          ) : (
            <span className="wrap-anywhere">{nameOf(download)}</span>
          )}
        </p>
        <p className="text-sm">
          <span className={toneText[calm ? 'plain' : face.tone]}>{t(face.word)}</span>
          {download.error && <span className="wrap-anywhere block text-soft">{told(download.error)}</span>}
        </p>
        <p className={calm ? 'mt-1 text-ok text-sm' : 'mt-1 text-muted text-sm'}>{text}</p>
      </div>
      <div
        className={clsx('flex flex-wrap items-center justify-end gap-2 sm:col-span-1', isActionSmall ? 'max-sm:self-start' : 'col-span-2')}
      >
        {children}
      </div>
    </li>
  )
}

const whatNow = (download: Download) => {
  if (download.state === 'import_blocked') return t('attention.stuck')
  return t(download.movie?.monitored ? 'attention.searching' : 'attention.on_hold')
}

const WaysOut = ({ download }: { download: Download }) => {
  const [isImporting, setImporting] = useState(false)
  const isStuck = download.state === 'import_blocked'
  return (
    <>
      {isStuck && (
        <Button small icon={FolderInput} onClick={() => setImporting(true)}>
          {t('bring_in.open')}
        </Button>
      )}
      {!isStuck && download.movie && (
        <Link to="/movies/$id" params={{ id: download.movie.id }} search={{ tab: 'releases' }} className={buttonStyle('secondary', true)}>
          {t('attention.choose')}
        </Link>
      )}
      {canRetry(download) && (
        <Button small changes icon={RotateCw} onClick={() => void onDownload(download.id, 'retry')}>
          {t('download.retry')}
        </Button>
      )}
      {isStuck ? (
        <MenuButton
          label={t('download.more', { title: nameOf(download) })}
          icon={Ellipsis}
          entries={() => [
            { kind: 'item', label: t('download.bad'), icon: Ban, run: () => void blocklistAndSearch(download) },
            { kind: 'line' },
            { kind: 'item', label: t('download.stop'), icon: Trash2, danger: true, run: () => void stop(download) },
          ]}
        />
      ) : (
        <Dismiss download={download} />
      )}
      <Suspense fallback={null}>{isImporting && <ManualImport download={download} onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}

const Dismiss = ({ download }: { download: Download }) => (
  <IconButton
    small
    changes
    icon={X}
    label={t('attention.dismiss_title', { title: nameOf(download) })}
    onClick={() => void dismissDownload(download)}
  />
)
