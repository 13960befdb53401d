import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../data/api/queries'
import { asset, origin } from '../../data/base'
import { dayAndTime } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { When } from '../../kit/when'
import { Mark } from '../../shell/mark'
import { SettingsPage } from '../settings/settings-page'
import { Licenses } from './licenses'
import { ProgramControls } from './program'
import { UpdateNotice } from './update'

/** Version and uptime. */
export const AboutPage = () => {
  const status = useQuery(statusQuery)
  return (
    <SettingsPage title={t('about.title')}>
      {status.error && !status.data ? (
        <ProblemCard error={status.error} onRetry={status.refetch} />
      ) : !status.data ? (
        <SkeletonRows rows={1} className="h-40" />
      ) : (
        <div className="grid gap-6">
          <div className="flex items-center gap-4">
            <Mark className="size-14" />
            <div>
              <p className="font-bold text-xl">{t('app.name')}</p>
              <p className="text-muted">{t('about.version', { version: status.data.version })}</p>
            </div>
          </div>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 sm:gap-x-8">
            <dt className="text-muted">{t('about.running')}</dt>
            <dd>
              <When at={status.data.started_at} />, {dayAndTime(status.data.started_at)}
            </dd>
            <dt className="text-muted">{t('about.address')}</dt>
            <dd className="break-all font-mono text-sm">{origin()}</dd>
          </dl>
          <a href={asset('/api/docs/')} className={`${buttonStyle()} w-fit`}>
            {t('about.api')}
          </a>
          <UpdateNotice />
          <ProgramControls />
          <Licenses />
        </div>
      )}
    </SettingsPage>
  )
}
