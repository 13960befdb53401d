import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import type { ImportUndo } from '../../data/api/types'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { ProblemCard } from '../../kit/problem-card'

type Undo = UseMutationResult<ImportUndo, Error, number>
const mostShown = 50

export const useUndoImport = (): Undo => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => ask(client.POST('/api/v1/import/{id}/undo', { params: { path: { id } } })),
    onSettled: () => queries.invalidateQueries(),
  })
}

/** Undoes the newest import that is on hold. */
export const UndoButton = ({ undo, reportIds }: { undo: Undo; reportIds: readonly number[] }) => {
  const newest = reportIds.at(-1)
  if (newest === undefined) return null
  const run = async () => {
    const { yes } = await confirm({
      title: t('undo.ask'),
      text: t('undo.text'),
      after: t('undo.files_stay'),
      action: t('undo.button'),
      danger: true,
    })
    if (yes) undo.mutate(newest)
  }
  return (
    <Button icon={Undo2} busy={undo.isPending} onClick={() => void run()}>
      {t('undo.button')}
    </Button>
  )
}

/** What was undone, and what stays with the reason. */
export const Undone = ({ undo }: { undo: Undo }) => {
  if (undo.error) return <ProblemCard error={undo.error} />
  if (!undo.data) return null
  const { taken_back, stays } = undo.data
  return (
    <section role="status" className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="font-bold text-xl">{t('undo.done', { count: taken_back })}</h2>
      {stays.length > 0 && (
        <>
          <p className="text-soft">{t('undo.stays', { count: stays.length })}</p>
          <ul className="grid gap-1.5 text-sm">
            {stays.slice(0, mostShown).map(({ kind, name, reasons }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and it may contain a name twice
              <li key={place} className="min-w-0">
                <span className="break-words font-medium">{name}</span> <span className="text-muted">{t(`undo.kind_${kind}`)}</span>
                <span className="block break-words text-soft">{reasons.map(told).join('. ')}</span>
              </li>
            ))}
            {stays.length > mostShown && <li className="text-muted">{t('hold.more', { count: stays.length - mostShown })}</li>}
          </ul>
        </>
      )}
    </section>
  )
}
