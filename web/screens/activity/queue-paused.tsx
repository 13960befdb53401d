import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { configQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'

export const pauseQueue = (queue_paused: boolean) => ask(client.PUT('/api/v1/config', { body: { queue_paused } })).catch(sayProblem)

/** Why a download in the queue does not start although there is room for it, and the way out. */
export const QueuePaused = () => {
  const { data: config } = useQuery(configQuery)
  if (!config?.queue_paused) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
      {t('queue.paused')}
      <Button small changes icon={Play} onClick={() => void pauseQueue(false)}>
        {t('queue.start')}
      </Button>
    </p>
  )
}
