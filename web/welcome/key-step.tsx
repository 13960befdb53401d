import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, PlugZap } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ask, client } from '../api/client'
import { configQuery } from '../api/queries'
import { t } from '../i18n/translate'
import { Button } from '../ui/button'
import { Field, TextInput } from '../ui/field'
import { ProblemCard } from '../ui/problem-card'

/** Keeps the key of the movie database, then asks it something: a key that is not accepted says so at once. */
export const KeyStep = () => {
  const queries = useQueryClient()
  const config = useQuery(configQuery)
  const [key, setKey] = useState('')
  const check = useMutation({
    mutationFn: async () => {
      if (key.trim())
        queries.setQueryData(configQuery.queryKey, await ask(client.PUT('/api/v1/config', { body: { metadata_api_key: key.trim() } })))
      await ask(client.GET('/api/v1/metadata/discover', { params: { query: { kind: 'popular' } } }))
    },
    onSuccess: () => setKey(''),
  })
  const isSet = Boolean(config.data?.metadata_api_key)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label={t('welcome.key')} help={t('welcome.key_help')}>
        {(wired) => (
          <TextInput
            {...wired}
            type="password"
            autoComplete="new-password"
            className="font-mono"
            value={key}
            placeholder={isSet ? t('secret.set') : ''}
            onChange={(event) => setKey(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" type="submit" icon={PlugZap} busy={check.isPending} disabled={!isSet && key.trim() === ''}>
          {t('welcome.keep_and_try')}
        </Button>
        {check.isSuccess && (
          <p role="status" className="inline-flex items-center gap-1.5 text-ok">
            <CircleCheck aria-hidden className="size-4" />
            {t('welcome.key_works')}
          </p>
        )}
      </div>
      {check.error && <ProblemCard error={check.error} />}
    </form>
  )
}
