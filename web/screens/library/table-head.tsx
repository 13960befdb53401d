import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MovieQuery, MovieSort } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { preferences } from '../../kit/preferences'
import { useStore } from '../../kit/store'
import { columnShapes, headOf, shownColumns, tracksOf } from './columns'
import type { ChangeSearch } from './search'

type Props = { query: MovieQuery; change: ChangeSearch }

/** Column headers. A click sorts; a second one reverses the order. */
export const TableHead = ({ query, change }: Props) => {
  const { columns } = useStore(preferences)
  const shown = shownColumns(columns)
  const press = (sort: MovieSort) => {
    const turned = query.order === 'asc' ? 'desc' : 'asc'
    change({ sort: sort === 'title' ? undefined : sort, order: query.sort === sort ? turned : undefined })
  }
  const head = (sort: MovieSort, label: string, isNumber = false) => (
    <Head key={sort} label={label} isNumber={isNumber} order={query.sort === sort ? query.order : undefined} onPress={() => press(sort)} />
  )
  return (
    <fieldset className="flex border-line border-b ps-9 pe-2 text-muted text-xs max-lg:hidden pointer-coarse:ps-0">
      <legend className="visually-hidden">{t('library.sort')}</legend>
      <div className="grid h-9 grow items-center gap-x-4" style={{ gridTemplateColumns: tracksOf(shown) }}>
        <span />
        {head('title', t('library.sort_title'))}
        {shown.map((name) => {
          const { sort, isNumber = false } = columnShapes[name]
          if (sort) return head(sort, headOf(name), isNumber)
          return (
            <span key={name} className={isNumber ? 'text-end' : ''}>
              {headOf(name)}
            </span>
          )
        })}
        <span>{t('library.filter_status')}</span>
      </div>
    </fieldset>
  )
}

type HeadProps = { label: string; isNumber: boolean; order: 'asc' | 'desc' | undefined; onPress: () => void }

const Head = ({ label, isNumber, order, onPress }: HeadProps) => {
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={order !== undefined}
      className={clsx(
        'flex min-h-7 min-w-0 items-center gap-1 rounded-ctl hover:text-fg',
        isNumber && 'justify-end',
        order && 'font-medium text-fg',
      )}
    >
      <span className="truncate">{label}</span>
      {order && <Arrow aria-hidden className="size-3.5 shrink-0" />}
      {order && <span className="visually-hidden">{t(order === 'asc' ? 'library.ascending' : 'library.descending')}</span>}
    </button>
  )
}
