import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { leavingQuery } from '../../data/api/storage'
import { t } from '../../i18n/translate'
import { LeavingList } from '../storage/leaving-list'

const MOST = 6

/** Movies that a storage rule takes soon; one press keeps them. */
export const LeavingSoon = () => {
  const { data = [] } = useQuery(leavingQuery)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="leaving-soon">
      <header className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="leaving-soon" className="font-bold text-lg">
          {t('leaving.title')}
        </h2>
        <Link to="/settings/storage-rules" className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg">
          {data.length > MOST ? t('leaving.more', { count: data.length - MOST }) : t('leaving.rules')}
        </Link>
      </header>
      <LeavingList leaving={data.slice(0, MOST)} columns="gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3" />
    </section>
  )
}
