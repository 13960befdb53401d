import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { profilesQuery, tagsQuery } from '../../data/api/queries'
import type { Facets } from '../../data/api/types'
import { toggled } from '../../data/comma-list'
import { movieWord } from '../../data/movie-states'
import { count } from '../../i18n/format'
import { genreWord } from '../../i18n/genre'
import { t } from '../../i18n/translate'
import { chipStyle } from '../../kit/chip'
import { collectionQuery } from './collections'
import { colorWord } from './groups'
import { type ChangeSearch, isFiltered, type LibrarySearch, type SearchChange } from './search'
import { stateChips } from './statuses'

type Props = { search: LibrarySearch; change: ChangeSearch; facets: Facets | undefined }

/** Active filters, each with a button that removes it. */
export const Chips = ({ search, change, facets }: Props) =>
  isFiltered(search) ? <Chosen search={search} change={change} /> : <Suggested change={change} facets={facets} />

/** Common filters, one click away. Filters that match no movie are left out. */
const Suggested = ({ change, facets }: Omit<Props, 'search'>) => {
  const { status = {}, quality = {} } = facets?.counts ?? {}
  const uhd = Object.keys(quality).filter((name) => name.includes('2160p'))
  const found: readonly { label: string; filter: SearchChange; movies?: number | undefined }[] = [
    { label: t('filter.unseen'), filter: { watched: false } },
    { label: t('filter.favorites'), filter: { favorite: true } },
    { label: '4K', filter: { quality: uhd.join() }, movies: uhd.reduce((sum, name) => sum + (quality[name] ?? 0), 0) },
    { label: t('filter.fits', { count: EVENING_MINUTES }), filter: { runtime_to: EVENING_MINUTES } },
    ...suggestedStates.map((name) => ({ label: t(movieWord(name)), filter: { status: name }, movies: status[name] ?? 0 })),
  ]
  return (
    <ul
      aria-label={t('library.filters')}
      className="flex gap-2 overflow-x-auto pb-4 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter)"
    >
      {found
        .filter(({ movies }) => movies !== 0)
        .map(({ label, filter, movies }) => (
          <li key={label} className="shrink-0">
            <button type="button" onClick={() => change(filter)} className={chipStyle(false)}>
              {label}
              {movies !== undefined && <span className="ms-1.5 font-normal text-muted tabular-nums">{count(movies)}</span>}
            </button>
          </li>
        ))}
    </ul>
  )
}
const EVENING_MINUTES = 95
const suggestedStates = ['wanted', 'downloading', 'upgradable', 'missing_file'] as const

const Chosen = ({ search, change }: Omit<Props, 'facets'>) => {
  const tags = useQuery({ ...tagsQuery, enabled: search.tag_id !== undefined })
  const profiles = useQuery({ ...profilesQuery, enabled: search.quality_profile_id !== undefined })
  const collection = useQuery({ ...collectionQuery(search.collection_id ?? 0), enabled: search.collection_id !== undefined })
  const { q, status, year_from, year_to, rating_from, runtime_to, tag_id, quality_profile_id, collection_id, color } = search
  const name = (all: readonly { id: number; name: string }[] | undefined, id: number) => all?.find((one) => one.id === id)?.name ?? '…'
  return (
    <ul aria-label={t('library.filters')} className="flex flex-wrap gap-2 pb-4 empty:hidden">
      {q && <Chip label={`“${q}”`} onRemove={() => change({ q: undefined })} />}
      {stateChips(status).map(({ label, next }) => (
        <Chip key={label} label={label} onRemove={() => change({ status: next })} />
      ))}
      {(['genre', 'quality'] as const).flatMap((kind) =>
        (search[kind]?.split(',') ?? []).map((word) => (
          <Chip
            key={`${kind}-${word}`}
            label={kind === 'genre' ? genreWord(word) : word}
            onRemove={() => change({ [kind]: toggled(search[kind], word) })}
          />
        )),
      )}
      {color?.split(',').map((name) => (
        <Chip key={`color-${name}`} label={colorWord(name)} onRemove={() => change({ color: toggled(color, name) })} />
      ))}
      {(year_from !== undefined || year_to !== undefined) && (
        <Chip label={yearsOf(year_from, year_to)} onRemove={() => change({ year_from: undefined, year_to: undefined })} />
      )}
      {rating_from !== undefined && (
        <Chip label={t('filter.rated', { rating: rating_from })} onRemove={() => change({ rating_from: undefined })} />
      )}
      {runtime_to !== undefined && (
        <Chip label={t('filter.fits', { count: runtime_to })} onRemove={() => change({ runtime_to: undefined })} />
      )}
      {tag_id !== undefined && <Chip label={`#${name(tags.data?.results, tag_id)}`} onRemove={() => change({ tag_id: undefined })} />}
      {quality_profile_id !== undefined && (
        <Chip label={name(profiles.data?.results, quality_profile_id)} onRemove={() => change({ quality_profile_id: undefined })} />
      )}
      {collection_id !== undefined && <Chip label={collection.data?.name ?? '…'} onRemove={() => change({ collection_id: undefined })} />}
      <VersionsChip versions={search.versions} change={change} />
      <OwnChips search={search} change={change} />
    </ul>
  )
}

/** What the user did with movies. */
const OwnChips = ({ search: { watched, favorite }, change }: Omit<Props, 'facets'>) => (
  <>
    {watched !== undefined && <Chip label={t(watched ? 'filter.seen' : 'filter.unseen')} onRemove={() => change({ watched: undefined })} />}
    {favorite !== undefined && (
      <Chip label={t(favorite ? 'filter.favorites' : 'filter.no_favorites')} onRemove={() => change({ favorite: undefined })} />
    )}
  </>
)

const VersionsChip = ({ versions, change }: { versions: LibrarySearch['versions'] | undefined; change: ChangeSearch }) =>
  versions && <Chip label={t(`version.filter_${versions}`)} onRemove={() => change({ versions: undefined })} />

const yearsOf = (from: number | undefined, to: number | undefined) => {
  if (from === to) return String(from)
  if (from === undefined) return t('filter.until', { to: String(to) })
  return to === undefined ? t('filter.since', { from: String(from) }) : t('filter.years', { from: String(from), to: String(to) })
}

const Chip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <li>
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('library.remove_filter', { label })}
      className="flex min-h-8 items-center gap-1.5 rounded-pill bg-ctl ps-3 pe-2 text-sm hover:bg-hover pointer-coarse:min-h-10"
    >
      {label}
      <X aria-hidden className="size-3.5 text-muted" />
    </button>
  </li>
)
