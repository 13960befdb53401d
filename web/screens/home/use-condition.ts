import { useQuery } from '@tanstack/react-query'
import { healthQuery, indexersQuery, rootFoldersQuery, statsQuery } from '../../data/api/queries'
import { count, fromNow, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { backupsQuery, restoreDrillQuery } from '../system/queries'
import { type Condition, condition } from './condition'

/** The overall status; undefined until all of its queries have loaded. */
export const useCondition = (): Condition | undefined => {
  const stats = useQuery(statsQuery).data
  const health = useQuery(healthQuery).data
  const roots = useQuery(rootFoldersQuery).data
  const indexers = useQuery(indexersQuery).data
  const backups = useQuery(backupsQuery).data
  const drill = useQuery(restoreDrillQuery).data
  if (!stats || !health || !roots || !indexers || !backups || !drill) return
  return condition({ stats, health: health.results, roots: roots.results, indexers: indexers.results, backups: backups.results, drill })
}

/** One sentence per known part. */
export const conditionWords = ({ movies, bytes, free, answering, failing, backup, drill }: Condition) => ({
  movies: t('foot.movies', { count: movies, shown: count(movies), size: size(bytes) }),
  free: free !== null && t('foot.free', { size: size(free) }),
  answering: answering !== null && t('foot.indexers', { count: answering }),
  failing: failing > 0 && t('foot.failing', { count: failing }),
  backup: backup !== undefined && t('foot.backup', { when: fromNow(backup) }),
  drill:
    drill !== undefined &&
    t('foot.drill', { when: fromNow(drill.at), count: drill.movies, shown: count(drill.movies), settings: count(drill.settings) }),
})
