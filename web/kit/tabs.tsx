import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { count } from '../i18n/format'

type Tab<V extends string> = { value: V; label: string; count?: number | undefined }
type Props<V extends string> = { label: string; tabs: readonly Tab<V>[]; value: V; onChange: (value: V) => void; children: ReactNode }

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Scrolls an overflowing tab list to the selected tab. Never scrolls the page, whose position may just have been restored. */
const bringIntoSight = (list: HTMLElement) => {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  const { left, right } = list.getBoundingClientRect()
  if (!tab) return
  if (tab.right > right) list.scrollBy({ left: tab.right - right + EDGE })
  else if (tab.left < left) list.scrollBy({ left: tab.left - left - EDGE })
}
const EDGE = 16

/** Tabs for a few views of the same thing. Arrow keys move between them. */
export const Tabs = <V extends string>({ label, tabs, value, onChange, children }: Props<V>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.value === value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll when the selected tab changes
  useEffect(() => {
    if (list.current) bringIntoSight(list.current)
  }, [value])
  const onKeyDown = (event: KeyboardEvent) => {
    const mirrored = document.documentElement.dir === 'rtl' && { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key]
    const to = moves[mirrored || event.key]?.(at, tabs.length - 1)
    if (to === undefined) return
    event.preventDefault()
    onChange(tabs[to]!.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto border-line border-b max-md:-mx-(--gutter) max-md:px-(--gutter) [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={clsx(
              '-mb-px min-h-11 shrink-0 border-b-2 outline-offset-[-2px] transition-colors',
              tab.value === value ? 'border-accent text-fg' : 'border-transparent text-muted hover:text-fg',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="ms-1.5 rounded-pill bg-ctl px-1.5 py-0.5 text-xs">{count(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-5">
        {children}
      </div>
    </>
  )
}
