import { Menu } from '@base-ui/react/menu'
import clsx from 'clsx'
import { Check, type LucideIcon } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'

const row =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-ctl px-2.5 py-1.5 outline-none select-none data-highlighted:bg-hover data-disabled:opacity-55 pointer-coarse:min-h-11'

const EDGE = 8
const FADE = '2.5rem'
/** Height of the bottom bar; 0 on a desktop, where it is hidden. */
const barHeight = () => document.getElementById('bar')?.offsetHeight ?? 0

export type MenuEntry =
  | { kind: 'item'; label: string; icon?: LucideIcon; danger?: boolean; disabled?: boolean; run: () => void }
  | { kind: 'check'; label: string; note?: string; checked: boolean; run: () => void }
  | { kind: 'heading'; label: string }
  | { kind: 'line' }

type Props = { trigger: ReactElement; entries: readonly MenuEntry[]; align?: 'start' | 'end' | undefined }

export const MenuPopup = ({ trigger, entries, align = 'end' }: Props) => {
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  const hasMore = useHasMore(popup)
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger render={trigger} />
      <Menu.Portal container={document.getElementById('main')}>
        <Menu.Positioner
          sideOffset={6}
          align={align}
          collisionPadding={{ top: EDGE, left: EDGE, right: EDGE, bottom: EDGE + barHeight() }}
          className="z-50 outline-none"
        >
          <Menu.Popup
            ref={setPopup}
            tabIndex={0}
            style={{ scrollPaddingBlockEnd: FADE }}
            className="layer max-h-(--available-height) min-w-40 max-w-72 overflow-y-auto rounded-panel bg-raised p-1.5 shadow-pop outline-none"
          >
            {entries.map((entry, at) => (
              <Entry key={`${entry.kind}-${String(at)}`} entry={entry} />
            ))}
            {hasMore && <div aria-hidden className="pointer-events-none" style={fade} />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Overlays the last visible entry without taking up space. */
const fade = {
  position: 'sticky',
  bottom: '-0.375rem',
  blockSize: FADE,
  marginBlockStart: `-${FADE}`,
  background: 'linear-gradient(to top, var(--raised), transparent)',
} as const

/** Whether there is more to scroll. Needed on phones, which show no scrollbar. */
const useHasMore = (box: HTMLElement | null): boolean => {
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    if (!box) return
    const measure = () => setHasMore(box.scrollHeight - box.scrollTop - box.clientHeight > EDGE)
    const size = new ResizeObserver(measure)
    size.observe(box)
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      size.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [box])
  return hasMore
}

const Entry = ({ entry }: { entry: MenuEntry }) => {
  if (entry.kind === 'line') return <Menu.Separator className="mx-2 my-2 h-px bg-line" />
  if (entry.kind === 'heading')
    return (
      <div role="presentation" className="px-2.5 pt-2 pb-1 font-medium text-muted text-xs">
        {entry.label}
      </div>
    )
  if (entry.kind === 'check')
    return (
      <Menu.CheckboxItem checked={entry.checked} onCheckedChange={entry.run} closeOnClick={false} className={row}>
        <span className="flex size-4 items-center justify-center">
          {entry.checked && <Check aria-hidden className="size-4 text-accent" />}
        </span>
        <span className="grow">{entry.label}</span>
        {entry.note && <span className="text-muted text-sm">{entry.note}</span>}
      </Menu.CheckboxItem>
    )
  const Icon = entry.icon
  return (
    <Menu.Item disabled={entry.disabled ?? false} onClick={entry.run} className={clsx(row, entry.danger && 'text-bad')}>
      {Icon && <Icon aria-hidden className="size-4 opacity-80" />}
      {entry.label}
    </Menu.Item>
  )
}
