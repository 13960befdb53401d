import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarCheck, CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { calendarQuery } from '../../data/api/queries'
import { asset } from '../../data/base'
import { now } from '../../data/clock'
import { monthName } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button, IconButton } from '../../kit/button'
import { copy } from '../../kit/copy'
import { Page } from '../../kit/page'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { toast } from '../../kit/toast'
import { Agenda } from './agenda'
import { MonthGrid } from './month-grid'
import { NextDate } from './next-date'

const route = getRouteApi('/calendar')
const monthOf = (date: Date) => date.toISOString().slice(0, 7)
const shifted = (month: string, by: number) => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return monthOf(date)
}

/** Release dates: a month on a desktop, an agenda on a phone. */
export const CalendarPage = () => {
  const thisMonth = monthOf(new Date(now()))
  const { month = thisMonth } = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: string) => void navigate({ search: next === thisMonth ? {} : { month: next } })
  const days = daysOf(month)
  const dates = useQuery(calendarQuery(`${days[0]!}T00:00:00.000Z`, `${days.at(-1)!}T23:59:59.999Z`))
  const entries = dates.data?.results ?? []
  const after = `${shifted(month, 1)}-01T00:00:00.000Z`
  return (
    <Page
      isFurther
      title={t('nav.calendar')}
      note={<span className="inline-block first-letter:uppercase">{monthName(`${month}-01`)}</span>}
      actions={<Controls month={month} thisMonth={thisMonth} go={go} />}
    >
      {dates.error && !dates.data ? (
        <ProblemCard error={dates.error} onRetry={dates.refetch} />
      ) : !dates.data ? (
        <SkeletonRows rows={5} className="h-24" />
      ) : (
        <>
          <div className="max-md:hidden">
            {!entries.some(({ date }) => date.startsWith(month)) && (
              <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
                <p>{t('calendar.none')}.</p>
                <NextDate from={after} otherwise={<p>{t('calendar.none_text')}</p>} />
              </div>
            )}
            <MonthGrid month={month} days={days} entries={entries} />
          </div>
          <div className="md:hidden">
            <Agenda entries={entries.filter(({ date }) => date.startsWith(month))} after={after} />
          </div>
        </>
      )}
    </Page>
  )
}

type ControlProps = { month: string; thisMonth: string; go: (month: string) => void }

const Controls = ({ month, thisMonth, go }: ControlProps) => {
  const link = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/auth/sign', { body: { path: '/api/v1/calendar.ics', ttl_seconds: 31_536_000 } })),
    onError: sayProblem,
    onSuccess: async ({ url }) => {
      const copied = await copy(new URL(asset(url), location.href).href)
      toast(copied ? t('calendar.copied') : t('ui.copy_failed'), { tone: copied ? 'ok' : 'bad' })
    },
  })
  return (
    <>
      <IconButton icon={ChevronLeft} label={t('calendar.before')} onClick={() => go(shifted(month, -1))} className="rtl:rotate-180" />
      <Button folds icon={CalendarCheck} onClick={() => go(thisMonth)} disabled={month === thisMonth}>
        {t('calendar.today')}
      </Button>
      <IconButton icon={ChevronRight} label={t('calendar.after')} onClick={() => go(shifted(month, 1))} className="rtl:rotate-180" />
      <Button folds icon={CalendarPlus} busy={link.isPending} onClick={() => link.mutate()}>
        {t('calendar.subscribe')}
      </Button>
    </>
  )
}

/** The days of all weeks, Monday first, that overlap the month. */
const daysOf = (month: string) => {
  const first = new Date(`${month}-01T00:00:00Z`)
  const start = new Date(first)
  start.setUTCDate(1 - ((first.getUTCDay() + 6) % 7))
  const days: string[] = []
  for (
    const day = start;
    days.length % 7 !== 0 || days.length === 0 || day.toISOString().startsWith(month);
    day.setUTCDate(day.getUTCDate() + 1)
  )
    days.push(day.toISOString().slice(0, 10))
  return days
}
