import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowDownUp, LayoutGrid, ListChecks, Shuffle, SlidersHorizontal, Table2 } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { facetsQuery, type MovieQuery } from '../../data/api/queries'
import type { Facets } from '../../data/api/types'
import { count } from '../../i18n/format'
import { t, withWords } from '../../i18n/translate'
import { Button, IconButton } from '../../kit/button'
import { useNoPoster } from '../../kit/first-poster'
import { part } from '../../kit/later'
import { MenuButton } from '../../kit/menu'
import { Page } from '../../kit/page'
import { preferences } from '../../kit/preferences'
import { ProblemCard } from '../../kit/problem-card'
import { SearchField } from '../../kit/search-field'
import { useStore } from '../../kit/store'
import { useTyped } from '../../kit/use-typed'
import { Chips } from './chips'
import { PosterGrid } from './poster-grid'
import { type ChangeSearch, cleaned, isFiltered, type LibrarySearch, queryOf } from './search'
import { type Movies, useMovies } from './use-movies'
import { type Selection, useSelection } from './use-selection'

const fetchMenus = () => withWords('rooms', import('./menus'))
const SortMenu = part(() => fetchMenus(), 'SortMenu')
const ViewMenu = part(() => fetchMenus(), 'ViewMenu')
const FilterDialog = part(() => withWords('rooms', import('./filter-dialog')), 'FilterDialog')
const SaveViewDialog = part(() => withWords('rooms', import('./save-view-dialog')), 'SaveViewDialog')
const Nothing = part(() => withWords('rooms', import('./nothing')), 'Nothing')
const Grouped = part(() => withWords('rooms', import('./grouped')), 'Grouped')
const TableHead = part(() => withWords('rooms', import('./table-head')), 'TableHead')
const BulkBar = part(() => withWords('rooms', import('./bulk-bar')), 'BulkBar')
const route = getRouteApi('/library')
/** Short, because the library is searched while the user types. */
const TYPING_MS = 50

export const LibraryPage = () => {
  const asked = route.useSearch()
  /** Deferred, so that the pressed control redraws before the movies do. */
  const search = useDeferredValue(asked)
  const navigate = route.useNavigate()
  const query = queryOf(search)
  const facets = useQuery(facetsQuery(query))
  const movies = useMovies(query, facets.data)
  const { total } = movies
  const { library } = useStore(preferences)
  const selection = useSelection({ query, facets: facets.data, total })
  const [dialog, setDialog] = useState<'filter' | 'save'>()
  const change: ChangeSearch = (next) => void navigate({ search: (before) => cleaned({ ...before, ...next }), replace: true })
  const show = (next: LibrarySearch) => void navigate({ search: next })
  const close = () => setDialog(undefined)
  const shuffle = async () => {
    const index = Math.floor(Math.random() * (total ?? 0))
    const movie = await movies.fetch(index)
    if (movie) void navigate({ to: '/movies/$id', params: { id: movie.id } })
  }
  return (
    <Page
      title={t('nav.library')}
      note={total !== undefined && t(isFiltered(search) ? 'library.found' : 'library.count', { count: total, shown: count(total) })}
      actions={
        <>
          <SearchTitles search={asked} change={change} />
          <Button folds icon={ListChecks} onClick={selection.begin} aria-pressed={selection.isSelecting}>
            {t('library.select_many')}
          </Button>
          <IconButton
            icon={Shuffle}
            kind="secondary"
            label={t('library.shuffle')}
            disabled={!total}
            onClick={() => void shuffle()}
            className="max-md:hidden"
          />
          <MenuButton
            label={t('library.view')}
            icon={library === 'list' ? Table2 : LayoutGrid}
            kind="secondary"
            fetch={() => void fetchMenus()}
            popup={(trigger) => <ViewMenu trigger={trigger} search={asked} show={show} onSave={() => setDialog('save')} />}
          />
          <MenuButton
            label={t('library.sort')}
            icon={ArrowDownUp}
            folded="phone"
            text={t(`library.sort_${asked.sort ?? 'title'}`)}
            fetch={() => void fetchMenus()}
            popup={(trigger) => <SortMenu trigger={trigger} search={asked} change={change} />}
          />
          <Button folds icon={SlidersHorizontal} onClick={() => setDialog('filter')}>
            {t('library.filter')}
          </Button>
        </>
      }
    >
      {(isFiltered(asked) || total !== 0) && <Chips search={asked} change={change} facets={facets.data} />}
      <Shown
        search={search}
        query={query}
        movies={movies}
        facets={facets.data}
        selection={selection}
        change={change}
        clear={() => show({})}
      />
      <Suspense fallback={null}>
        {selection.isSelecting && <BulkBar selection={selection} />}
        {dialog === 'filter' && (
          <FilterDialog search={asked} onShow={(next) => void navigate({ search: next, replace: true })} onClose={close} />
        )}
        {dialog === 'save' && <SaveViewDialog search={asked} onClose={close} />}
      </Suspense>
    </Page>
  )
}

type ShownProps = {
  search: LibrarySearch
  query: MovieQuery
  movies: Movies
  facets: Facets | undefined
  selection: Selection
  change: ChangeSearch
  clear: () => void
}

/** The movies in the chosen layout. */
const Shown = ({ search, query, movies, facets, selection, change, clear }: ShownProps) => {
  const { library } = useDeferredValue(useStore(preferences))
  useNoPoster(library === 'list' || search.group !== undefined || movies.total === 0)
  if (movies.firstError) return <ProblemCard error={movies.firstError} onRetry={movies.retry} />
  if (movies.total === 0)
    return (
      <Suspense fallback={null}>
        <Nothing filtered={isFiltered(search)} clear={clear} />
      </Suspense>
    )
  if (search.group)
    return (
      <Suspense fallback={null}>
        <Grouped by={search.group} search={search} />
      </Suspense>
    )
  return (
    <>
      {library === 'list' && (
        <Suspense fallback={<div className="h-9 max-lg:hidden" />}>
          <TableHead query={query} change={change} />
        </Suspense>
      )}
      <PosterGrid key={JSON.stringify(query)} movies={movies} query={query} facets={facets} selection={selection} />
    </>
  )
}

const SearchTitles = ({ search, change }: { search: LibrarySearch; change: ChangeSearch }) => {
  const [text, type] = useTyped({ value: search.q ?? '', tell: (q) => change({ q: q || undefined }), restMs: TYPING_MS })
  return <SearchField label={t('library.search')} value={text} onType={type} className="min-w-0 max-md:grow" width="w-44 max-md:w-full" />
}
