import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatchRoute, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { configFieldsQuery } from '../../data/api/queries'
import type { FieldDeclaration } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { useTitle } from '../../kit/page'
import { SearchField } from '../../kit/search-field'
import { settingsLike } from './find-settings'
import { entryWord, groupsOf, linkOf, type SettingsPart, slugOf } from './places'
import { fieldWords, sectionIcon, sectionSlug, sectionsOf, sectionWord } from './sections'
import { useSlug } from './use-slug'

const item =
  'flex min-h-7 items-center gap-3 rounded-ctl px-3 py-1 text-soft pointer-coarse:min-h-11 leading-snug hover:bg-hover hover:text-fg aria-[current]:bg-hover aria-[current]:text-fg'

/** One level up, on a phone. */
const Up = ({ to, label }: { to: '/more' | '/settings'; label: string }) => (
  <Link to={to} className="-mt-5 mb-3 flex min-h-10 w-fit items-center gap-2 pt-2 text-soft text-sm hover:text-fg md:hidden">
    <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
    {label}
  </Link>
)

/** Two panes on a desktop; on a phone the list opens one section at a time. */
export const SettingsFrame = () => {
  const atIndex = useMatchRoute()({ to: '/settings' }) !== false
  return (
    <div className="gutter flex w-full max-w-[104rem] gap-10 pt-5">
      <aside className={`${atIndex ? '' : 'max-md:hidden'} w-full shrink-0 max-md:pb-16 md:w-64`}>
        {atIndex && <Up to="/more" label={t('nav.more')} />}
        <SettingsList atIndex={atIndex} />
      </aside>
      <div className={`${atIndex ? 'max-md:hidden' : ''} min-w-0 grow pb-16`}>
        {!atIndex && <Up to="/settings" label={t('nav.settings')} />}
        <Outlet />
      </div>
    </div>
  )
}

const SettingsList = ({ atIndex }: { atIndex: boolean }) => {
  const list = useRef<HTMLDivElement>(null)
  const { data } = useQuery(configFieldsQuery)
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const sections = sectionsOf(data?.results ?? [])
  const count = sections.length
  const router = useRouter()
  useEffect(() => {
    if (count === 0 || atIndex) return
    const showCurrent = () => {
      const pane = list.current
      const current = pane?.querySelector<HTMLElement>('[aria-current]')
      if (pane && current) pane.scrollTop += current.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 2
    }
    showCurrent()
    // After the router, which restores the list's scroll position.
    return router.subscribe('onRendered', showCurrent)
  }, [count, atIndex, router])
  const Heading = atIndex ? 'h1' : 'p'
  return (
    <div className="md:sticky md:top-19 md:flex md:max-h-[calc(100dvh-5.25rem)] md:flex-col">
      <Heading className="mb-2 flex min-h-(--ctl-height) items-center font-bold text-2xl">{t('nav.settings')}</Heading>
      {atIndex && <Titled />}
      <SearchField label={t('settings.search')} value={text} onType={setText} />
      <div
        ref={list}
        className="min-h-0 py-2.5 max-md:pt-4 md:-mx-1 md:overflow-y-auto md:px-1 md:[mask-image:linear-gradient(transparent,#000_0.625rem_calc(100%-0.625rem),transparent)]"
      >
        {wanted !== '' ? <Hits fields={data?.results ?? []} wanted={wanted} /> : <Everything sections={sections} />}
      </div>
    </div>
  )
}

const Hits = ({ fields, wanted }: { fields: readonly FieldDeclaration[]; wanted: string }) => {
  const { places, rows, settings } = settingsLike(fields, wanted)
  return (
    <ul aria-label={t('settings.found')} className="grid gap-0.5">
      {places.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={item}>
            {t(label)}
          </Link>
        </li>
      ))}
      {rows.map(({ label, hash }) => (
        <li key={label} className="min-w-0">
          <Link to="/settings/appearance" hash={hash} className={item}>
            <Hit label={t(label)} where={t('settings.appearance')} />
          </Link>
        </li>
      ))}
      {settings.map((field) => (
        <li key={field.name} className="min-w-0">
          <Link to="/settings/$section" params={{ section: sectionSlug(field.section) }} hash={field.name} className={item}>
            <Hit label={fieldWords(field)[0]} where={sectionWord(field.section)} />
          </Link>
        </li>
      ))}
      {places.length + rows.length + settings.length === 0 && <li className="px-3 py-2 text-muted">{t('settings.nothing_found')}</li>}
    </ul>
  )
}

const Hit = ({ label, where }: { label: string; where: string }) => (
  <span className="min-w-0">
    <span className="block truncate">{label}</span>
    <span className="block text-muted text-xs">{where}</span>
  </span>
)

const Everything = ({ sections }: { sections: readonly string[] }) => {
  const slug = useSlug()
  return (
    <nav aria-label={t('nav.settings')} className="grid gap-3 md:text-sm">
      {groupsOf(sections).map((group) => (
        <div key={group.label}>
          <p aria-hidden className="px-3 pb-1 font-medium text-muted text-xs">
            {t(group.label)}
          </p>
          <ul aria-label={t(group.label)}>
            {group.entries.map((each) => {
              const [first] = each.parts
              return (
                first && (
                  <li key={slugOf(first)}>
                    <Link
                      {...linkOf(first)}
                      className={item}
                      {...(each.parts.some((part) => slugOf(part) === slug) && { 'aria-current': true })}
                    >
                      <Icon part={first} />
                      {entryWord(each)}
                    </Link>
                  </li>
                )
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const Titled = () => {
  useTitle(t('nav.settings'))
  return null
}

/** On a phone only: the desktop list is quiet. */
const Icon = ({ part }: { part: SettingsPart }) => {
  const Shape = 'section' in part ? sectionIcon(part.section) : part.place.icon
  return <Shape aria-hidden className="size-[1.125rem] shrink-0 text-muted md:hidden" strokeWidth={1.75} />
}
