import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { runTask } from '../../data/api/actions'
import type { RestoreDrill } from '../../data/api/types'
import { count } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { When } from '../../kit/when'
import { restoreDrillQuery } from './queries'

/** What the last rehearsal of a restore found, and another one on a press. */
export const Rehearsal = () => {
  const { data: last } = useQuery(restoreDrillQuery)
  if (!last) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{t('backup.drill')}</p>
        <p className={last.ok === false ? 'text-sm text-warn' : 'text-muted text-sm'}>
          <Found last={last} />
        </p>
      </div>
      <Button small icon={History} changes onClick={() => void runTask('restore-drill')}>
        {t('backup.drill_now')}
      </Button>
    </div>
  )
}

const Found = ({ last }: { last: RestoreDrill }) => {
  if (last.at === null) return t('backup.drill_never')
  if (!last.ok) return <When at={last.at} phrase={t('backup.drill_failed', { problem: told(last.problem_reason ?? last.problem ?? '') })} />
  const { movies = 0, settings = 0 } = last.counts
  return <When at={last.at} phrase={t('backup.drill_well', { count: movies, shown: count(movies), settings: count(settings) })} />
}
