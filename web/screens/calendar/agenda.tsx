import { Link } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import type { CalendarEntry } from '../../data/api/types'
import { dayOfWeek } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Empty } from '../../kit/empty'
import { Thumb } from '../../kit/thumb'
import { DateKind, MissingVersions } from './date-kind'
import { NextDate } from './next-date'

/** `after`: where to look for the next date if there are no entries. */
export const Agenda = ({ entries, after }: { entries: readonly CalendarEntry[]; after: string }) => {
  if (entries.length === 0)
    return (
      <Empty icon={CalendarX2} title={t('calendar.none')} text={t('calendar.none_text')}>
        <NextDate from={after} />
      </Empty>
    )
  const days = [...Map.groupBy(entries, ({ date }) => date.slice(0, 10))].sort(([a], [b]) => a.localeCompare(b))
  return (
    <div className="grid gap-6">
      {days.map(([date, ofDay]) => (
        <section key={date}>
          <h2 className="mb-2 font-medium text-muted text-sm first-letter:uppercase">{dayOfWeek(date)}</h2>
          <ul className="grid gap-2">
            {ofDay.map((entry) => (
              <li key={`${String(entry.movie_id)}-${entry.kind}`}>
                <Link
                  to="/movies/$id"
                  params={{ id: entry.movie_id }}
                  className="flex items-center gap-3 rounded-card border border-line bg-surface p-2"
                >
                  <Thumb src={entry.poster_url} title={entry.title} width={40} />
                  <span className="min-w-0 grow">
                    <span className="block truncate font-medium">{entry.title}</span>
                    <DateKind kind={entry.kind} />
                    <MissingVersions {...entry} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
