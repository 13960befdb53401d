import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addMovie } from '../../data/api/actions'
import { profilesQuery, rootFoldersQuery } from '../../data/api/queries'
import type { MetadataMatch } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, Select, Switch } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'

/** Omitted fields use the service's defaults. */
type AddChoice = { monitored: boolean; search: boolean; quality_profile_id?: number; root_folder_id?: number }

/** Adding a movie: the choices, the defaults at first, and the action, which goes to its page in the library. */
export const useAdding = (movie: Pick<MetadataMatch, 'metadata_id' | 'title'>) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<AddChoice>({ monitored: true, search: true })
  const add = useMutation({
    mutationFn: () => addMovie(movie, choice),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['metadata'] })
      return navigate({ to: '/movies/$id', params: { id }, replace: true })
    },
  })
  return { add, choice, setChoice }
}
export type Adding = ReturnType<typeof useAdding>

/** `children`: further actions, next to the button. */
export const AddActions = ({ adding: { add }, children }: { adding: Adding; children: ReactNode }) => (
  <>
    {add.error && <ProblemCard error={add.error} />}
    <div className="flex flex-wrap gap-2 max-sm:[&>:first-child]:grow">
      <Button
        kind="primary"
        changes
        icon={Plus}
        busy={add.isPending || add.isSuccess}
        onClick={() => add.mutate()}
        className="min-h-12! sm:px-6!"
      >
        {t('details.add')}
      </Button>
      {children}
    </div>
  </>
)

/** Folded, with what it would choose. */
export const AddOptions = ({ adding: { choice, setChoice: onChange } }: { adding: Adding }) => {
  const profiles = useQuery(profilesQuery).data?.results ?? []
  const roots = useQuery(rootFoldersQuery).data?.results ?? []
  const usual = (all: readonly { id: number; is_default: boolean }[]) => (all.find(({ is_default }) => is_default) ?? all[0])?.id
  const profile = choice.quality_profile_id ?? usual(profiles)
  const root = choice.root_folder_id ?? usual(roots)
  const chosen = [profiles.find(({ id }) => id === profile)?.name, roots.find(({ id }) => id === root)?.path].filter(Boolean).join(', ')
  return (
    <details className="group mt-2 max-w-[31rem]">
      <summary className="flex min-h-11 list-none items-center gap-2 text-soft">
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-not-open:-rotate-90" />
        {t('details.options')}
        <span className="wrap-anywhere text-sm group-open:visually-hidden">{chosen}</span>
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        <Field label={t('movie.profile')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(profile ?? '')}
              onChange={({ target }) => onChange({ ...choice, quality_profile_id: Number(target.value) })}
              options={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
        <Field label={t('movie.folder')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(root ?? '')}
              onChange={({ target }) => onChange({ ...choice, root_folder_id: Number(target.value) })}
              options={roots.map(({ id, path }) => ({ value: String(id), label: path }))}
            />
          )}
        </Field>
        <Field label={t('movie.watch_for')}>
          {(wired) => <Switch {...wired} checked={choice.monitored} onChange={(monitored) => onChange({ ...choice, monitored })} />}
        </Field>
        <Field label={t('details.search')}>
          {(wired) => <Switch {...wired} checked={choice.search} onChange={(search) => onChange({ ...choice, search })} />}
        </Field>
      </div>
    </details>
  )
}
