import { Link } from '@tanstack/react-router'
import type { CalendarEntry } from '../../data/api/types'
import { dayOfMonth, monthShort } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Poster } from '../../kit/poster'

const MOST = 8

/** Upcoming releases as ticket stubs. */
export const Tickets = ({ coming }: { coming: readonly CalendarEntry[] }) => {
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="coming-soon">
      <header className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="coming-soon" className="font-bold text-lg">
          {t('home.soon')}
        </h2>
        <Link
          to="/calendar"
          aria-label={t('home.all_of', { title: t('home.soon') })}
          className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg"
        >
          {t('nav.calendar')}
        </Link>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {coming.slice(0, MOST).map((entry) => (
          <li key={entry.movie_id}>
            <Link to="/movies/$id" params={{ id: entry.movie_id }} className="ticket poster-card rounded-card bg-surface">
              <time dateTime={entry.date} className="ticket-day grid content-center text-center">
                <span className="font-bold text-2xl tabular-nums tracking-tight">{dayOfMonth(entry.date)}</span>
                <span className="text-muted text-xs">{monthShort(entry.date)}</span>
              </time>
              <span className="min-w-0 self-center px-3.5">
                <span className="line-clamp-2 font-medium text-sm">{entry.title}</span>
                <span className="block truncate text-muted text-xs">{t(`home.out_${entry.kind}`)}</span>
              </span>
              <Poster
                src={entry.poster_url ?? null}
                color={entry.poster_color}
                title={entry.title}
                width={60}
                className="aspect-auto! h-24 rounded-none! ring-0!"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
