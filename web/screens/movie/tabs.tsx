import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import type { Movie } from '../../data/api/types'
import { type Key, t, withWords } from '../../i18n/translate'
import { part } from '../../kit/later'
import { SkeletonRows } from '../../kit/skeleton'
import { Tabs } from '../../kit/tabs'
import { FilesTab } from './files-tab'
import { ReleasesTab } from './releases-tab'
import type { TabName } from './tab-names'

const HistoryTab = part(() => withWords('events', import('./history-tab')), 'HistoryTab')
const SubtitlesTab = part(() => import('./subtitles-tab'), 'SubtitlesTab')
const route = getRouteApi('/movies/$id')

type Tab = { label: Key; Content: ComponentType<{ movie: Movie }>; count?: (movie: Movie) => number | undefined }

/** In display order. A new tab also needs its name in `tab-names.ts`. */
const tabs: Record<TabName, Tab> = {
  releases: { label: 'movie.releases', Content: ReleasesTab },
  file: { label: 'movie.file', Content: FilesTab, count: ({ file_ids }) => (file_ids.length > 1 ? file_ids.length : undefined) },
  subtitles: { label: 'subtitles.title', Content: SubtitlesTab },
  history: { label: 'movie.history', Content: HistoryTab },
}
const names = Object.keys(tabs) as TabName[]

export const MovieTabs = ({ movie }: { movie: Movie }) => {
  const { tab: asked } = route.useSearch()
  // Decided once per visit: an import during the visit must not replace what is being read.
  const [first] = useState<TabName>(movie.file_ids.length > 0 ? 'file' : 'releases')
  const tab = asked ?? first
  const navigate = route.useNavigate()
  const place = useRef<HTMLElement>(null)
  const { Content } = tabs[tab]
  useEffect(() => {
    if (asked && place.current && place.current.getBoundingClientRect().top > innerHeight * NEARLY_OUT)
      place.current.scrollIntoView({ block: 'start' })
  }, [asked])
  return (
    <section ref={place} aria-label={t('movie.tabs')} className="scroll-mt-20">
      <Tabs
        label={t('movie.tabs')}
        value={tab}
        onChange={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
        tabs={names.map((value) => ({ value, label: t(tabs[value].label), count: tabs[value].count?.(movie) }))}
      >
        <Suspense fallback={<SkeletonRows rows={6} className="h-11" />}>
          <Content movie={movie} />
        </Suspense>
      </Tabs>
    </section>
  )
}
/** Share of the window height. A requested tab that starts below this is scrolled into view. */
const NEARLY_OUT = 0.75
