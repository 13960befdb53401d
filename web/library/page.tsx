import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowDownUp, Clapperboard, Search, SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { facetsQuery } from '../api/queries'
import type { Facets, MovieStatus } from '../api/types'
import { count } from '../i18n/format'
import { t } from '../i18n/translate'
import { movieFaces, movieWord } from '../movie/states'
import { Button, buttonStyle } from '../ui/button'
import { Empty } from '../ui/empty'
import { MenuButton, type MenuEntry } from '../ui/menu'
import { Page } from '../ui/page'
import { ProblemCard } from '../ui/problem-card'
import { PosterGrid } from './poster-grid'
import { isFiltered, type LibrarySearch, queryOf, sorts } from './search'
import { useMovies } from './use-movies'

const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar')).BulkBar }))
const route = getRouteApi('/library')

export const LibraryPage = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = queryOf(search)
  const facets = useQuery(facetsQuery(query))
  const movies = useMovies(query, facets.data)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const change: Change = (next) => void navigate({ search: (before) => clean({ ...before, ...next }), replace: true })
  const { total, firstError } = movies
  return (
    <Page
      title={t('nav.library')}
      note={total !== undefined && t(isFiltered(search) ? 'library.found' : 'library.count', { count: total, shown: count(total) })}
      actions={<Controls search={search} facets={facets.data} change={change} />}
    >
      {isFiltered(search) && <Chips search={search} change={change} />}
      {firstError ? (
        <ProblemCard error={firstError} onRetry={movies.retry} />
      ) : total === 0 ? (
        <Nothing filtered={isFiltered(search)} clear={() => void navigate({ search: {} })} />
      ) : (
        <PosterGrid
          key={JSON.stringify(query)}
          movies={movies}
          query={query}
          facets={facets.data}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      <Suspense fallback={null}>{selected.size > 0 && <BulkBar selected={selected} onDone={() => setSelected(new Set())} />}</Suspense>
    </Page>
  )
}

const clean = (search: Parameters<Change>[0]): LibrarySearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))

type Change = (next: { [K in keyof LibrarySearch]?: LibrarySearch[K] | undefined }) => void
type ControlProps = { search: LibrarySearch; facets: Facets | undefined; change: Change }

const Controls = ({ search, facets, change }: ControlProps) => (
  <>
    <label className="relative flex min-w-0 items-center max-md:grow">
      <span className="visually-hidden">{t('library.search')}</span>
      <Search aria-hidden className="pointer-events-none absolute start-3 size-4 text-muted" />
      <input
        type="search"
        value={search.q ?? ''}
        onChange={(event) => change({ q: event.target.value || undefined })}
        placeholder={t('library.search')}
        className="field-control w-44 border-line! ps-9 max-md:w-full"
      />
    </label>
    <MenuButton
      label={t('library.sort')}
      icon={ArrowDownUp}
      text={t(`library.sort_${search.sort ?? 'title'}`)}
      entries={() => sortEntries(search, change)}
    />
    <MenuButton
      label={t('library.filter')}
      icon={SlidersHorizontal}
      text={t('library.filter')}
      entries={() => filterEntries(search, facets, change)}
    />
  </>
)

const sortEntries = (search: LibrarySearch, change: Change): MenuEntry[] => {
  const { sort, order } = queryOf(search)
  return [
    ...sorts.map(
      (by): MenuEntry => ({
        kind: 'check',
        label: t(`library.sort_${by}`),
        checked: sort === by,
        run: () => change({ sort: by === 'title' ? undefined : by, order: undefined }),
      }),
    ),
    { kind: 'line' },
    { kind: 'check', label: t('library.ascending'), checked: order === 'asc', run: () => change({ order: 'asc' }) },
    { kind: 'check', label: t('library.descending'), checked: order === 'desc', run: () => change({ order: 'desc' }) },
  ]
}

const toggled = (list: string | undefined, word: string) => {
  const words = list?.split(',') ?? []
  return (words.includes(word) ? words.filter((one) => one !== word) : [...words, word]).join(',') || undefined
}

const filterEntries = (search: LibrarySearch, facets: Facets | undefined, change: Change): MenuEntry[] => {
  const note = (group: 'status' | 'genre' | 'quality', word: string) => {
    const number = facets?.counts[group][word]
    return number === undefined ? {} : { note: count(number) }
  }
  const top = (group: 'genre' | 'quality') =>
    Object.entries(facets?.counts[group] ?? {})
      .sort(([, a], [, b]) => b - a)
      .map(([word]) => word)
  const group = (name: 'genre' | 'quality', label: string): MenuEntry[] => {
    const words = [...new Set([...(search[name]?.split(',') ?? []), ...top(name).slice(0, 12)])]
    if (words.length === 0) return []
    return [
      { kind: 'line' },
      { kind: 'heading', label },
      ...words.map(
        (word): MenuEntry => ({
          kind: 'check',
          label: word,
          checked: search[name]?.split(',').includes(word) ?? false,
          run: () => change({ [name]: toggled(search[name], word) }),
          ...note(name, word),
        }),
      ),
    ]
  }
  return [
    { kind: 'heading', label: t('library.filter_status') },
    ...(Object.keys(movieFaces) as MovieStatus[]).map(
      (status): MenuEntry => ({
        kind: 'check',
        label: t(movieWord(status)),
        checked: search.status?.split(',').includes(status) ?? false,
        run: () => change({ status: toggled(search.status, status) }),
        ...note('status', status),
      }),
    ),
    ...group('genre', t('library.filter_genre')),
    ...group('quality', t('library.filter_quality')),
  ]
}

const Chips = ({ search, change }: { search: LibrarySearch; change: Change }) => {
  const chips = (['status', 'genre', 'quality'] as const).flatMap((name) =>
    (search[name]?.split(',') ?? []).map((word) => ({
      name,
      word,
      label: name === 'status' && word in movieFaces ? t(movieWord(word as MovieStatus)) : word,
    })),
  )
  return (
    <ul aria-label={t('library.filters')} className="flex flex-wrap gap-2 pb-4 empty:hidden">
      {search.q && <Chip label={`“${search.q}”`} onRemove={() => change({ q: undefined })} />}
      {chips.map(({ name, word, label }) => (
        <Chip key={`${name}-${word}`} label={label} onRemove={() => change({ [name]: toggled(search[name], word) })} />
      ))}
    </ul>
  )
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

const Nothing = ({ filtered, clear }: { filtered: boolean; clear: () => void }) =>
  filtered ? (
    <Empty icon={Search} title={t('library.none_found')} text={t('library.none_found_text')}>
      <Button kind="primary" onClick={clear}>
        {t('library.clear')}
      </Button>
    </Empty>
  ) : (
    <Empty icon={Clapperboard} title={t('library.empty')} text={t('library.empty_text')}>
      <Link to="/discover" className={buttonStyle('primary')}>
        {t('library.find_first')}
      </Link>
    </Empty>
  )
