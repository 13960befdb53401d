import { now } from '../../data/clock'
import { dayInWords } from '../../i18n/format'
import { t } from '../../i18n/translate'

const dayName = (at: string) => {
  const days = Math.round((new Date(now()).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000)
  if (days === 0) return t('time.today')
  if (days === 1) return t('time.yesterday')
  return dayInWords(at, days > 300)
}

/** Rows in groups of one day, in their order. */
export const byDay = <Row extends { at: string }>(rows: readonly Row[]) => [...Map.groupBy(rows, ({ at }) => dayName(at))]
