import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useId, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import type { CustomFormatImport } from '../../../data/api/types'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { DialogActions } from '../../../kit/dialog-actions'
import { Field } from '../../../kit/field'
import { customFormatsQuery } from '../queries'

/** Imports custom formats in the common JSON format and reports the outcome of each. */
export const PasteFormats = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const id = useId()
  const [text, setText] = useState('')
  const shared = parsed(text)
  const take = useMutation({
    mutationFn: (body: Shared) => ask(client.POST('/api/v1/custom-formats/import', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: customFormatsQuery.queryKey }),
  })
  if (take.data) return <Outcome outcome={take.data} onClose={onClose} />
  return (
    <form
      id={id}
      className="grid gap-5 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (shared) take.mutate(shared)
      }}
    >
      <Field
        label={t('format.paste_json')}
        help={t('format.paste_help')}
        error={text.trim() !== '' && !shared ? t('format.paste_no_json') : undefined}
      >
        {(wired) => (
          <textarea
            {...wired}
            rows={12}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="field-control h-auto! py-2 font-mono text-sm"
          />
        )}
      </Field>
      <DialogActions error={take.error}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" form={id} busy={take.isPending} disabled={!shared}>
          {t('format.paste_take')}
        </Button>
      </DialogActions>
    </form>
  )
}

type Shared = Record<string, never> | unknown[]

const parsed = (text: string): Shared | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Shared) : undefined
  } catch {
    // Incomplete or invalid JSON: the field reports it.
    return undefined
  }
}

const Outcome = ({ outcome, onClose }: { outcome: CustomFormatImport; onClose: () => void }) => (
  <div className="grid gap-5 pb-3">
    <p role="status" className="font-medium">
      {t('format.pasted', { count: outcome.imported.length })}
    </p>
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {outcome.refused.map(({ name, why, ...said }) => (
        <li key={`${name} ${why}`} className="flex items-start gap-3 px-4 py-2.5">
          <CircleX aria-hidden className="mt-1 size-4 shrink-0 text-bad" />
          <div className="min-w-0">
            <p className="break-words">{name}</p>
            <p className="break-words text-soft text-sm">{told({ ...said, text: why })}</p>
          </div>
        </li>
      ))}
      {outcome.imported.map(({ custom_format, suggested_score }) => (
        <li key={custom_format.id} className="flex items-start gap-3 px-4 py-2.5">
          <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-ok" />
          <div className="min-w-0">
            <p className="break-words">{custom_format.name}</p>
            {suggested_score !== null && <p className="text-soft text-sm">{t('format.suggested', { score: suggested_score })}</p>}
          </div>
        </li>
      ))}
    </ul>
    <p className="text-muted text-sm">{t('format.pasted_next')}</p>
    <Button className="justify-self-end" onClick={onClose}>
      {t('ui.close')}
    </Button>
  </div>
)
