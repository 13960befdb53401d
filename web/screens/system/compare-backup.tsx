import { useMutation, useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import { configFieldsQuery } from '../../data/api/queries'
import type { Backup, BackupComparison } from '../../data/api/types'
import { count } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { fieldWords } from '../settings/sections'

/** On a press: which movies and settings a restore would change now. */
export const CompareBackup = ({ backup }: { backup: Backup }) => {
  const compare = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/backups/{id}/compare', { params: { path: { id: backup.id } } })),
  })
  if (compare.data) return <Changes found={compare.data} />
  if (compare.error) return <ProblemCard error={compare.error} onRetry={compare.mutate} />
  return (
    <Button icon={Scale} busy={compare.isPending} onClick={() => compare.mutate()} className="justify-self-start">
      {t('backup.compare')}
    </Button>
  )
}

const Changes = ({ found: { movies_back, movies_gone, settings } }: { found: BackupComparison }) => {
  const { data } = useQuery(configFieldsQuery)
  const names = settings.map((name) => {
    const field = data?.results.find((each) => each.name === name)
    return field ? fieldWords(field)[0] : name
  })
  if (movies_back.count + movies_gone.count + names.length === 0) return <p role="status">{t('backup.compare_same')}</p>
  return (
    <div role="status" className="grid gap-3 rounded-card bg-ctl p-4">
      <Named title={t('backup.compare_back', counted(movies_back.count))} names={movies_back.titles} all={movies_back.count} />
      <Named title={t('backup.compare_gone', counted(movies_gone.count))} names={movies_gone.titles} all={movies_gone.count} />
      <Named title={t('backup.compare_settings', counted(names.length))} names={names} all={names.length} />
    </div>
  )
}

const counted = (number: number) => ({ count: number, shown: count(number) })

const Named = ({ title, names, all }: { title: string; names: readonly string[]; all: number }) => {
  if (all === 0) return null
  return (
    <div>
      <p className="font-medium">{title}</p>
      <p className="max-h-28 overflow-y-auto text-muted text-sm">
        {names.join(' · ')}
        {all > names.length && ` ${t('backup.compare_more', counted(all - names.length))}`}
      </p>
    </div>
  )
}
