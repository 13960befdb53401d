import { useEffect, useRef } from 'react'
import type { FieldDeclaration } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import type { Draft } from './use-draft'

const MOVES_US = ['base_url', 'listen_port', 'listen_address']

/** Height covered by the bar: a field that gets focus scrolls above it. */
const COVERED = 'calc(var(--bar) + 7rem)'

/** Shows the number of unsaved changes until they are saved. */
export const SaveBar = ({ draft, fields }: { draft: Draft; fields: readonly FieldDeclaration[] }) => {
  const save = useRef(draft.save)
  save.current = draft.save
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  const isShown = draft.count > 0
  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    style.scrollPaddingBlockEnd = COVERED
    return () => {
      style.scrollPaddingBlockEnd = ''
    }
  }, [isShown])
  const elsewhere = draft.problem && Object.keys(draft.errors).length === 0
  const moving = fields.some(({ name }) => MOVES_US.includes(name) && name in draft.changes)
  if (!isShown) return null
  return (
    <div className="sticky bottom-[calc(var(--bar)+0.75rem)] z-10 grid gap-3 md:bottom-6">
      {elsewhere && <ProblemCard error={draft.problem} />}
      <div className="flex flex-wrap items-center gap-2 rounded-panel bg-raised p-2 ps-4 shadow-pop">
        {moving && <p className="basis-full pt-1 text-sm text-warn">{t('settings.moves')}</p>}
        <strong role="status" className="grow font-medium">
          {t('settings.changes', { count: draft.count })}
        </strong>
        <Button small onClick={draft.discard}>
          {t('settings.discard')}
        </Button>
        <Button small kind="primary" type="submit" busy={draft.saving}>
          {t('ui.save')}
        </Button>
      </div>
    </div>
  )
}
