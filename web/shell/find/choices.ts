import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clapperboard, Compass, Keyboard, Layers, MonitorCog, Moon, Play, Sparkles, Sun } from 'lucide-react'
import { useDeferredValue } from 'react'
import { runTask } from '../../data/api/actions'
import { metadataSearchQuery } from '../../data/api/discover-queries'
import { configFieldsQuery, recentMoviesQuery } from '../../data/api/queries'
import { now } from '../../data/clock'
import { movieWord } from '../../data/movie-states'
import { reviewedYear } from '../../data/season'
import { titleAndYear } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { changePreferences } from '../../kit/preferences'
import { useSettled } from '../../kit/use-settled'
import { settingsPlaces } from '../../screens/settings/places'
import { fieldWords, sectionIcon, sectionSlug, sectionWord } from '../../screens/settings/sections'
import { openLayer } from '../layers'
import { health, places, settings } from '../places'
import type { Choice, Group, GroupName } from './groups'
import { bestFirst, choicesLike, exactFirst } from './rank'
import { usePeople, useSeries, useTraits } from './who-and-what'

const MOST_MOVIES = 6
/** Movies to request; only the best matches are shown. */
const ASKED_MOVIES = 50
const MOST_SETTINGS = 6

/**
 * Search results for the text, best first, shared by the top bar's dialog and Discover. `isCurrent` is false while they still belong to the
 * previous text.
 */
export const useChoices = (text: string): { groups: Group[]; isCurrent: boolean } => {
  const wanted = useDeferredValue(text.trim())
  const asked = useSettled(wanted)
  const isAsked = asked !== '' && asked === wanted
  const library = useLibrary(wanted)
  const others = useOthers(wanted, isAsked)
  const people = usePeople(wanted, isAsked)
  const series = useSeries(wanted, isAsked)
  const traits = useTraits(wanted)
  const actions = choicesLike(useActions(), wanted)
  const go = choicesLike(usePlaces(), wanted)
  const inSettings = useSettings(wanted)
  const elsewhere = useElsewhere(wanted)
  const group = (name: GroupName, choices: Choice[]): Group => ({ name, title: t(`palette.${name}`), choices })
  const groups = [
    group('library', bestFirst(library, wanted).slice(0, MOST_MOVIES)),
    group('database', bestFirst(others, wanted).slice(0, MOST_MOVIES)),
    group('people', people),
    group('series', series),
    group('traits', traits),
    group('deeds', actions),
    group('places', go),
    group('settings', inSettings),
  ]
  const all = [...exactFirst(groups, wanted), group('elsewhere', elsewhere)]
  return { groups: all.filter(({ choices }) => choices.length > 0), isCurrent: wanted === text.trim() }
}

const useLibrary = (wanted: string): Choice[] => {
  const navigate = useNavigate()
  const movies = useQuery({ ...recentMoviesQuery({ q: wanted }, ASKED_MOVIES), enabled: wanted !== '' })
  if (wanted === '') return []
  return (movies.data?.results ?? []).map((movie) => ({
    key: `movie-${String(movie.id)}`,
    label: titleAndYear(movie),
    note: t(movieWord(movie.status)),
    icon: Clapperboard,
    poster: movie.poster_url,
    run: () => void navigate({ to: '/movies/$id', params: { id: movie.id } }),
  }))
}

const useOthers = (wanted: string, isAsked: boolean): Choice[] => {
  const navigate = useNavigate()
  const found = useInfiniteQuery({ ...metadataSearchQuery(wanted), enabled: isAsked })
  if (wanted === '') return []
  return (found.data?.pages[0]?.results ?? [])
    .filter((match) => match.movie_id === null)
    .map((match) => ({
      key: `match-${String(match.metadata_id)}`,
      label: titleAndYear(match),
      icon: Compass,
      poster: match.poster_url,
      run: () => void navigate({ to: '/discover/movie/$metadata', params: { metadata: match.metadata_id } }),
    }))
}

const useActions = (): Choice[] => [
  ...(matchMedia('(pointer: coarse)').matches
    ? []
    : [{ key: 'keys', label: t('keys.title'), icon: Keyboard, run: () => setTimeout(() => openLayer('keys')) }]),
  { key: 'light', label: t('palette.light'), icon: Sun, run: () => changePreferences({ theme: 'light' }) },
  { key: 'dark', label: t('palette.dark'), icon: Moon, run: () => changePreferences({ theme: 'dark' }) },
  { key: 'system', label: t('palette.system'), icon: MonitorCog, run: () => changePreferences({ theme: 'system' }) },
  { key: 'wanted-search', label: t('palette.search_wanted'), icon: Play, run: () => void runTask('wanted-search') },
]

const usePlaces = (): Choice[] => {
  const navigate = useNavigate()
  const inReview = (): void => void navigate({ to: '/year/$year', params: { year: reviewedYear(new Date(now())) } })
  return [
    ...[...places, health, settings].map((place) => ({
      key: place.to as string,
      label: t(place.label),
      icon: place.icon,
      run: () => void navigate({ to: place.to }),
    })),
    { key: 'collections', label: t('follow.collections'), icon: Layers, run: () => void navigate({ to: '/collections' }) },
    { key: 'year', label: t('year.open'), icon: Sparkles, run: inReview },
  ]
}

const useElsewhere = (wanted: string): Choice[] => {
  const navigate = useNavigate()
  if (wanted === '') return []
  const label = t('palette.find', { text: wanted })
  return [{ key: 'discover', label, icon: Compass, run: () => void navigate({ to: '/discover', search: { q: wanted } }) }]
}

/** Places and single settings. There are many, so only once something is typed. */
const useSettings = (wanted: string): Choice[] => {
  const navigate = useNavigate()
  const fields = useQuery({ ...configFieldsQuery, enabled: wanted.length > 2 })
  if (wanted === '') return []
  const pages = settingsPlaces.map(
    ({ to, label, icon }): Choice => ({ key: to, label: t(label), note: t('nav.settings'), icon, run: () => void navigate({ to }) }),
  )
  const single = (wanted.length > 2 ? (fields.data?.results ?? []) : []).map(
    (field): Choice => ({
      key: `setting-${field.name}`,
      label: fieldWords(field)[0],
      note: sectionWord(field.section),
      icon: sectionIcon(field.section),
      run: () => void navigate({ to: '/settings/$section', params: { section: sectionSlug(field.section) }, hash: field.name }),
    }),
  )
  return [...choicesLike(pages, wanted), ...choicesLike(single, wanted).slice(0, MOST_SETTINGS)]
}
