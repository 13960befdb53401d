import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import type { Download } from '../../data/api/types'
import { speed } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Field, Select } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { limitChoices } from './limit-choices'

/** The limits of one download, below those of all together. */
export const SpeedLimitsDialog = ({ download, onClose }: { download: Download; onClose: () => void }) => {
  const [down, setDown] = useState(download.download_speed_limit)
  const [up, setUp] = useState(download.upload_speed_limit)
  const save = useMutation({
    mutationFn: () =>
      ask(
        client.PATCH('/api/v1/downloads/{id}', {
          params: { path: { id: download.id } },
          body: { download_speed_limit: down, upload_speed_limit: up },
        }),
      ),
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('limits.title', { title: download.movie?.title ?? download.title })}
      text={t('limits.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" changes busy={save.isPending} onClick={() => save.mutate()}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {save.error && <ProblemCard error={save.error} />}
        {download.state !== 'seeding' && <Limit label={t('limits.download')} value={down} onChange={setDown} />}
        <Limit label={t('limits.upload')} value={up} onChange={setUp} />
      </div>
    </Dialog>
  )
}

type LimitProps = { label: string; value: number; onChange: (limit: number) => void }

const Limit = ({ label, value, onChange }: LimitProps) => (
  <Field label={label}>
    {(wired) => (
      <Select
        {...wired}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        options={limitChoices(value).map(({ limit, bytes }) => ({
          value: String(limit),
          label: limit === 0 ? t('activity.no_limit') : speed(bytes),
        }))}
      />
    )}
  </Field>
)
