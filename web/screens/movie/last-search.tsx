import type { Movie } from '../../data/api/types'
import { listOf } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { When } from '../../kit/when'

/** How the last search went, and what each indexer that did not respond said. */
export const LastSearch = ({ at, said, answered, unanswered, not_asked, refused }: NonNullable<Movie['last_search']>) => (
  <div className="min-w-0 text-muted text-sm">
    <p role="status">
      {told(said)}, <When at={at} phrase={t('release.searched')} />
    </p>
    {(unanswered.length > 0 || not_asked.length > 0 || refused.length > 1) && (
      <details>
        <summary className="min-h-6 hover:text-fg">{t('release.details')}</summary>
        <ul className="grid gap-1 pt-1">
          {answered.length > 0 && <li>{t('release.answered_by', { names: listOf(answered) })}</li>}
          {unanswered.map(({ indexer, why }) => (
            <li key={indexer} className="text-warn">
              {t('release.unanswered_by', { name: indexer, why: told(why) })}
            </li>
          ))}
          {not_asked.length > 0 && <li>{t('release.not_asked', { names: listOf(not_asked) })}</li>}
          {refused.map(({ why, count }) => (
            <li key={why.code}>{t('release.refused', { count, why: told(why) })}</li>
          ))}
        </ul>
      </details>
    )}
  </div>
)
