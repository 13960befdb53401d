import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { said } from '../../i18n/said'
import { t } from '../../i18n/translate'
import { conditionWords, useCondition } from './use-condition'

/** Overall status in one sentence; an issue comes first, with what to do about it. */
export const StatusLine = ({ isOnStage }: { isOnStage: boolean }) => {
  const now = useCondition()
  if (!now) return <div className="h-14" />
  const { movies, free, answering, failing, backup, drill } = conditionWords(now)
  const isWell = !now.trouble && !failing
  return (
    <footer
      className={clsx(
        'flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-1 pt-4 text-muted text-sm',
        isOnStage ? 'max-w-[29rem]' : 'border-line border-t',
      )}
    >
      <p>
        <span aria-hidden className={clsx('me-2 inline-block size-2 rounded-pill', isWell ? 'bg-ok' : 'bg-warn')} />
        <span className={clsx('font-medium', isWell ? 'text-soft' : 'text-warn')}>
          {now.trouble ? `${said(now.trouble, 'title')}.` : failing || t('foot.all_good')}
        </span>{' '}
        {[movies, free, answering, now.trouble && failing, backup, drill].filter(Boolean).join(' ')}
      </p>
      <Link to="/checks" className="inline-flex min-h-6 items-center font-medium text-soft hover:text-fg hover:underline">
        {t(isWell ? 'foot.more' : 'foot.fix')}
      </Link>
    </footer>
  )
}
