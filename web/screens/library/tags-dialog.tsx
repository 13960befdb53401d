import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addTag, changeMany } from '../../data/api/actions'
import { tagsQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { TextInput } from '../../kit/field'
import { Segmented } from '../../kit/segmented'
import { SkeletonRows } from '../../kit/skeleton'

type Wish = 'add' | 'keep' | 'drop'
type Props = { ids: number[]; onClose: () => void; onDone: () => void }

/** Adds tags to the selected movies and removes others. */
export const TagsDialog = ({ ids, onClose, onDone }: Props) => {
  const queries = useQueryClient()
  const tags = useQuery(tagsQuery)
  const [wishes, setWishes] = useState<Readonly<Record<number, Wish>>>({})
  const [name, setName] = useState('')
  const wished = (wish: Wish) =>
    Object.keys(wishes)
      .map(Number)
      .filter((id) => wishes[id] === wish)
  const [added, dropped] = [wished('add'), wished('drop')]
  const save = async () => {
    if (!(await changeMany(ids, { add_tag_ids: added, remove_tag_ids: dropped }))) return
    onClose()
    onDone()
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const tag = await addTag(name.trim())
    if (!tag) return
    setName('')
    setWishes((before) => ({ ...before, [tag.id]: 'add' }))
    await queries.invalidateQueries({ queryKey: tagsQuery.queryKey })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bulk.tags_title', { count: ids.length })}
      text={t('bulk.tags_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" changes disabled={added.length + dropped.length === 0} onClick={() => void save()}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {tags.isPending && <SkeletonRows rows={2} className="h-10" />}
        {tags.data?.results.length === 0 && <p className="text-muted">{t('bulk.no_tags')}</p>}
        {tags.data?.results.map((tag) => (
          <div key={tag.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>{tag.name}</span>
            <Segmented
              label={tag.name}
              value={wishes[tag.id] ?? 'keep'}
              onChange={(wish) => setWishes({ ...wishes, [tag.id]: wish })}
              options={[
                { value: 'drop', label: t('bulk.drop_tag') },
                { value: 'keep', label: t('bulk.keep_tag') },
                { value: 'add', label: t('bulk.add_tag') },
              ]}
            />
          </div>
        ))}
        <form onSubmit={(event) => void create(event)} className="flex gap-2">
          <TextInput
            aria-label={t('bulk.new_tag')}
            placeholder={t('bulk.new_tag')}
            maxLength={50}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {t('bulk.add_tag')}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
