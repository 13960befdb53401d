import type { ImportReport } from '../../data/api/types'
import { t } from '../../i18n/translate'

/** Why a preview offers no import. */
export const NothingToImport = ({ totals }: Pick<ImportReport, 'totals'>) => (
  <p className="text-muted">{totals.ask > 0 ? t('radarr.only_asks', { count: totals.ask }) : t('radarr.nothing')}</p>
)
