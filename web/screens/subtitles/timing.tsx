import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import { languageName } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, Select, TextInput } from '../../kit/field'
import { toast } from '../../kit/toast'
import { type Subtitle, setTiming, subtitlesQuery, type Timing } from './queries'
import { asWritten, rateChoices, ratesIn, ratesText } from './rates'
import { SoundCheck } from './sound-check'
import { TimingPreview } from './timing-preview'

type Props = { subtitle: Subtitle; onChanged: () => void; onClose: () => void }

/** Other times for subtitles: proposed by the sound, or chosen by hand, with a look at what they change. */
export const TimingDialog = ({ subtitle, onChanged, onClose }: Props) => {
  const form = useId()
  const queries = useQueryClient()
  const before = subtitle.timing ?? asWritten
  const [shift, setShift] = useState(String(before.shift_seconds))
  const [rates, setRates] = useState(ratesText(before.frame_rates))
  const seconds = Number(shift)
  const isComplete = shift.trim() !== '' && Math.abs(seconds) <= 3600
  const timing: Timing = { shift_seconds: isComplete ? seconds : 0, frame_rates: ratesIn(rates) }
  const language = subtitle.language ? languageName(subtitle.language) : t('subtitles.unknown_language')
  const refresh = () => queries.invalidateQueries({ queryKey: subtitlesQuery(subtitle.movie_id).queryKey })
  const undo = () => void setTiming(subtitle.id, before).then(onChanged).then(refresh).catch(sayProblem)
  const saving = useMutation({
    mutationFn: () => setTiming(subtitle.id, timing),
    onSuccess: async () => {
      onChanged()
      toast(t('timing.saved', { language }), { tone: 'ok', action: { label: t('ui.undo'), run: undo } })
      await refresh()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) saving.mutate()
  }
  const use = (proposal: Timing) => {
    setShift(String(proposal.shift_seconds))
    setRates(ratesText(proposal.frame_rates))
  }
  return (
    <Dialog open onClose={onClose} title={t('timing.title', { language })} text={t('timing.text')}>
      <form id={form} onSubmit={submit} noValidate className="grid gap-5 pb-3">
        <SoundCheck subtitle={subtitle} onUse={use} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t('timing.shift')} help={t('timing.shift_help')}>
            {(wired) => (
              <TextInput
                {...wired}
                type="number"
                step="0.1"
                min={-3600}
                max={3600}
                value={shift}
                onChange={(event) => setShift(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('timing.rates')} help={t('timing.rates_help')}>
            {(wired) => <Select {...wired} value={rates} onChange={(event) => setRates(event.target.value)} options={rateChoices()} />}
          </Field>
        </div>
        <TimingPreview id={subtitle.id} timing={timing} />
        <DialogActions error={saving.error}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" changes busy={saving.isPending} disabled={!isComplete}>
            {t('ui.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
