import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { nextDateQuery } from '../../data/api/queries'
import { day } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'

type Props = { from: string; otherwise?: ReactNode }

/** A link to the month of the first date after an empty month; without such a date, `otherwise`. */
export const NextDate = ({ from, otherwise = null }: Props) => {
  const { data } = useQuery(nextDateQuery(from))
  const next = data?.results[0]
  if (!next) return data ? otherwise : null
  return (
    <Link to="/calendar" search={{ month: next.date.slice(0, 7) }} className={buttonStyle('secondary', true)}>
      <CalendarArrowUp aria-hidden className="size-4" />
      {t('calendar.next', { title: next.title, day: day(next.date.slice(0, 10)) })}
    </Link>
  )
}
