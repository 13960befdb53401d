import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { ask, client } from '../api/client'
import type { Said } from '../i18n/catalogue'
import { told } from '../i18n/told'
import { t } from '../i18n/translate'

const filingQuery = (root_folder_id: number) =>
  queryOptions({
    queryKey: ['welcome', 'filing', root_folder_id],
    queryFn: () => ask(client.POST('/api/v1/library/self-test', { body: { root_folder_id } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

const said = (sentence: unknown, text: string | null): string => told((sentence as Said | undefined) ?? text ?? '')

/** Whether movies can be filed in a folder, and whether that costs their space twice. Tried with a small file that leaves again. */
export const FilingTest = ({ folderId }: { folderId: number }) => {
  const { data } = useQuery(filingQuery(folderId))
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
      {amiss.map(({ code, text, cure, values }) => (
        <li key={code} className="flex items-start gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {code === 'hardlink' ? t('welcome.other_disk') : said(values.text, text)}{' '}
            {code !== 'hardlink' && <span className="text-muted">{said(values.cure, cure)}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
