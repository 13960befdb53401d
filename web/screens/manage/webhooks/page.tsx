import { useQuery } from '@tanstack/react-query'
import { PlugZap, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import type { EventType } from '#server/events'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import type { Config, FieldDeclaration, Webhook } from '../../../data/api/types'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Dialog } from '../../../kit/dialog'
import { type PathRow, PathRows, pathsIn } from '../../../kit/path-rows'
import { toast } from '../../../kit/toast'
import { When } from '../../../kit/when'
import { DeclaredForm, declared } from '../../settings/declared-form'
import { ManagedList, ManagedRow } from '../managed-list'
import { webhooksQuery } from '../queries'
import { EventChoice } from './event-choice'
import { HeaderLines, headersIn } from './header-lines'
import { type Preset, PresetChoice } from './preset-choice'

/** Webhooks: URLs notified about events. */
export const WebhooksPage = () => {
  const hooks = useQuery(webhooksQuery)
  const [open, setOpen] = useState<Webhook | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <ManagedList
      title={t('webhook.title')}
      text={t('webhook.text')}
      list={hooks}
      add={{ label: t('webhook.add'), run: () => setOpen('new') }}
      empty={{ icon: WebhookIcon, title: t('webhook.none'), text: t('webhook.none_text') }}
      row={(hook) => <Row key={hook.id} hook={hook} onEdit={() => setOpen(hook)} />}
    >
      {open && (
        <Dialog open onClose={close} title={open === 'new' ? t('webhook.add') : open.name} wide>
          <Form hook={open === 'new' ? undefined : open} onClose={close} />
        </Dialog>
      )}
    </ManagedList>
  )
}

const Row = ({ hook, onEdit }: { hook: Webhook; onEdit: () => void }) => {
  const path = { params: { path: { id: hook.id } } }
  const test = async () => {
    const { ok, message, ...said } = await ask(client.POST('/api/v1/webhooks/{id}/test', path))
    toast(told({ ...said, text: message }), { tone: ok ? 'ok' : 'bad' })
  }
  return (
    <ManagedRow
      name={hook.name}
      onEdit={onEdit}
      enabled={{ value: hook.enabled, change: (enabled) => ask(client.PATCH('/api/v1/webhooks/{id}', { ...path, body: { enabled } })) }}
      entries={[{ kind: 'item', label: t('webhook.test'), icon: PlugZap, run: () => void test().catch(sayProblem) }]}
      badges={
        hook.last_error ? (
          <Badge tone="warn">{t('webhook.failing')}</Badge>
        ) : hook.last_sent_at ? (
          <Badge tone="ok">{t('webhook.works')}</Badge>
        ) : undefined
      }
      remove={{ text: t('webhook.remove_text'), run: () => ask(client.DELETE('/api/v1/webhooks/{id}', path)) }}
    >
      <p className="text-muted text-sm">
        {hook.url_host}, {heard(hook)}
        {hook.last_sent_at && (
          <>
            {', '}
            {t('webhook.last')} <When at={hook.last_sent_at} />
          </>
        )}
        {hook.waiting > 0 && `, ${t('webhook.waiting', { count: hook.waiting })}`}
      </p>
      {hook.last_error && <p className="text-sm text-warn">{told(hook.last_error_reason ?? hook.last_error)}</p>}
    </ManagedRow>
  )
}

const heard = ({ refreshes, events }: Webhook): string => {
  if (refreshes !== null) return t('webhook.tells_folders')
  return events.length === 0 ? t('webhook.events_all') : t('webhook.events', { count: events.length })
}

type FormProps = { hook: Webhook | undefined; onClose: () => void }

const Form = ({ hook, onClose }: FormProps) => {
  const [preset, setPreset] = useState<Preset>()
  return (
    <div className="grid gap-6">
      {!hook && <PresetChoice value={preset} onChange={setPreset} />}
      <Details key={preset?.name} hook={hook} preset={preset} onClose={onClose} />
    </div>
  )
}

