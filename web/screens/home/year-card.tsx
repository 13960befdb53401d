import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Sparkles } from 'lucide-react'
import { now } from '../../data/clock'
import { isSeason, reviewedYear } from '../../data/season'
import { t } from '../../i18n/translate'
import { yearsQuery } from '../year/queries'

/** Fewer say little about a year. */
const LEAST = 3

/** A door to the year in review, in December and January. */
export const YearCard = () => {
  const today = new Date(now())
  const year = reviewedYear(today)
  const { data = [] } = useQuery({ ...yearsQuery, enabled: isSeason(today) })
  const viewings = data.find((one) => one.year === year)?.viewings ?? 0
  if (viewings < LEAST) return null
  return (
    <Link
      to="/year/$year"
      params={{ year }}
      className="flex min-h-16 items-center gap-4 rounded-card bg-surface px-4 py-3 ring-1 ring-line hover:bg-hover"
    >
      <Sparkles aria-hidden className="size-6 shrink-0 text-accent" />
      <span className="grow">
        <span className="block font-medium">{t('year.home', { year: String(year) })}</span>
        <span className="block text-muted text-sm">{t('year.home_text', { count: viewings })}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:rotate-180" />
    </Link>
  )
}
