import { t } from '../../../i18n/translate'
import { Field } from '../../../kit/field'

/** `Name: value` lines as headers. A line without a name or a value is left out; a value may contain colons. */
export const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^\s*([^:\s]+)\s*:(.*)$/.exec(line) ?? []
      return name === '' || value.trim() === '' ? [] : [[name, value.trim()]]
    }),
  )

type Props = { stored: readonly string[]; value: string; onChange: (text: string) => void }

/** Write-only: of stored headers only the names are known. */
export const HeaderLines = ({ stored, value, onChange }: Props) => (
  <Field
    label={t('webhook.headers')}
    help={stored.length > 0 ? t('webhook.headers_stored', { names: stored.join(', ') }) : t('webhook.headers_help')}
  >
    {(wired) => (
      <textarea
        {...wired}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        value={value}
        placeholder="Authorization: Bearer …"
        onChange={(event) => onChange(event.target.value)}
        className="field-control h-auto! py-2 font-mono text-sm"
      />
    )}
  </Field>
)
