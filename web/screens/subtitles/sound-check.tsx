import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AudioLines, Check } from 'lucide-react'
import { count, oneDigit, percent } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Bar } from '../../kit/bar'
import { Button } from '../../kit/button'
import { type Subtitle, startTimingCheck, type Timing, type TimingCheck, timingCheckQuery } from './queries'
import { asWritten } from './rates'

type Props = { subtitle: Subtitle; onUse: (proposal: Timing) => void }

/** Asks the sound of the movie where the text belongs. Its answer is a proposal. */
export const SoundCheck = ({ subtitle, onUse }: Props) => {
  const queries = useQueryClient()
  const query = timingCheckQuery(subtitle.id)
  const check = useQuery(query).data
  const start = useMutation({
    mutationFn: () => startTimingCheck(subtitle.id),
    onSuccess: (begun) => queries.setQueryData(query.queryKey, begun),
  })
  const isUnderWay = check?.state === 'waiting' || check?.state === 'listening'
  return (
    <section aria-labelledby="timing-sound" className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <h3 id="timing-sound" className="font-medium">
        {t('timing.sound')}
      </h3>
      <div role="status" className="grid gap-2">
        {check?.state === 'done' && <Found check={check} before={subtitle.timing ?? asWritten} onUse={onUse} />}
        {check?.problem && <p className="text-warn">{told(check.problem)}</p>}
        {start.error && <p className="text-warn">{start.error.message}</p>}
        {isUnderWay && <p>{t('timing.listening', { share: percent(check.progress ?? 0) })}</p>}
      </div>
      {isUnderWay && <Bar value={check.progress ?? 0} label={t('timing.sound')} />}
      {!isUnderWay && check?.state !== 'done' && (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted text-sm">{t('timing.sound_text')}</p>
          <Button small changes icon={AudioLines} busy={start.isPending} onClick={() => start.mutate()}>
            {t('timing.compare')}
          </Button>
        </div>
      )}
    </section>
  )
}

type FoundProps = { check: TimingCheck; before: Timing; onUse: (proposal: Timing) => void }

const Found = ({ check: { proposal, confidence, in_step }, before, onUse }: FoundProps) => {
  if (!proposal || !confidence) return null
  if (in_step)
    return (
      <p className="flex items-center gap-2">
        <Check aria-hidden className="size-5 text-ok" />
        {t('timing.in_step')}
      </p>
    )
  return (
    <>
      <p>{sayProposal(proposal, before)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={confidence === 'high' ? 'ok' : 'warn'}>{t(`timing.confidence_${confidence}`)}</Badge>
        <Button small kind="primary" onClick={() => onUse(proposal)}>
          {t('timing.use')}
        </Button>
      </div>
    </>
  )
}

/** What seems to be wrong with the text as it is shown now. */
const sayProposal = ({ shift_seconds, frame_rates }: Timing, before: Timing): string => {
  const isSameRate = frame_rates?.from === before.frame_rates?.from && frame_rates?.to === before.frame_rates?.to
  if (!isSameRate)
    return frame_rates ? t('timing.made_for', { from: count(frame_rates.from), to: count(frame_rates.to) }) : t('timing.made_for_this')
  const late = before.shift_seconds - shift_seconds
  return t(late > 0 ? 'timing.late' : 'timing.early', { seconds: oneDigit(Math.abs(late)) })
}
