import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FolderOpen, Power, RotateCw } from 'lucide-react'
import { useId } from 'react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { Switch } from '../../kit/field'
import { toast } from '../../kit/toast'
import { autostartQuery } from './queries'

/** Actions of a desktop app: quit, restart, start at sign-in, open the data folder. */
export const ProgramControls = () => (
  <section className="grid gap-4">
    <h2 className="font-bold text-lg">{t('program.title')}</h2>
    <Autostart />
    <div className="flex flex-wrap gap-2">
      {isOnThisComputer() && (
        <Button icon={FolderOpen} changes onClick={() => void reveal()}>
          {t('program.open_folder')}
        </Button>
      )}
      <Button icon={RotateCw} changes onClick={() => void end('restart')}>
        {t('program.restart')}
      </Button>
      <Button icon={Power} kind="danger" onClick={() => void end('stop')}>
        {t('program.quit')}
      </Button>
    </div>
  </section>
)

const Autostart = () => {
  const id = useId()
  const queries = useQueryClient()
  const autostart = useQuery(autostartQuery)
  const change = useMutation({
    mutationFn: (enabled: boolean) => ask(client.PUT('/api/v1/service/autostart', { body: { enabled } })),
    onSuccess: (now) => queries.setQueryData(autostartQuery.queryKey, now),
    onError: sayProblem,
  })
  if (!autostart.data?.supported) return null
  return (
    <div className="flex items-center gap-3">
      <Switch id={id} checked={autostart.data.enabled} disabled={change.isPending} onChange={change.mutate} />
      <label htmlFor={id}>{t('program.autostart')}</label>
    </div>
  )
}

const isOnThisComputer = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

const reveal = async () => {
  try {
    await ask(client.POST('/api/v1/service/reveal', { body: { what: 'data' } }))
  } catch (error) {
    sayProblem(error)
  }
}

const end = async (action: 'stop' | 'restart') => {
  const isStop = action === 'stop'
  const { yes } = await confirm({
    title: t(isStop ? 'program.quit_title' : 'program.restart_title'),
    text: t(isStop ? 'program.quit_text' : 'program.restart_text'),
    action: t(isStop ? 'program.quit' : 'program.restart'),
    danger: isStop,
  })
  if (!yes) return
  try {
    await ask(isStop ? client.POST('/api/v1/service/stop') : client.POST('/api/v1/service/restart'))
    toast(t(isStop ? 'program.quitting' : 'program.restarting'), { tone: 'ok' })
  } catch (error) {
    sayProblem(error)
  }
}