const Details = ({ hook, preset, onClose }: FormProps & { preset: Preset | undefined }) => {
  const [events, setEvents] = useState<readonly EventType[]>((hook?.events ?? []) as EventType[])
  const [headers, setHeaders] = useState('')
  const [paths, setPaths] = useState<readonly PathRow[]>((hook?.path_map ?? []).map((path, id) => ({ id, ...path })))
  const refreshes = (hook ?? preset)?.refreshes ?? null
  return (
    <DeclaredForm
      fields={fields({ isStored: hook !== undefined, refreshes })}
      stored={storedOf(hook, preset)}
      required={['name', 'url']}
      action={hook ? t('ui.save') : t('webhook.add')}
      save={(values, changes) =>
        save(hook, hook ? changes : values, {
          headers: headersIn(headers),
          ...(refreshes === null ? { events: [...events] as Webhook['events'] } : { refreshes, path_map: pathsIn(paths) }),
        })
      }
      onCancel={onClose}
      onSaved={() => {
        toast(t('ui.saved'), { tone: 'ok' })
        onClose()
      }}
    >
      <HeaderLines stored={hook?.header_names ?? []} value={headers} onChange={setHeaders} />
      {refreshes === null ? <EventChoice value={events} onChange={setEvents} /> : <Paths rows={paths} onChange={setPaths} />}
    </DeclaredForm>
  )
}

const storedOf = (hook: Webhook | undefined, preset: Preset | undefined): Config => {
  if (hook) return { name: hook.name, method: hook.method, url: hook.url_set ? '[REDACTED]' : null, template: hook.template }
  const { name = '', method = 'POST', url = null, template = null } = preset ?? {}
  return { name, method, url, template }
}

const Paths = ({ rows, onChange }: Pick<Parameters<typeof PathRows>[0], 'rows' | 'onChange'>) => (
  <PathRows
    rows={rows}
    onChange={onChange}
    words={{
      ...{ title: t('webhook.paths'), help: t('webhook.paths_help'), add: t('webhook.path_add') },
      ...{ from: t('webhook.path_from'), to: t('webhook.path_to') },
      labels: (place) => ({
        from: t('webhook.path_here', { place }),
        to: t('webhook.path_there', { place }),
        remove: t('webhook.path_remove', { place }),
      }),
    }}
  />
)

type More = Partial<Pick<Webhook, 'events' | 'refreshes' | 'path_map'>> & { headers: Record<string, string> }
const save = async (hook: Webhook | undefined, sent: Config, { headers, ...more }: More) => {
  const { name, url, method, template } = sent
  const body = {
    ...(typeof name === 'string' && { name: name.trim() }),
    ...(typeof url === 'string' && { url: url.trim() }),
    ...((method === 'POST' || method === 'PUT' || method === 'GET') && { method: method as Webhook['method'] }),
    ...(template !== undefined && { template: typeof template === 'string' && template !== '' ? template : null }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...more,
  }
  return hook
    ? await ask(client.PATCH('/api/v1/webhooks/{id}', { params: { path: { id: hook.id } }, body }))
    : await ask(client.POST('/api/v1/webhooks', { body: { ...body, name: String(name), url: String(url) } }))
}

/** The address of a stored webhook is a secret; that of a new one is being typed. A media server decides what it is sent. */
const fields = ({ isStored, refreshes }: { isStored: boolean; refreshes: Webhook['refreshes'] }): FieldDeclaration[] => {
  const help = refreshes === null ? t('webhook.url_help') : t('webhook.server_url_help')
  const place = [
    declared({ name: 'name', kind: 'text', label: t('webhook.name'), help: t('webhook.name_help') }),
    declared({ name: 'url', kind: 'text', label: t('webhook.url'), help, secret: isStored, nullable: false }),
  ]
  return refreshes === null ? [...place, ...message()] : place
}

const message = (): FieldDeclaration[] => [
  declared({ name: 'method', kind: 'choice', label: t('webhook.method'), help: t('webhook.method_help'), options: ['POST', 'PUT', 'GET'] }),
  declared({
    name: 'template',
    kind: 'text',
    label: t('webhook.template'),
    help: t('webhook.template_help'),
    nullable: true,
    format: 'template',
  }),
]
