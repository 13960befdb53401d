import { useMutation } from '@tanstack/react-query'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import type { FollowedList } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { toast } from '../../../kit/toast'

/** Syncs a list and shows how many movies that added. */
export const syncList = async (id: number, accept_fewer = false) => {
  const { added, to_add } = await ask(client.POST('/api/v1/lists/{id}/refresh', { params: { path: { id } }, body: { accept_fewer } }))
  toast(`${t('list.synced', { count: added })} ${t('list.left', { count: to_add })}`, { tone: 'ok' })
}

/** Syncs a list. `true` accepts a list that has become much shorter. */
export const useSync = ({ id }: FollowedList) => {
  const sync = useMutation({
    mutationFn: (accept_fewer: boolean) => syncList(id, accept_fewer),
    onError: sayProblem,
  })
  return { sync: sync.mutate, isSyncing: sync.isPending }
}
