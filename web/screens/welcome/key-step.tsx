import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, ExternalLink, PlugZap } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ask, client } from '../../data/api/client'
import { configQuery, rootFoldersQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, TextInput } from '../../kit/field'
import { isTransient, keyTroubleIn } from '../../kit/problem'
import { ProblemCard } from '../../kit/problem-card'
import { FoundMovies } from './found-movies'
import { ownLanguage } from './own-language'

const KEY_PAGE = 'https://www.themoviedb.org/settings/api'

/** Tests the movie database's key and saves it if accepted. A rejected key cannot be saved; one that could not be tested can. */
export const KeyStep = () => {
  const queries = useQueryClient()
  const config = useQuery(configQuery)
  const [key, setKey] = useState('')
  const body = key.trim() ? { metadata_api_key: key.trim() } : {}
  const keep = useMutation({
    mutationFn: () => ask(client.PUT('/api/v1/config', { body: { ...body, ...ownLanguage(config.data, navigator.language) } })),
    onSuccess: (kept) => {
      queries.setQueryData(configQuery.queryKey, kept)
      setKey('')
    },
  })
  const check = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/config/test/{what}', { params: { path: { what: 'metadata' } }, body })),
    onSuccess: () => key.trim() && keep.mutate(),
  })
  const isSet = Boolean(config.data?.metadata_api_key)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep.reset()
    check.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <a
        href={KEY_PAGE}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-8 items-center gap-2 justify-self-start underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {t('welcome.key_page')}
        <ExternalLink aria-hidden className="size-4 text-muted" />
      </a>
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
        <Button
          kind={isSet ? 'secondary' : 'primary'}
          type="submit"
          icon={PlugZap}
          busy={check.isPending || keep.isPending}
          disabled={!isSet && key.trim() === ''}
        >
          {t('welcome.try_and_keep')}
        </Button>
        {isTransient(check.error) && keyTroubleIn(check.error) === null && key.trim() !== '' && (
          <Button busy={keep.isPending} onClick={() => keep.mutate(undefined, { onSuccess: () => check.reset() })}>
            {t('welcome.keep_untried')}
          </Button>
        )}
        {check.isSuccess && !keep.isPending && !keep.error && (
          <p role="status" className="inline-flex items-center gap-1.5 text-ok">
            <CircleCheck aria-hidden className="size-4" />
            {t('welcome.key_works')}
          </p>
        )}
      </div>
      {(keep.error ?? check.error) && <ProblemCard error={keep.error ?? check.error} />}
      {isSet && <ShelfNow />}
    </form>
  )
}

/** Once movies can be recognized: those already in the root folders. */
const ShelfNow = () => {
  const folders = useQuery(rootFoldersQuery)
  return (folders.data?.results ?? []).map(({ id }) => <FoundMovies key={id} folderId={id} />)
}
