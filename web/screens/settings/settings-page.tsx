import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { configFieldsQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { useTitle } from '../../kit/page'
import { Tabs } from '../../kit/tabs'
import { type Entry, entryAt, entryWord, linkOf, partWord, slugOf } from './places'
import { sectionsOf } from './sections'
import { useSlug } from './use-slug'

type Props = {
  title: string
  text?: string
  actions?: ReactNode
  /** A short head on a phone: actions that fit next to the heading, and no text below the tabs. */
  small?: boolean
  wide?: boolean
  children: ReactNode
}

/** A settings page with more than a form. Pages of one entry are tabs below its name. */
export const SettingsPage = ({ title, text, actions, small = false, wide = false, children }: Props) => {
  useTitle(title)
  const slug = useSlug()
  const { data } = useQuery(configFieldsQuery)
  const entry = entryAt(data && sectionsOf(data.results), slug)
  const isTabbed = entry !== undefined && entry.parts.length > 1
  return (
    <section aria-labelledby="section-title" className={wide ? '' : 'max-w-3xl'}>
      <header className={`flex flex-wrap items-center gap-x-4 max-md:items-end gap-y-2 ${isTabbed ? 'mb-2' : 'mb-6'}`}>
        <h1 id="section-title" className="flex min-h-(--ctl-height) min-w-0 grow items-center font-bold text-2xl">
          {isTabbed ? entryWord(entry) : title}
        </h1>
        {actions && <div className={`flex flex-wrap gap-2 ${small ? '' : 'max-md:order-1 max-md:mt-3'}`}>{actions}</div>}
        {text && !isTabbed && <p className="basis-full text-muted">{text}</p>}
      </header>
      {isTabbed ? (
        <EntryTabs entry={entry} slug={slug}>
          {text && <p className={`mb-6 text-muted ${small ? 'max-md:hidden' : ''}`}>{text}</p>}
          {children}
        </EntryTabs>
      ) : (
        children
      )}
    </section>
  )
}

/** Whether the page that is about to appear was chosen as a tab: it takes the focus, which the tab of the previous page has lost. */
let isChosenTab = false

const EntryTabs = ({ entry, slug, children }: { entry: Entry; slug: string; children: ReactNode }) => {
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  // Before the router moves the focus to the page, which it does not if a tab has it.
  useLayoutEffect(() => {
    if (isChosenTab) box.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    isChosenTab = false
  }, [])
  const open = (to: string) => {
    const part = entry.parts.find((each) => slugOf(each) === to)
    if (!part) return
    isChosenTab = true
    void navigate({ ...linkOf(part), replace: true })
  }
  const tabs = entry.parts.map((part) => ({ value: slugOf(part), label: part.tab ? t(part.tab) : partWord(part) }))
  return (
    <div ref={box}>
      <Tabs label={entryWord(entry)} value={slug} tabs={tabs} onChange={open}>
        {children}
      </Tabs>
    </div>
  )
}
