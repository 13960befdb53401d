import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../../data/api/client'
import { profilesQuery, rootFoldersQuery, tagsQuery } from '../../../data/api/queries'
import { leavingQuery, storageRulesQuery } from '../../../data/api/storage'
import type { StorageRule } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Dialog } from '../../../kit/dialog'
import { LeavingList } from '../../storage/leaving-list'
import { ManagedList, ManagedRow } from '../managed-list'
import { RuleForm } from './form'
import { type Names, ruleInWords } from './rule-in-words'

/** Rules that make room, and what leaves by them. */
export const StorageRulesPage = () => {
  const rules = useQuery(storageRulesQuery)
  const names = useNames()
  const [open, setOpen] = useState<StorageRule | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <ManagedList
      title={t('rule.title')}
      text={t('rule.text')}
      list={rules}
      add={{ label: t('rule.add'), run: () => setOpen('new') }}
      empty={{ icon: Hourglass, title: t('rule.none'), text: t('rule.none_text') }}
      row={(rule) => (
        <ManagedRow
          key={rule.id}
          name={rule.name}
          enabled={{ value: rule.enabled, change: (enabled) => changeRule(rule.id, { enabled }) }}
          onEdit={() => setOpen(rule)}
          remove={{
            text: t('rule.remove_text'),
            run: () => ask(client.DELETE('/api/v1/storage/rules/{id}', { params: { path: { id: rule.id } } })),
          }}
        >
          <p className="text-muted text-sm">{ruleInWords(rule, names)}</p>
        </ManagedRow>
      )}
    >
      <p className="mt-4 text-muted text-sm">{t('rule.safe')}</p>
      <Leaving />
      {open && (
        <Dialog open onClose={close} title={open === 'new' ? t('rule.add') : open.name}>
          <RuleForm rule={open === 'new' ? undefined : open} names={names} onClose={close} />
        </Dialog>
      )}
    </ManagedList>
  )
}

const changeRule = (id: number, body: { enabled: boolean }) =>
  ask(client.PATCH('/api/v1/storage/rules/{id}', { params: { path: { id } }, body }))

const useNames = (): Names => ({
  profiles: useQuery(profilesQuery).data?.results ?? [],
  tags: useQuery(tagsQuery).data?.results ?? [],
  folders: useQuery(rootFoldersQuery).data?.results ?? [],
})

const Leaving = () => {
  const { data = [] } = useQuery(leavingQuery)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="leaving" className="mt-10">
      <h2 id="leaving" className="mb-4 font-bold text-lg">
        {t('leaving.title')}
      </h2>
      <LeavingList leaving={data} columns="gap-5" />
    </section>
  )
}
