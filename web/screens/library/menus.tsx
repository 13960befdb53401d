import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, Plus, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { forgetView } from '../../data/api/actions'
import { viewsQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import type { MenuEntry } from '../../kit/menu'
import { MenuPopup } from '../../kit/menu-popup'
import { changePreferences, type Mark, preferences } from '../../kit/preferences'
import { useStore } from '../../kit/store'
import { columnNames, headOf } from './columns'
import { type ChangeSearch, cleaned, groupings, type LibrarySearch, librarySearch, queryOf, sorts } from './search'

type SortProps = { trigger: ReactElement; search: LibrarySearch; change: ChangeSearch }

export const SortMenu = ({ trigger, search, change }: SortProps) => {
  const { sort, order } = queryOf(search)
  const entries: MenuEntry[] = [
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
  return <MenuPopup trigger={trigger} entries={entries} />
}

type ViewProps = { trigger: ReactElement; search: LibrarySearch; show: (search: LibrarySearch) => void; onSave: () => void }

/** Layout, poster size and saved filters. */
export const ViewMenu = ({ trigger, search, show, onSave }: ViewProps) => {
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: viewsQuery.queryKey })
  const { library, poster_size, marks, columns } = useStore(preferences)
  const views = useQuery(viewsQuery).data?.results ?? []
  const isNow = (query: Record<string, string>) => sameSearch(librarySearch(query), search)
  const current = views.find(({ query }) => isNow(query))
  const entries: MenuEntry[] = [
    { kind: 'heading', label: t('shelf.show_as') },
    { kind: 'check', label: t('shelf.posters'), checked: library === 'posters', run: () => changePreferences({ library: 'posters' }) },
    { kind: 'check', label: t('shelf.list'), checked: library === 'list', run: () => changePreferences({ library: 'list' }) },
    { kind: 'line' },
    { kind: 'heading', label: t(library === 'list' ? 'shelf.row_height' : 'shelf.poster_size') },
    ...(['s', 'm', 'l'] as const).map(
      (size): MenuEntry => ({
        kind: 'check',
        label: t(`shelf.size_${size}`),
        checked: poster_size === size,
        run: () => changePreferences({ poster_size: size }),
      }),
    ),
    { kind: 'line' },
    { kind: 'heading', label: t(library === 'list' ? 'shelf.columns' : 'shelf.marks') },
    ...(library === 'list'
      ? columnNames.map(
          (name): MenuEntry => ({
            kind: 'check',
            label: headOf(name),
            checked: columns.includes(name),
            run: () => changePreferences({ columns: without(columns, name) }),
          }),
        )
      : markNames.map(
          (name): MenuEntry => ({
            kind: 'check',
            label: t(`shelf.mark_${name}`),
            checked: marks.includes(name),
            run: () => changePreferences({ marks: without(marks, name) }),
          }),
        )),
    { kind: 'line' },
    { kind: 'heading', label: t('shelf.group') },
    ...[undefined, ...groupings].map(
      (group): MenuEntry => ({
        kind: 'check',
        label: t(`shelf.group_${group ?? 'none'}`),
        checked: search.group === group,
        run: () => show(cleaned({ ...search, group })),
      }),
    ),
    { kind: 'line' },
    { kind: 'heading', label: t('shelf.views') },
    ...views.map((view): MenuEntry => ({ kind: 'item', label: view.name, icon: Bookmark, run: () => show(librarySearch(view.query)) })),
    { kind: 'item', label: t('shelf.save_view'), icon: Plus, run: onSave },
    ...(current
      ? [
          {
            kind: 'item',
            label: t('shelf.forget_view', { name: current.name }),
            icon: Trash2,
            danger: true,
            run: () => void forgetView(current, changed),
          } as const,
        ]
      : []),
  ]
  return <MenuPopup trigger={trigger} entries={entries} />
}

const markNames: readonly Mark[] = ['rating', 'quality', 'watched']
/** Toggles an element of a list. */
const without = <T,>(list: readonly T[], one: T): T[] => (list.includes(one) ? list.filter((each) => each !== one) : [...list, one])

const sameSearch = (a: LibrarySearch, b: LibrarySearch) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
