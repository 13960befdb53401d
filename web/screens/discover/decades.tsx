import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { statsQuery } from '../../data/api/queries'
import { count } from '../../i18n/format'
import { t } from '../../i18n/translate'

const TALLEST = 56
const LEAST = 3
const FIRST = 1900

/** Movies of the library per decade; each links to that decade. */
export const Decades = () => {
  const counts = useQuery(statsQuery).data?.movies.by_decade
  if (!counts || Object.keys(counts).length === 0) return null
  const last = Math.floor(new Date().getFullYear() / 10) * 10
  const decades = Array.from({ length: (last - FIRST) / 10 + 1 }, (_, at) => FIRST + at * 10)
  const most = Math.max(1, ...decades.map((decade) => counts[`${String(decade)}s`] ?? 0))
  return (
    <section aria-labelledby="decades">
      <h2 id="decades" className="mb-3 font-bold text-lg">
        {t('find.decades')}
      </h2>
      <ul className="relative -mx-(--gutter) grid auto-cols-[minmax(4rem,1fr)] grid-flow-col gap-x-2.5 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:thin]">
        {decades.map((decade) => {
          const here = counts[`${String(decade)}s`] ?? 0
          const name = t('find.decade_of', { decade: String(decade) })
          return (
            <li key={decade}>
              <Link
                to="/discover"
                search={{ year_from: decade, year_to: decade + 9 }}
                aria-label={`${name}, ${t('find.here', { count: here })}`}
                className="group grid gap-1.5 rounded-ctl text-sm"
              >
                <span aria-hidden className="flex items-end rounded-ctl bg-ctl group-hover:bg-hover" style={{ height: TALLEST }}>
                  <span
                    className="w-full rounded-ctl bg-accent"
                    style={{ height: here === 0 ? 0 : Math.max(LEAST, Math.round((here / most) * TALLEST)) }}
                  />
                </span>
                <span aria-hidden className="flex justify-between gap-1 text-xs tabular-nums">
                  <span className="text-soft">{name}</span>
                  <span className="text-muted">{here > 0 ? count(here) : ''}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
