import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clapperboard, Compass, Keyboard, type LucideIcon, MonitorCog, Moon, Play, Sun } from 'lucide-react'
import { useDeferredValue } from 'react'
import { addMovie, runTask, sayProblem } from '../api/actions'
import { configFieldsQuery, metadataSearchQuery, recentMoviesQuery } from '../api/queries'
import { t } from '../i18n/translate'
import { changeLook } from '../look'
import { movieWord } from '../movie/states'
import { listPlaces, ownPlaces, upkeepPlaces } from '../settings/places'
import { fieldWords, sectionIcon, sectionSlug, sectionWord } from '../settings/sections'
import { useSettled } from '../ui/use-settled'
import { openLayer } from './layers'
import { bestFirst, exactFirst, rankOf } from './palette-rank'
import { health, places, settings } from './places'

export type Choice = { key: string; label: string; note?: string | undefined; icon: LucideIcon; poster?: string | null; run: () => void }
type Group = { title: string; choices: Choice[] }

const MOST_MOVIES = 6
/** The best of these are shown. */
const ASKED_MOVIES = 50
const MOST_SETTINGS = 6

/** What the palette offers for these letters, best first. */
export const usePaletteChoices = (text: string): Group[] => {
  const wanted = useDeferredValue(text.trim())
  const navigate = useNavigate()
  const movies = useQuery({ ...recentMoviesQuery({ q: wanted }, ASKED_MOVIES), enabled: wanted !== '' })
  const asked = useSettled(wanted)
  const found = useInfiniteQuery({ ...metadataSearchQuery(asked), enabled: asked !== '' && asked === wanted })

  const library = (wanted === '' ? [] : (movies.data?.results ?? [])).map((movie) => ({
    key: `movie-${String(movie.id)}`,
    label: movie.year ? `${movie.title} (${String(movie.year)})` : movie.title,
    note: t(movieWord(movie.status)),
    icon: Clapperboard,
    poster: movie.poster_url,
    run: () => void navigate({ to: '/movies/$id', params: { id: movie.id } }),
  }))
  const others = (wanted === '' ? [] : (found.data?.pages[0]?.results ?? []))
    .filter((match) => match.movie_id === null)
    .map((match) => ({
      key: `match-${String(match.metadata_id)}`,
      label: match.year ? `${match.title} (${String(match.year)})` : match.title,
      note: t('palette.add'),
      icon: Compass,
      poster: match.poster_url,
      run: () =>
        void addMovie(match)
          .then(({ id }) => navigate({ to: '/movies/$id', params: { id } }))
          .catch(sayProblem),
    }))
  const go = [
    ...[...places, health, settings].map((place) => ({
      key: place.to,
      label: t(place.label),
      icon: place.icon,
      run: () => void navigate({ to: place.to }),
    })),
  ]
  const inSettings = useSettingsChoices(wanted)
  const keys: Choice = { key: 'keys', label: t('keys.title'), icon: Keyboard, run: () => setTimeout(() => openLayer('keys')) }
  const actions = [
    ...(matchMedia('(pointer: coarse)').matches ? [] : [keys]),
    { key: 'light', label: t('palette.light'), icon: Sun, run: () => changeLook({ theme: 'light' }) },
    { key: 'dark', label: t('palette.dark'), icon: Moon, run: () => changeLook({ theme: 'dark' }) },
    { key: 'system', label: t('palette.system'), icon: MonitorCog, run: () => changeLook({ theme: 'system' }) },
    { key: 'wanted-search', label: t('palette.search_wanted'), icon: Play, run: () => void runTask('wanted-search') },
  ]
  const search: Choice[] =
    wanted === ''
      ? []
      : [
          {
            key: 'discover',
            label: t('palette.find', { text: wanted }),
            icon: Compass,
            run: () => void navigate({ to: '/discover', search: { q: wanted } }),
          },
        ]

  const like = (choices: readonly Choice[]) => choicesLike(choices, wanted)
  const groups = [
    { title: t('palette.library'), choices: bestFirst<Choice>(library, wanted).slice(0, MOST_MOVIES) },
    { title: t('palette.database'), choices: bestFirst<Choice>(others, wanted).slice(0, MOST_MOVIES) },
    { title: t('palette.deeds'), choices: like(actions) },
    { title: t('palette.places'), choices: like(go) },
    { title: t('nav.settings'), choices: inSettings },
  ]
  return [...exactFirst(groups, wanted), { title: t('palette.elsewhere'), choices: search }].filter(({ choices }) => choices.length > 0)
}

const choicesLike = (choices: readonly Choice[], wanted: string) =>
  wanted === ''
    ? [...choices]
    : bestFirst(
        choices.filter(({ label }) => rankOf(label, wanted) !== undefined),
        wanted,
      )

/** Places and single settings; there are many, so they wait until somebody types. */
const useSettingsChoices = (wanted: string): Choice[] => {
  const navigate = useNavigate()
  const fields = useQuery({ ...configFieldsQuery, enabled: wanted.length > 2 })
  if (wanted === '') return []
  const pages = [...ownPlaces, ...listPlaces, ...upkeepPlaces].map(
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
