import clsx from 'clsx'
import { Portrait } from '../../kit/portrait'
import { Thumb } from '../../kit/thumb'
import type { Choice, Group } from './groups'

type Props = {
  id: string
  label: string
  groups: readonly Group[]
  /** Index of the highlighted result; -1 for none. */
  chosen: number
  /** Lays out results side by side, under the field of a page. */
  isFlat?: boolean
  onHover: (index: number) => void
  onRun: (choice: Choice) => void
}

/** Search results by group. */
export const ChoiceList = ({ id, label, groups, chosen, isFlat = false, onHover, onRun }: Props) => {
  const choices = groups.flatMap((group) => group.choices)
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={isFlat ? 'flex flex-wrap gap-2 pt-3 empty:hidden' : 'min-h-0 overflow-y-auto p-2'}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div key={group.name} role="group" aria-label={group.title} className={isFlat ? 'contents' : undefined}>
          {!isFlat && (
            <p aria-hidden className="px-3 pt-2 pb-1 font-medium text-muted text-xs">
              {group.title}
            </p>
          )}
          {group.choices.map((choice) => {
            const index = choices.indexOf(choice)
            return (
              <Row
                key={choice.key}
                id={`${id}-${String(index)}`}
                choice={choice}
                isFlat={isFlat}
                chosen={index === chosen}
                onHover={() => onHover(index)}
                onRun={() => onRun(choice)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type RowProps = { id: string; choice: Choice; isFlat: boolean; chosen: boolean; onHover: () => void; onRun: () => void }

const Row = ({ id, choice, isFlat, chosen, onHover, onRun }: RowProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={chosen}
    // Ignores results that appear under a resting pointer.
    onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onHover()}
    onClick={onRun}
    onKeyDown={undefined}
    className={clsx(
      'flex cursor-pointer items-center gap-3',
      isFlat ? 'min-h-9 max-w-full rounded-pill ps-1 pe-4 text-sm pointer-coarse:min-h-11' : 'min-h-11 rounded-ctl px-3 py-1.5',
      isFlat && (chosen ? 'bg-hover ring-2 ring-accent' : 'bg-ctl hover:bg-hover'),
      !isFlat && chosen && 'bg-hover',
    )}
  >
    <Sign choice={choice} isFlat={isFlat} />
    <span className="min-w-0 grow truncate">{choice.label}</span>
    {choice.note && <span className="max-w-1/2 shrink-0 truncate text-muted text-sm">{choice.note}</span>}
  </div>
)

const Sign = ({ choice, isFlat }: { choice: Choice; isFlat: boolean }) => {
  if (choice.portrait !== undefined)
    return (
      <span className={clsx('shrink-0 overflow-hidden', isFlat ? 'w-6 rounded-pill' : 'w-8 rounded-[0.25rem]')}>
        <Portrait src={choice.portrait} name={choice.label} className={clsx('rounded-none! text-2xs!', isFlat && 'aspect-square!')} />
      </span>
    )
  if (choice.poster !== undefined && !isFlat) return <Thumb src={choice.poster} title={choice.label} width={32} />
  return <choice.icon aria-hidden className={clsx('shrink-0 text-muted', isFlat ? 'ms-1.5 size-4' : 'size-5')} strokeWidth={1.75} />
}
