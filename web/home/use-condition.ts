import { useQuery } from '@tanstack/react-query'
import { healthQuery, indexersQuery, rootFoldersQuery } from '../api/queries'
import { count, fromNow, size } from '../i18n/format'
import { t } from '../i18n/translate'
import { backupsQuery } from '../system/queries'
import { type Condition, condition } from './condition'
import { statsQuery } from './queries'

/** How all of it is; undefined until everything that it is judged by is known. */
export const useCondition = (): Condition | undefined => {
  const stats = useQuery(statsQuery).data
  const health = useQuery(healthQuery).data
  const roots = useQuery(rootFoldersQuery).data
  const indexers = useQuery(indexersQuery).data
  const backups = useQuery(backupsQuery).data
  if (!stats || !health || !roots || !indexers || !backups) return
  return condition({ stats, health: health.results, roots: roots.results, indexers: indexers.results, backups: backups.results })
}

/** A sentence for each part that is known. */
export const conditionWords = ({ movies, bytes, free, answering, failing, backup }: Condition) => ({
  movies: t('foot.movies', { count: movies, shown: count(movies), size: size(bytes) }),
  free: free !== null && t('foot.free', { size: size(free) }),
  answering: answering !== null && t('foot.indexers', { count: answering }),
  failing: failing > 0 && t('foot.failing', { count: failing }),
  backup: backup !== undefined && t('foot.backup', { when: fromNow(backup) }),
})
