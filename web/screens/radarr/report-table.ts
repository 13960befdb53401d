import type { ImportReport } from '../../data/api/types'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'

/** A spreadsheet runs what begins with one of these as a formula. */
const formula = /^[=+\-@\t\r]/
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The report as CSV: one line for each item, in the language of the page. */
export const tableOf = ({ kinds }: ImportReport): string => {
  const head = [t('report.kind'), t('report.name'), t('report.outcome'), t('report.reason')]
  const lines = kinds.flatMap(({ kind, items }) =>
    items.map(({ name, outcome, reasons }) => [t(`radarr.kind_${kind}`), name, t(`radarr.${outcome}`), reasons.map(told).join('. ')]),
  )
  return [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}
