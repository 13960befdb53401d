import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import type { RootFolder } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { confirm } from '../../../kit/confirm'

const setShared = ({ id }: RootFolder, shared: boolean) =>
  ask(client.PATCH('/api/v1/root-folders/{id}', { params: { path: { id } }, body: { shared } })).catch(sayProblem)

/** From now on Marquee may change what other programs placed there. */
export const makeMine = async (folder: RootFolder) => {
  const { yes } = await confirm({
    title: t('folder.mine_title', { path: folder.path }),
    text: t('folder.mine_text'),
    action: t('folder.mine'),
  })
  if (yes) await setShared(folder, false)
}

export const share = (folder: RootFolder) => setShared(folder, true)
