import { useQuery } from '@tanstack/react-query'
import { calendarQuery } from '../api/queries'
import { day } from '../i18n/format'
import { t } from '../i18n/translate'

/** The service answers for at most 400 days. */
const LOOK_AHEAD_DAYS = 399

/** What an empty month says: the first release after its start, or what will appear in the calendar. */
export const useNextRelease = (month: string, isEmpty: boolean): string => {
  const from = new Date(`${month}-01T00:00:00Z`)
  const to = new Date(from)
  to.setUTCDate(to.getUTCDate() + LOOK_AHEAD_DAYS)
  const ahead = useQuery({ ...calendarQuery(from.toISOString(), to.toISOString()), enabled: isEmpty })
  if (ahead.isLoading || ahead.isPlaceholderData) return ''
  const first = ahead.data?.results[0]
  return first ? t('calendar.next', { title: first.title, day: day(first.date.slice(0, 10)) }) : t('calendar.none_text')
}
