import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, client } from '../../../data/api/client'
import type { QualityProfile } from '../../../data/api/types'
import { count, size } from '../../../i18n/format'
import { t } from '../../../i18n/translate'
import { useSettled } from '../../../kit/use-settled'

type Changed = Omit<Partial<QualityProfile>, 'id'>

/** Shows how the edited profile would affect the movies in the library. */
export const ProfilePreview = ({ id, draft }: { id: number; draft: Changed }) => {
  const asked = useSettled(JSON.stringify(draft))
  const { data } = useQuery({
    queryKey: ['profile-preview', id, asked],
    queryFn: ({ signal }) =>
      ask(
        client.POST('/api/v1/quality-profiles/{id}/preview', {
          params: { path: { id } },
          body: JSON.parse(asked) as Changed,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!data) return null
  const { movies, below_cutoff, upgrades, download_bytes, is_complete } = data
  const further = below_cutoff - upgrades
  return (
    <p role="status" className="rounded-card bg-sunken p-3">
      {t('profile.preview', { count: upgrades, movies: count(movies), size: size(download_bytes) })}{' '}
      {further > 0 && t('profile.preview_more', { count: further })} {!is_complete && t('profile.preview_partly')}
    </p>
  )
}
