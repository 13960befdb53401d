import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarRange, Drama, Layers, UserRound } from 'lucide-react'
import { collectionSearchQuery, peopleSearchQuery } from '../../data/api/discover-queries'
import { t } from '../../i18n/translate'
import { useGenres } from './genres'
import type { Choice } from './groups'
import { bestFirst, choicesLike } from './rank'

const MOST = 4
const FIRST_DECADE = 1900
const LAST_DECADE = 2020

/** Filters by name, because the provider may return other matches. */
const like = (choices: Choice[], wanted: string) => bestFirst(choicesLike(choices, wanted), wanted).slice(0, MOST)

export const usePeople = (wanted: string, isAsked: boolean): Choice[] => {
  const navigate = useNavigate()
  const found = useQuery({ ...peopleSearchQuery(wanted), enabled: isAsked && wanted.length > 2 })
  if (wanted.length < 3) return []
  const choices = (found.data?.results ?? []).map(({ person_id, name, portrait_url, titles }) => ({
    key: `person-${String(person_id)}`,
    label: name,
    note: titles.slice(0, 2).join(', ') || t('cast.person'),
    icon: UserRound,
    portrait: portrait_url,
    run: () => void navigate({ to: '/people/$person', params: { person: person_id } }),
  }))
  return like(choices, wanted)
}

export const useSeries = (wanted: string, isAsked: boolean): Choice[] => {
  const navigate = useNavigate()
  const found = useQuery({ ...collectionSearchQuery(wanted), enabled: isAsked && wanted.length > 2 })
  if (wanted.length < 3) return []
  const choices = (found.data?.results ?? []).map(({ metadata_id, name, poster_url }) => ({
    key: `series-${String(metadata_id)}`,
    label: name,
    note: t('find.series'),
    icon: Layers,
    poster: poster_url,
    run: () => void navigate({ to: '/discover', search: { collection: metadata_id } }),
  }))
  return like(choices, wanted)
}

/** Genres and decades; each links to its movies. */
export const useTraits = (wanted: string): Choice[] => {
  const navigate = useNavigate()
  const genres = useGenres(wanted !== '')
  if (wanted === '') return []
  const decades = Array.from({ length: (LAST_DECADE - FIRST_DECADE) / 10 + 1 }, (_, at) => LAST_DECADE - at * 10)
  const choices: Choice[] = [
    ...genres.map(({ id, name }) => ({
      key: `genre-${String(id)}`,
      label: name,
      note: t('find.genre'),
      icon: Drama,
      run: () => void navigate({ to: '/discover', search: { genre: String(id) } }),
    })),
    ...(wanted.length < 3
      ? []
      : decades.map((decade) => ({
          key: `decade-${String(decade)}`,
          label: t('find.decade_of', { decade: String(decade) }),
          note: t('find.decade'),
          icon: CalendarRange,
          run: () => void navigate({ to: '/discover', search: { year_from: decade, year_to: decade + 9 } }),
        }))),
  ]
  return like(choices, wanted)
}
