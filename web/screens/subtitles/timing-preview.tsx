import { useQuery } from '@tanstack/react-query'
import { oneDigit } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { useSettled } from '../../kit/use-settled'
import { type Timing, timingPreviewQuery } from './queries'

/** `1:02:03.4` */
const exactTime = (seconds: number): string => {
  const tenths = Math.round(seconds * 10)
  const clock = new Date(tenths * 100).toISOString().slice(11, 19)
  return `${clock.replace(/^0(?:0:0?)?/, '')}${oneDigit((tenths % 10) / 10).slice(1)}`
}

/** A few lines of the text, with the times at which they would be shown. */
export const TimingPreview = ({ id, timing }: { id: number; timing: Timing }) => {
  const preview = useQuery(timingPreviewQuery(id, JSON.parse(useSettled(JSON.stringify(timing))) as Timing))
  if (preview.error && !preview.data) return <ProblemCard error={preview.error} onRetry={preview.refetch} />
  if (!preview.data) return <SkeletonRows rows={3} className="h-10" />
  return (
    <section aria-labelledby="timing-lines" className="grid gap-2">
      <h3 id="timing-lines" className="font-medium">
        {t('timing.lines')}
      </h3>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {preview.data.lines.map(({ text, original_seconds, seconds }) => (
          <li key={original_seconds} className="flex items-baseline gap-3 px-3 py-2 text-sm">
            <span className="w-16 shrink-0 text-end tabular-nums">{seconds < 0 ? '–' : exactTime(seconds)}</span>
            <span className="min-w-0 grow truncate">{text}</span>
            {Math.abs(seconds - original_seconds) >= 0.05 && (
              <span className="shrink-0 text-muted tabular-nums">{t('timing.before', { time: exactTime(original_seconds) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
