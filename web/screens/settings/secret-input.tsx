import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ConfigValue } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { TextInput } from '../../kit/field'

type Props = {
  wired: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
  isSet: boolean
  /** The unsaved text; null removes the secret; undefined keeps it. */
  value: ConfigValue | undefined
  onChange: (value: ConfigValue | undefined) => void
}

/** Write-only: a secret can be set, replaced or removed, but never shown. */
export const SecretInput = ({ wired, isSet, value, onChange }: Props) => {
  const [typing, setTyping] = useState(false)
  if (value === null)
    return (
      <p className="flex min-h-(--ctl-height) items-center gap-3 text-warn">
        {t('secret.will_be_removed')}
        <Button small onClick={() => onChange(undefined)}>
          {t('ui.undo')}
        </Button>
      </p>
    )
  if (isSet && !typing && value === undefined)
    return (
      <p className="flex min-h-(--ctl-height) flex-wrap items-center gap-2">
        <span className="me-2 inline-flex items-center gap-1.5 text-ok">
          <CircleCheck aria-hidden className="size-4" />
          {t('secret.set')}
        </span>
        <Button small id={wired.id} onClick={() => setTyping(true)}>
          {t('secret.replace')}
        </Button>
        <Button small kind="danger" onClick={() => onChange(null)}>
          {t('secret.remove')}
        </Button>
      </p>
    )
  return (
    <span className="flex gap-2">
      <TextInput
        {...wired}
        type="password"
        autoComplete="new-password"
        className="font-mono placeholder:font-sans"
        value={typeof value === 'string' ? value : ''}
        placeholder={isSet ? t('secret.new') : t('secret.none')}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
      {isSet && (
        <Button
          onClick={() => {
            onChange(undefined)
            setTyping(false)
          }}
        >
          {t('ui.cancel')}
        </Button>
      )}
    </span>
  )
}
