import { useQuery } from '@tanstack/react-query'
import { downloadsQuery, statsQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { isRunning, isSeeding } from '../activity/states'
import { downloadLines, type Facts, type Limits, seedLines } from './limit-lines'
import type { Draft } from './use-draft'

/** Settings below which a preview appears. */
const linesBelow: Readonly<Record<string, (limits: Limits, facts: Facts) => string[]>> = {
  download_speed_limit: downloadLines,
  seed_minutes_limit: seedLines,
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** Live preview of a limit with the movies of this library. */
export const LimitPreview = ({ below, draft }: { below: string; draft: Draft }) => {
  const lines = linesBelow[below]
  return lines ? <Preview lines={lines} draft={draft} /> : null
}

const Preview = ({ lines, draft }: { lines: (typeof linesBelow)[string]; draft: Draft }) => {
  const stats = useQuery(statsQuery)
  const downloads = useQuery(downloadsQuery)
  if (!stats.data || !downloads.data) return null
  const value = (name: string) => Number(draft.value(name) ?? 0)
  const { total, size_bytes } = stats.data.files
  const { results } = downloads.data
  const said = lines(
    {
      download: value('download_speed_limit'),
      upload: value('upload_speed_limit'),
      ratio: value('seed_ratio_limit'),
      minutes: value('seed_minutes_limit'),
    },
    {
      average: total > 0 && size_bytes > 0 ? size_bytes / total : null,
      left: sum(results.filter(isRunning).map(({ size_bytes: all, downloaded_bytes }) => Math.max(0, (all ?? 0) - downloaded_bytes))),
      ratios: results.filter(isSeeding).map(({ ratio }) => ratio),
    },
  )
  return (
    <div
      aria-label={t('naming.preview')}
      role="status"
      className="mt-3 grid gap-1 rounded-ctl bg-ctl px-3 py-2 text-sm text-soft empty:hidden"
    >
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
