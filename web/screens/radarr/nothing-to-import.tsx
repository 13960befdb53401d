import type { ImportReport } from '../../data/api/types'
import { t } from '../../i18n/translate'

type Props = Pick<ImportReport, 'totals'> & { none?: 'radarr.nothing' | 'player.no_marks' }

/** Why a preview offers nothing to do. */
export const NothingToImport = ({ totals, none = 'radarr.nothing' }: Props) => (
  <p className="text-muted">{totals.ask > 0 ? t('radarr.only_asks', { count: totals.ask }) : t(none)}</p>
)
