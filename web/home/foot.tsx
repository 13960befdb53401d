import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { healthQuery, indexersQuery, rootFoldersQuery } from '../api/queries'
import { count, fromNow, size } from '../i18n/format'
import { said } from '../i18n/said'
import { t } from '../i18n/translate'
import { backupsQuery } from '../system/queries'
import { condition } from './condition'
import { statsQuery } from './queries'

/** Overall status in one sentence; an issue comes first, with what to do about it. */
export const Foot = ({ isOnStage }: { isOnStage: boolean }) => {
  const stats = useQuery(statsQuery)
  const health = useQuery(healthQuery)
  const roots = useQuery(rootFoldersQuery)
  const indexers = useQuery(indexersQuery)
  const backups = useQuery(backupsQuery)
  if (!stats.data || !health.data || !roots.data || !indexers.data || !backups.data) return <div className="h-14" />
  const now = condition({
    stats: stats.data,
    health: health.data.results,
    roots: roots.data.results,
    indexers: indexers.data.results,
    backups: backups.data.results,
  })
  return (
    <footer
      className={clsx(
        'flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-1 pt-4 text-muted text-sm',
        !isOnStage && 'border-line border-t',
      )}
    >
      <p>
        <span aria-hidden className={clsx('me-2 inline-block size-2 rounded-pill', now.trouble ? 'bg-warn' : 'bg-ok')} />
        <span className={clsx('font-medium', now.trouble ? 'text-warn' : 'text-soft')}>
          {now.trouble ? `${said(now.trouble, 'title')}.` : t('foot.well')}
        </span>{' '}
        {[
          t('foot.movies', { count: now.movies, shown: count(now.movies), size: size(now.bytes) }),
          now.free !== null && t('foot.free', { size: size(now.free) }),
          now.answering !== null && t('foot.indexers', { count: now.answering }),
          now.failing > 0 && t('foot.failing', { count: now.failing }),
          now.backup && t('foot.backup', { when: fromNow(now.backup) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Link to="/health" className="inline-flex min-h-6 items-center font-medium text-soft hover:text-fg hover:underline">
        {t(now.trouble ? 'foot.fix' : 'foot.more')}
      </Link>
    </footer>
  )
}
