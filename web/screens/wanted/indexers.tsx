import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { indexersQuery } from '../../data/api/queries'
import type { Indexer } from '../../data/api/types'
import { fromNow, isAhead } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'

/** Who is asked for the movies beside it, and who does not respond. */
export const Indexers = () => {
  const { data } = useQuery(indexersQuery)
  const used = data?.results.filter(({ enabled }) => enabled) ?? []
  if (used.length === 0) return null
  return (
    <section aria-labelledby="indexers">
      <h2 id="indexers" className="font-bold text-lg">
        <Link to="/settings/$section" params={{ section: 'indexers' }} className="hover:underline">
          {t('wanted.indexers')}
        </Link>
      </h2>
      <ul className="divide-y divide-line">
        {used.map((indexer) => (
          <li key={indexer.id} className="py-3 text-sm">
            <p className="font-medium text-base">{indexer.name}</p>
            <State {...indexer} />
            {indexer.queries_left !== null && <p className="text-muted">{t('wanted.queries_left', { count: indexer.queries_left })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const State = ({ escalation_level, disabled_until, last_error, last_error_reason }: Indexer) => {
  if (escalation_level === 0) return <p className="text-ok">{t('wanted.indexer_responds')}</p>
  const why = last_error_reason ?? last_error
  return (
    <>
      {why && <p className="text-warn">{told(why)}</p>}
      {disabled_until && isAhead(disabled_until) && <p className="text-muted">{t('state.next_try', { when: fromNow(disabled_until) })}</p>}
    </>
  )
}
