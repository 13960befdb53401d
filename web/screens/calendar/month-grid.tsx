import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { CalendarEntry } from '../../data/api/types'
import { now } from '../../data/clock'
import { weekday } from '../../i18n/format'
import { Thumb } from '../../kit/thumb'
import { DateKind, MissingVersions } from './date-kind'

type Props = { month: string; days: readonly string[]; entries: readonly CalendarEntry[] }

export const MonthGrid = ({ month, days, entries }: Props) => {
  const today = new Date(now()).toISOString().slice(0, 10)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <table className="w-full table-fixed">
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" className="border-line border-b bg-surface px-2 py-2 text-start font-medium text-muted text-sm">
                {weekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={clsx(
                    'h-28 border-line border-e border-b p-1.5 align-top last:border-e-0',
                    day.startsWith(month) ? 'bg-surface' : 'text-muted',
                  )}
                >
                  <time
                    dateTime={day}
                    aria-current={day === today ? 'date' : undefined}
                    className={clsx(
                      'inline-flex h-6 min-w-6 items-center rounded-pill text-sm',
                      day === today ? 'justify-center bg-accent font-medium text-on-accent' : 'ps-0.5',
                    )}
                  >
                    {Number(day.slice(8))}
                  </time>
                  <ul className="grid gap-1 pt-1">
                    {entries
                      .filter(({ date }) => date.startsWith(day))
                      .map((entry) => (
                        <li key={`${String(entry.movie_id)}-${entry.kind}`}>
                          <Link
                            to="/movies/$id"
                            params={{ id: entry.movie_id }}
                            className="flex min-h-6 items-start gap-1.5 rounded-[0.375rem] px-1 py-0.5 text-sm hover:bg-hover"
                          >
                            <Thumb src={entry.poster_url} title={entry.title} width={28} className="max-xl:hidden" />
                            <DateKind kind={entry.kind} short />
                            <span className="min-w-0">
                              <span className="line-clamp-2">{entry.title}</span>
                              <MissingVersions {...entry} />
                            </span>
                          </Link>
                        </li>
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
