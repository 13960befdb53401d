import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { DialogActions } from '../../kit/dialog-actions'
import { Field } from '../../kit/field'

export type SharedJson = Record<string, never> | unknown[]
type Props<Outcome> = {
  help: string
  take: (shared: SharedJson) => Promise<Outcome>
  onClose: () => void
  children: (outcome: Outcome) => ReactNode
}

/** A form for JSON that people share. Its children report the outcome. */
export const PasteJson = <Outcome,>({ help, take, onClose, children }: Props<Outcome>) => {
  const id = useId()
  const [text, setText] = useState('')
  const shared = parsed(text)
  const taking = useMutation({ mutationFn: take })
  if (taking.data !== undefined) return children(taking.data)
  return (
    <form
      id={id}
      className="grid gap-5 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (shared) taking.mutate(shared)
      }}
    >
      <Field label={t('format.paste_json')} help={help} error={text.trim() !== '' && !shared ? t('format.paste_no_json') : undefined}>
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
      <DialogActions error={taking.error}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" form={id} busy={taking.isPending} disabled={!shared}>
          {t('format.paste_take')}
        </Button>
      </DialogActions>
    </form>
  )
}

const parsed = (text: string): SharedJson | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as SharedJson) : undefined
  } catch {
    // Incomplete or invalid JSON: the field reports it.
    return undefined
  }
}
