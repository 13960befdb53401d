import { useMutation, useQuery } from '@tanstack/react-query'
import { Tag as TagIcon } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../../data/api/client'
import { tagsQuery } from '../../../data/api/queries'
import type { Tag } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Dialog } from '../../../kit/dialog'
import { toast } from '../../../kit/toast'
import { DeclaredForm, declared } from '../../settings/declared-form'
import { ManagedList, ManagedRow } from '../managed-list'

/** The user's tags. */
export const TagsPage = () => {
  const tags = useQuery(tagsQuery)
  const [open, setOpen] = useState<Tag | 'new'>()
  const close = () => setOpen(undefined)
  const save = useMutation({
    mutationFn: (name: string) =>
      open === 'new' || !open
        ? ask(client.POST('/api/v1/tags', { body: { name } }))
        : ask(client.PATCH('/api/v1/tags/{id}', { params: { path: { id: open.id } }, body: { name } })),
  })
  return (
    <ManagedList
      title={t('tag.title')}
      text={t('tag.text')}
      list={tags}
      add={{ label: t('tag.add'), run: () => setOpen('new') }}
      empty={{ icon: TagIcon, title: t('tag.none'), text: t('tag.none_text') }}
      row={(tag) => (
        <ManagedRow
          key={tag.id}
          name={tag.name}
          onEdit={() => setOpen(tag)}
          remove={{
            text: t('tag.remove_text', { count: tag.movie_count }),
            run: () => ask(client.DELETE('/api/v1/tags/{id}', { params: { path: { id: tag.id } } })),
          }}
        >
          <p className="text-muted text-sm">{t('library.count', { count: tag.movie_count })}</p>
        </ManagedRow>
      )}
    >
      {open && (
        <Dialog open onClose={close} title={open === 'new' ? t('tag.add') : open.name}>
          <DeclaredForm
            fields={[declared({ name: 'name', kind: 'text', label: t('tag.name'), help: t('tag.name_help') })]}
            stored={{ name: open === 'new' ? '' : open.name }}
            required={['name']}
            action={open === 'new' ? t('tag.add') : t('ui.save')}
            save={({ name }) => save.mutateAsync(String(name).trim())}
            onCancel={close}
            onSaved={() => {
              toast(t('ui.saved'), { tone: 'ok' })
              close()
            }}
          />
        </Dialog>
      )}
    </ManagedList>
  )
}
