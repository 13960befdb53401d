import { useMutation, useQuery } from '@tanstack/react-query'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button, buttonStyle } from '../../kit/button'
import { toast } from '../../kit/toast'
import { updateQuery } from './queries'

/** Announces a new version: what is new, where to read more, and how to get it. */
export const UpdateNotice = () => {
  const update = useQuery(updateQuery)
  const install = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/update/install')),
    onSuccess: () => toast(t('update.installing'), { tone: 'ok' }),
    onError: sayProblem,
  })
  if (!update.data?.latest) return null
  const { latest, notes, url, can_install, error, error_reason } = update.data
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="font-bold text-lg">{t('update.title', { version: latest })}</h2>
      {notes && <p className="whitespace-pre-line">{notes}</p>}
      {error && <p className="text-sm text-warn">{told(error_reason ?? error)}</p>}
      <div className="flex flex-wrap gap-2">
        {can_install && (
          <Button kind="primary" changes busy={install.isPending} onClick={() => install.mutate()}>
            {t('update.install')}
          </Button>
        )}
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonStyle()}>
            {t('update.more')}
          </a>
        )}
      </div>
      <p className="text-muted text-sm">{t(can_install ? 'update.text' : 'update.by_others')}</p>
    </section>
  )
}
