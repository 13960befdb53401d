import { learn, t } from '../../i18n/translate'
import { away } from '../../kit/connection'
import { closeToast, toast } from '../../kit/toast'
import { taken } from './taken'

const SHOWN_MS = 60_000

/** When an open window loses the service, it offers the movies that are here: the offline page, which a reload opens, plays them. */
export const offerWhenAway = (): void => {
  let offered: number | undefined
  const look = async (): Promise<void> => {
    if (offered !== undefined) closeToast(offered)
    offered = undefined
    if (!away.get() || !taken.get().items.some(({ is_whole }) => is_whole)) return
    await learn('player')
    if (away.get()) offered = toast(t('along.offer'), { ms: SHOWN_MS, action: { label: t('along.show'), run: () => location.reload() } })
  }
  away.subscribe(() => void look().catch(() => undefined))
}
