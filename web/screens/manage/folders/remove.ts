import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import type { RootFolder } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { confirm } from '../../../kit/confirm'

/** Removes the root folder after confirmation. Nothing on disk changes. */
export const removeFolder = async ({ id, path }: RootFolder) => {
  const { yes } = await confirm({
    title: t('folder.remove_title', { path }),
    text: t('folder.remove_text'),
    action: t('folder.remove'),
    danger: true,
  })
  if (yes) await ask(client.DELETE('/api/v1/root-folders/{id}', { params: { path: { id } } })).catch(sayProblem)
}
