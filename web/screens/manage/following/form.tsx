import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { profilesQuery, rootFoldersQuery } from '../../../data/api/queries'
import type { Follow } from '../../../data/api/types'
import { listOf } from '../../../i18n/format'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { DialogActions } from '../../../kit/dialog-actions'
import { Field, Select } from '../../../kit/field'
import { toast } from '../../../kit/toast'
import { changeFollow, followedMoviesQuery } from '../../follow/queries'

type Props = { followed: Follow; onClose: () => void }
const choices = ['want', 'tell'] as const

/** What happens to new movies, and those that were found so far. */
export const FollowForm = ({ followed, onClose }: Props) => {
  const id = useId()
  const profiles = useQuery(profilesQuery).data?.results ?? []
  const roots = useQuery(rootFoldersQuery).data?.results ?? []
  const [choice, setChoice] = useState(followed.choice)
  const [profile, setProfile] = useState(followed.quality_profile_id)
  const [root, setRoot] = useState(followed.root_folder_id)
  const save = useMutation({
    mutationFn: () => changeFollow(followed.id, { choice, quality_profile_id: profile, root_folder_id: root }),
    onSuccess: () => {
      toast(t('ui.saved'), { tone: 'ok' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form id={id} onSubmit={submit} className="grid gap-6 pb-3">
      <Field label={t('follow.heading')} help={t(`follow.${choice}_help`)}>
        {(wired) => (
          <Select
            {...wired}
            value={choice}
            onChange={({ target }) => setChoice(target.value === 'tell' ? 'tell' : 'want')}
            options={choices.map((value) => ({ value, label: t(`follow.${value}`) }))}
          />
        )}
      </Field>
      {choice === 'want' && (
        <Field label={t('movie.profile')} help={t('movie.profile_help')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(profile ?? '')}
              onChange={({ target: { value } }) => setProfile(value === '' ? null : Number(value))}
              options={[{ value: '', label: t('list.default') }, ...profiles.map((one) => ({ value: String(one.id), label: one.name }))]}
            />
          )}
        </Field>
      )}
      {choice === 'want' && roots.length > 1 && (
        <Field label={t('movie.folder')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(root ?? '')}
              onChange={({ target: { value } }) => setRoot(value === '' ? null : Number(value))}
              options={[{ value: '', label: t('list.default') }, ...roots.map((one) => ({ value: String(one.id), label: one.path }))]}
            />
          )}
        </Field>
      )}
      <Brought id={followed.id} />
      <DialogActions error={save.error}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" form={id} busy={save.isPending}>
          {t('ui.save')}
        </Button>
      </DialogActions>
    </form>
  )
}

const Brought = ({ id }: { id: number }) => {
  const { data } = useQuery(followedMoviesQuery(id))
  if (!data || data.results.length === 0) return null
  return (
    <section aria-labelledby="brought">
      <h3 id="brought" className="mb-2 font-medium">
        {t('follow.brought')}
      </h3>
      <ul className="grid gap-1.5 text-sm">
        {data.results.map(({ metadata_id, title, year, state, movie_id, streams_on }) => (
          <li key={metadata_id} className="flex items-baseline gap-3">
            <span className="min-w-0 grow break-words">
              {movie_id === null ? (
                <Link to="/discover/movie/$metadata" params={{ metadata: metadata_id }} className="hover:underline">
                  {title}
                </Link>
              ) : (
                <Link to="/movies/$id" params={{ id: movie_id }} className="hover:underline">
                  {title}
                </Link>
              )}{' '}
              <span className="text-muted tabular-nums">{year}</span>
            </span>
            <span className="text-muted">
              {t(`follow.state_${state}`)}
              {movie_id === null && streams_on.length > 0 && ` · ${t('movie.streams_on', { services: listOf(streams_on, 'disjunction') })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
