import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, HardDriveDownload, PlugZap } from 'lucide-react'
import { useState } from 'react'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import type { Config, ConfigValue, DownloadClient, FieldDeclaration } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/dialog'
import { ProblemCard } from '../../../kit/problem-card'
import { toast } from '../../../kit/toast'
import { DeclaredForm, declared } from '../../settings/declared-form'
import { ManagedList, ManagedRow } from '../managed-list'
import { downloadClientsQuery } from '../queries'

const TYPE = 'qbittorrent'

/** External download clients. Without one, the embedded client downloads. */
export const DownloadClientsPage = () => {
  const clients = useQuery(downloadClientsQuery)
  const [open, setOpen] = useState<DownloadClient | 'new'>()
  const close = () => setOpen(undefined)
  const first = clients.data?.results.find(({ enabled }) => enabled)
  return (
    <ManagedList
      title={t('client.title')}
      text={t('client.text')}
      list={clients}
      add={{ label: t('client.add'), run: () => setOpen('new') }}
      empty={{ icon: HardDriveDownload, title: t('client.none'), text: t('client.none_text') }}
      row={(one) => <Row key={one.id} one={one} first={one === first} onEdit={() => setOpen(one)} />}
    >
      {open && (
        <Dialog open onClose={close} title={open === 'new' ? t('client.add') : open.name} wide>
          <Form one={open === 'new' ? undefined : open} onClose={close} />
        </Dialog>
      )}
    </ManagedList>
  )
}

const Row = ({ one, first, onEdit }: { one: DownloadClient; first: boolean; onEdit: () => void }) => {
  const path = { params: { path: { id: one.id } } }
  const test = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/download-clients/{id}/test', path)),
    onError: sayProblem,
    onSuccess: () => toast(t('client.answers', { name: one.name }), { tone: 'ok' }),
  })
  return (
    <ManagedRow
      name={one.name}
      onEdit={onEdit}
      entries={[{ kind: 'item', label: t('settings.test'), icon: PlugZap, disabled: test.isPending, run: () => test.mutate() }]}
      enabled={{
        value: one.enabled,
        change: (enabled) => ask(client.PATCH('/api/v1/download-clients/{id}', { ...path, body: { enabled } })),
      }}
      badges={first ? <Badge tone="ok">{t('client.gets_new')}</Badge> : undefined}
      remove={{ text: t('client.remove_text'), run: () => ask(client.DELETE('/api/v1/download-clients/{id}', path)) }}
    >
      <p className="truncate text-muted text-sm">
        {one.type === TYPE ? 'qBittorrent' : one.type}, {String(one.settings.url ?? '')}
      </p>
    </ManagedRow>
  )
}

const Form = ({ one, onClose }: { one: DownloadClient | undefined; onClose: () => void }) => (
  <DeclaredForm
    fields={fields()}
    stored={one ? { ...(one.settings as Config), name: one.name, priority: one.priority } : { ...fresh }}
    required={['name', 'url', 'category']}
    action={one ? t('ui.save') : t('client.add')}
    save={(values, changes) => save(one, values, changes)}
    trial={(values) => <Trial one={one} values={values} />}
    onCancel={onClose}
    onSaved={() => {
      toast(t('ui.saved'), { tone: 'ok' })
      onClose()
    }}
  />
)

/**
 * Tests the values in the form. The stored password never reaches the browser: if password and URL are unchanged, the stored client is
 * tested.
 */
const Trial = ({ one, values }: { one: DownloadClient | undefined; values: Config }) => {
  const test = useMutation({
    mutationFn: () =>
      one && values.password === '[REDACTED]' && values.url === one.settings.url
        ? ask(client.POST('/api/v1/download-clients/{id}/test', { params: { path: { id: one.id } } }))
        : ask(
            client.POST('/api/v1/download-clients/test', { body: { type: TYPE, name: String(values.name), settings: settingsOf(values) } }),
          ),
  })
  return (
    <div className="grid gap-3">
      <Button icon={PlugZap} className="justify-self-start" busy={test.isPending} onClick={() => test.mutate()}>
        {t('settings.test')}
      </Button>
      {test.error && <ProblemCard error={test.error} />}
      {test.data && (
        <p role="status" className="inline-flex items-center gap-1.5 text-ok">
          <CircleCheck aria-hidden className="size-4" />
          {t('client.answers', { name: `qBittorrent ${test.data.version}` })}
        </p>
      )}
    </div>
  )
}

const settingsOf = ({ name: _, priority: __, ...settings }: Config) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]: [string, ConfigValue]) => value !== null && value !== ''))

const fresh: Config = { name: 'qBittorrent', priority: 1, url: 'http://localhost:8080', category: 'marquee' }

/** Sends only changed fields, so an untouched secret is kept. */
const save = async (one: DownloadClient | undefined, values: Config, changes: Config) => {
  const sent = one ? changes : values
  const { name, priority, ...settings } = sent
  const body = {
    ...(typeof name === 'string' && { name }),
    ...(typeof priority === 'number' && { priority }),
    settings: Object.fromEntries(Object.entries(settings).filter(([, value]: [string, ConfigValue]) => one || value !== null)),
  }
  return one
    ? await ask(client.PATCH('/api/v1/download-clients/{id}', { params: { path: { id: one.id } }, body }))
    : await ask(client.POST('/api/v1/download-clients', { body: { type: TYPE, ...body, name: String(name) } }))
}

const fields = (): FieldDeclaration[] => [
  declared({ name: 'name', kind: 'text', label: t('client.name'), help: t('client.name_help') }),
  declared({ name: 'url', kind: 'text', label: t('client.url'), help: t('client.url_help'), format: 'url' }),
  declared({ name: 'username', kind: 'text', label: t('client.username'), help: t('client.username_help'), nullable: true }),
  declared({ name: 'password', kind: 'text', label: t('client.password'), help: t('client.password_help'), secret: true, nullable: true }),
  declared({ name: 'category', kind: 'text', label: t('client.category'), help: t('client.category_help') }),
  declared({
    name: 'save_path',
    kind: 'text',
    label: t('client.save_path'),
    help: t('client.save_path_help'),
    nullable: true,
    format: 'path',
  }),
  declared({
    name: 'path_there',
    kind: 'text',
    label: t('client.path_there'),
    help: t('client.path_there_help'),
    nullable: true,
    format: 'path',
  }),
  declared({
    name: 'path_here',
    kind: 'text',
    label: t('client.path_here'),
    help: t('client.path_here_help'),
    nullable: true,
    format: 'path',
  }),
  declared({ name: 'priority', kind: 'integer', label: t('client.priority'), help: t('client.priority_help'), min: 1, max: 50 }),
]
