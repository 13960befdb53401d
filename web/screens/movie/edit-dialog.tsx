import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeMovie } from '../../data/api/actions'
import { profilesQuery, rootFoldersQuery } from '../../data/api/queries'
import type { MinimumAvailability, Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Field, Select, Switch } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { toast } from '../../kit/toast'
import { TagChoice } from './tag-choice'

const availabilities: readonly MinimumAvailability[] = ['announced', 'in_cinemas', 'released']

export const EditDialog = ({ movie, onClose }: { movie: Movie; onClose: () => void }) => {
  const profiles = useQuery(profilesQuery)
  const roots = useQuery(rootFoldersQuery)
  const [draft, setDraft] = useState({
    monitored: movie.monitored,
    minimum_availability: movie.minimum_availability,
    quality_profile_id: movie.quality_profile_id,
    root_folder_id: movie.root_folder_id,
    tag_ids: movie.tag_ids,
  })
  const save = useMutation({
    mutationFn: () => {
      const { root_folder_id, ...others } = draft
      return changeMovie(movie.id, { ...others, ...(root_folder_id !== null && { root_folder_id }) })
    },
    onSuccess: () => {
      toast(t('ui.saved'), { tone: 'ok' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('movie.edit_title', { title: movie.title })}
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
        <Field label={t('movie.watch_for')} help={t('movie.watch_for_help')}>
          {(wired) => <Switch {...wired} checked={draft.monitored} onChange={(monitored) => setDraft({ ...draft, monitored })} />}
        </Field>
        <Field label={t('movie.profile')} help={t('movie.profile_help')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(draft.quality_profile_id)}
              onChange={(event) => setDraft({ ...draft, quality_profile_id: Number(event.target.value) })}
              options={(profiles.data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
        <Field label={t('movie.from_when')} help={t('movie.from_when_help')}>
          {(wired) => (
            <Select
              {...wired}
              value={draft.minimum_availability}
              onChange={(event) => setDraft({ ...draft, minimum_availability: event.target.value as MinimumAvailability })}
              options={availabilities.map((value) => ({ value, label: t(`availability.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('movie.folder')} help={t('movie.folder_help')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(draft.root_folder_id ?? '')}
              onChange={(event) => setDraft({ ...draft, root_folder_id: Number(event.target.value) })}
              options={(roots.data?.results ?? []).map(({ id, path }) => ({ value: String(id), label: path }))}
            />
          )}
        </Field>
        <TagChoice chosen={draft.tag_ids} onChange={(tag_ids) => setDraft((before) => ({ ...before, tag_ids }))} />
      </div>
    </Dialog>
  )
}
