import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { addTag } from '../../data/api/actions'
import { tagsQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { TextInput } from '../../kit/field'

type Props = { chosen: readonly number[]; onChange: (ids: number[]) => void; help?: string }

/** Tags to choose; typing a new one creates it. */
export const TagChoice = ({ chosen, onChange, help = t('tags.help') }: Props) => {
  const queries = useQueryClient()
  const tags = useQuery(tagsQuery).data?.results ?? []
  const [name, setName] = useState('')
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const create = async () => {
    if (name.trim() === '') return
    const known = tags.find((tag) => tag.name.toLowerCase() === name.trim().toLowerCase())
    const tag = known ?? (await addTag(name.trim()))
    if (!tag) return
    setName('')
    await queries.invalidateQueries({ queryKey: tagsQuery.queryKey })
    if (!chosen.includes(tag.id)) onChange([...chosen, tag.id])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void create()
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('tags.label')}</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => {
          const isOn = chosen.includes(tag.id)
          return (
            <button
              key={tag.id}
              type="button"
              aria-pressed={isOn}
              onClick={() => toggle(tag.id)}
              className={clsx(
                'flex min-h-8 items-center gap-1.5 rounded-pill px-3 text-sm pointer-coarse:min-h-10',
                isOn ? 'bg-accent text-on-accent' : 'bg-ctl hover:bg-hover',
              )}
            >
              {isOn && <Check aria-hidden className="size-3.5" strokeWidth={3} />}
              {tag.name}
            </button>
          )
        })}
      </div>
      <div className="mt-2 flex gap-2">
        <TextInput
          aria-label={t('bulk.new_tag')}
          placeholder={t('bulk.new_tag')}
          maxLength={50}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button icon={Plus} disabled={name.trim() === ''} onClick={() => void create()}>
          {t('bulk.add_tag')}
        </Button>
      </div>
      <p className="mt-1.5 text-muted text-sm">{help}</p>
    </fieldset>
  )
}
