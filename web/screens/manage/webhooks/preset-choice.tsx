import { useQuery } from '@tanstack/react-query'
import { ask, client } from '../../../data/api/client'
import { presetWords } from '../../../i18n/preset-words'
import { type Language, language, t } from '../../../i18n/translate'
import { Field, Select } from '../../../kit/field'
import { ProblemCard } from '../../../kit/problem-card'

const presetsQuery = {
  queryKey: ['webhooks', 'presets'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await ask(client.GET('/api/v1/webhooks/presets', { params: { query: { limit: 100 } }, signal }))).results,
  staleTime: Number.POSITIVE_INFINITY,
}

const wordsQuery = (of: Language) => ({
  queryKey: ['webhooks', 'words', of],
  queryFn: presetWords[of],
  staleTime: Number.POSITIVE_INFINITY,
})

export type Preset = Awaited<ReturnType<(typeof presetsQuery)['queryFn']>>[number]
type Props = { value: Preset | undefined; onChange: (preset: Preset | undefined) => void }

/** What the webhook is for: a known service, whose address and message are filled in, or anything else. */
export const PresetChoice = ({ value, onChange }: Props) => {
  const presets = useQuery(presetsQuery)
  const words: Readonly<Record<string, string>> = useQuery(wordsQuery(language())).data ?? {}
  const wordOf = (text: string) => words[text] ?? text
  if (presets.error) return <ProblemCard error={presets.error} onRetry={presets.refetch} />
  const known = presets.data ?? []
  return (
    <Field label={t('webhook.preset')} help={value ? wordOf(value.help) : t('webhook.preset_help')}>
      {(wired) => (
        <Select
          {...wired}
          className="max-w-sm"
          value={value?.name ?? ''}
          onChange={(event) => onChange(known.find(({ name }) => name === event.target.value))}
          options={[{ value: '', label: t('webhook.no_preset') }, ...known.map(({ name }) => ({ value: name, label: wordOf(name) }))]}
        />
      )}
    </Field>
  )
}
