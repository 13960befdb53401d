import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate'
import { listsQuery } from '../manage/queries'

/** Who or what added the movie. `by` is the value from the API, such as `list:3`. */
export const AddedBy = ({ by }: { by: string }) =>
  by.startsWith('list:') ? <FromList id={Number(by.slice(5))} /> : (words[by.split(':')[0] ?? by]?.() ?? by)

const words: Record<string, () => string> = {
  user: () => t('details.by_user'),
  follow: () => t('details.by_follow'),
  tracker: () => t('details.by_tracker'),
  import: () => t('details.by_import'),
}

const FromList = ({ id }: { id: number }) => {
  const lists = useQuery(listsQuery)
  const name = lists.data?.results.find((list) => list.id === id)?.name
  if (name !== undefined) return t('details.by_list', { name })
  return lists.isSuccess ? t('details.by_old_list') : '…'
}
