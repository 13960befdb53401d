import { useQuery } from '@tanstack/react-query'
import { profilesQuery, rootFoldersQuery } from '../../../data/api/queries'
import type { FollowedList, MinimumAvailability } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Field, Select } from '../../../kit/field'
import { TagChoice } from '../../movie/tag-choice'

export type Choices = Pick<FollowedList, 'quality_profile_id' | 'root_folder_id' | 'minimum_availability' | 'tag_ids'>
type Props = { chosen: Choices; onChange: (change: Partial<Choices>) => void }

const availabilities: readonly MinimumAvailability[] = ['announced', 'in_cinemas', 'released']
const orNull = (value: string): number | null => (value === '' ? null : Number(value))

/** Options for movies that a list adds. Empty uses the settings. */
export const ListChoices = ({ chosen, onChange }: Props) => {
  const profiles = useQuery(profilesQuery).data?.results ?? []
  const roots = useQuery(rootFoldersQuery).data?.results ?? []
  const byDefault = { value: '', label: t('list.default') }
  return (
    <>
      <Field label={t('movie.profile')} help={t('movie.profile_help')}>
        {(wired) => (
          <Select
            {...wired}
            className="max-w-sm"
            value={String(chosen.quality_profile_id ?? '')}
            onChange={(event) => onChange({ quality_profile_id: orNull(event.target.value) })}
            options={[byDefault, ...profiles.map(({ id, name }) => ({ value: String(id), label: name }))]}
          />
        )}
      </Field>
      <Field label={t('movie.folder')} help={t('list.folder_help')}>
        {(wired) => (
          <Select
            {...wired}
            className="max-w-sm"
            value={String(chosen.root_folder_id ?? '')}
            onChange={(event) => onChange({ root_folder_id: orNull(event.target.value) })}
            options={[byDefault, ...roots.map(({ id, path }) => ({ value: String(id), label: path }))]}
          />
        )}
      </Field>
      <Field label={t('movie.from_when')} help={t('movie.from_when_help')}>
        {(wired) => (
          <Select
            {...wired}
            className="max-w-sm"
            value={chosen.minimum_availability ?? ''}
            onChange={({ target: { value } }) => onChange({ minimum_availability: value === '' ? null : (value as MinimumAvailability) })}
            options={[byDefault, ...availabilities.map((value) => ({ value, label: t(`availability.${value}`) }))]}
          />
        )}
      </Field>
      <TagChoice chosen={chosen.tag_ids} onChange={(tag_ids) => onChange({ tag_ids })} />
    </>
  )
}
