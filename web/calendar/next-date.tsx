import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarArrowUp } from 'lucide-react'
import { nextDateQuery } from '../api/queries'
import { day } from '../i18n/format'
import { t } from '../i18n/translate'
import { buttonStyle } from '../ui/button'

/** A link to the month of the first date after an empty month. Nothing if there is none. */
export const NextDate = ({ from }: { from: string }) => {
  const next = useQuery(nextDateQuery(from)).data?.results[0]
  if (!next) return null
  return (
    <Link to="/calendar" search={{ month: next.date.slice(0, 7) }} className={buttonStyle('secondary', true)}>
      <CalendarArrowUp aria-hidden className="size-4" />
      {t('calendar.next', { title: next.title, day: day(next.date.slice(0, 10)) })}
    </Link>
  )
}
