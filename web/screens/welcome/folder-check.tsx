import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import { said } from '../../i18n/said'
import { t } from '../../i18n/translate'

const folderCheckQuery = (root_folder_id: number) =>
  queryOptions({
    queryKey: ['welcome', 'folder-check', root_folder_id],
    queryFn: () => ask(client.POST('/api/v1/library/self-test', { body: { root_folder_id } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Tests with a small temporary file whether movies can be imported into a folder, and whether hard links save the space of a copy. */
export const FolderCheck = ({ folderId }: { folderId: number }) => {
  const { data } = useQuery(folderCheckQuery(folderId))
  if (!data) return null
  const amiss = data.results.filter(({ ok }) => !ok)
  if (amiss.length === 0)
    return (
      <p role="status" className="flex items-start gap-2 text-soft text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
        {t('welcome.same_disk')}
      </p>
    )
  return (
    <ul role="status" className="grid gap-2 text-sm">
      {amiss.map((check) => (
        <li key={check.code} className="flex items-start gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {check.code === 'hardlink' ? t('welcome.other_disk') : said(check, 'text')}{' '}
            {check.code !== 'hardlink' && <span className="text-muted">{said(check, 'cure')}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
