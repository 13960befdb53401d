import { infiniteQueryOptions } from '@tanstack/react-query'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { toast } from '../../kit/toast'
import { now } from '../clock'
import { sayProblem } from './actions'
import { ask, client } from './client'
import type { Undoable } from './types'

/** A change that is older is only offered: whoever presses the key may not remember it. */
const FRESH_MS = 600_000

const page = (limit: number, cursor = '', signal: AbortSignal | null = null) =>
  ask(client.GET('/api/v1/undo', { params: { query: { limit, ...(cursor && { cursor }) } }, signal }))

/** What people changed in the last week, newest first. */
export const changesQuery = infiniteQueryOptions({
  queryKey: ['undo'],
  queryFn: ({ pageParam, signal }) => page(25, pageParam, signal),
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
  staleTime: 0,
  meta: {
    refreshOn: [
      'movie_added',
      'movie_updated',
      'movie_removed',
      'movie_watched',
      'movie_unwatched',
      'file_added',
      'file_removed',
      'file_renamed',
      'file_restored',
      'recycle_changed',
      'config_changed',
      'quality_profile_changed',
      'custom_format_changed',
      'tag_changed',
      'exclusion_changed',
      'list_changed',
      'indexer_changed',
      'download_client_changed',
      'webhook_changed',
      'root_folder_changed',
    ],
  },
})

export const textOf = ({ code, values, text }: Undoable): string => told({ code, values, text })

/** True if it succeeded. Offers to redo it. */
export const undoChange = async (change: Undoable): Promise<boolean> => {
  try {
    await ask(client.POST('/api/v1/undo/{id}', { params: { path: { id: change.id } } }))
  } catch (error) {
    sayProblem(error)
    return false
  }
  const [newest] = await newestOwn()
  const redo = newest?.undoes === change.id ? { action: { label: t('ui.redo'), run: () => void undoChange(newest) } } : {}
  toast(change.undoes === null ? t('changes.undone', { text: textOf(change) }) : textOf(change), { tone: 'ok', ...redo })
  return true
}

const newestOwn = async (): Promise<Undoable[]> => {
  const { results } = await page(100)
  return results.filter(({ is_own }) => is_own)
}

/** Undoes the last change of this device. */
export const undoLast = async (): Promise<void> => {
  const own = await newestOwn().catch(sayProblem)
  if (!own) return
  const last = own.find(({ undoes, undone_at }) => undoes === null && undone_at === null)
  if (!last) return void toast(t('changes.nothing'))
  if (last.reason) return void toast(told(last.reason), { tone: 'bad' })
  if (now() - Date.parse(last.at) < FRESH_MS) return void (await undoChange(last))
  toast(t('changes.old', { text: textOf(last) }), { action: { label: t('ui.undo'), run: () => void undoChange(last) } })
}

/** Says what was done, and offers to undo the newest change of this device: this one. */
export const sayDone = async (text: string): Promise<void> => {
  const [newest] = await newestOwn().catch((): Undoable[] => [])
  const undo = newest?.undoable && newest.undoes === null ? { action: { label: t('ui.undo'), run: () => void undoChange(newest) } } : {}
  toast(text, { tone: 'ok', ...undo })
}
