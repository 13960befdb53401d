import clsx from 'clsx'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import type { QualityProfile } from '../../../data/api/types'
import { listOf } from '../../../i18n/format'
import { t } from '../../../i18n/translate'
import { announce } from '../../../kit/announce'
import { IconButton } from '../../../kit/button'
import { Switch } from '../../../kit/field'

export type Step = QualityProfile['items'][number]

export const stepName = (step: Step) => ('group' in step ? step.group : step.quality)

type Props = { /** Best first. */ steps: readonly Step[]; onChange: (steps: readonly Step[]) => void }

/** Qualities from best to worst: drag or use the buttons to reorder, and allow or forbid each. */
export const Ladder = ({ steps, onChange }: Props) => {
  const [dragged, setDragged] = useState<number>()
  const move = (from: number, to: number) => {
    const step = steps[from]
    if (!step || to < 0 || to >= steps.length || from === to) return
    const others = steps.filter((_, index) => index !== from)
    onChange([...others.slice(0, to), step, ...others.slice(to)])
    announce(t('profile.moved', { name: stepName(step), place: to + 1, count: steps.length }))
  }
  const allow = (at: number, allowed: boolean) => onChange(steps.map((step, index) => (index === at ? { ...step, allowed } : step)))
  return (
    <ol aria-label={t('profile.ladder')} className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {steps.map((step, index) => (
        <li
          key={stepName(step)}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(index)
          }}
          onDragOver={(event) => {
            event.preventDefault()
            if (dragged === undefined || dragged === index) return
            move(dragged, index)
            setDragged(index)
          }}
          onDragEnd={() => setDragged(undefined)}
          className={clsx('flex min-h-11 items-center gap-2 ps-1 pe-3', dragged === index ? 'bg-hover' : 'bg-surface')}
        >
          <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-muted max-sm:hidden" />
          <div className={clsx('min-w-0 grow py-1.5 ps-1', !step.allowed && 'text-muted')}>
            <p>{stepName(step)}</p>
            {'group' in step && <p className="text-muted text-xs">{listOf(step.qualities)}</p>}
          </div>
          <IconButton
            small
            icon={ArrowUp}
            disabled={index === 0}
            label={t('profile.better', { name: stepName(step) })}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            small
            icon={ArrowDown}
            disabled={index === steps.length - 1}
            label={t('profile.worse', { name: stepName(step) })}
            onClick={() => move(index, index + 1)}
          />
          <Switch
            checked={step.allowed}
            label={t('profile.take', { name: stepName(step) })}
            onChange={(allowed) => allow(index, allowed)}
          />
        </li>
      ))}
    </ol>
  )
}
