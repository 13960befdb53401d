import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { useSettled } from '../../kit/use-settled'
import { placeholders } from './placeholders'
import type { Draft } from './use-draft'

/** Live preview of the naming templates, with the reason if one is invalid. */
export const NamePreview = ({ draft }: { draft: Draft }) => {
  const value = (name: string) => String(draft.value(name) ?? '')
  const asked = useSettled(JSON.stringify([value('movie_folder_format'), value('movie_file_format'), value('colon_replacement')]))
  const preview = useQuery({
    queryKey: ['naming', asked],
    queryFn: ({ signal }) => {
      const [movie_folder_format, movie_file_format, colon_replacement] = JSON.parse(asked) as [string, string, 'smart']
      return ask(client.POST('/api/v1/naming/preview', { body: { movie_folder_format, movie_file_format, colon_replacement }, signal }))
    },
    placeholderData: keepPreviousData,
  })
  if (!preview.data) return null
  const { problems, examples } = preview.data
  return (
    <section aria-label={t('naming.preview')} className="grid gap-2 rounded-card border border-line bg-surface p-4 text-sm">
      <h2 className="font-medium text-base">{t('naming.preview')}</h2>
      {problems.length > 0 ? (
        <ul role="alert" className="grid gap-1 text-bad">
          {[...new Set(problems.map(({ field: _, ...said }) => told(said)))].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <ul role="status" className="grid gap-1">
          {examples.map(({ title, folder, file }) => (
            <li key={title} className="font-mono [overflow-wrap:anywhere]">
              <span className="text-muted">{folder}/</span>
              {file}
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        {t('naming.placeholders')} <span className="font-mono">{placeholders.join(' ')}</span>
      </p>
    </section>
  )
}
