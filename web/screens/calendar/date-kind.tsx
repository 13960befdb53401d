import { Disc3, type LucideIcon, Popcorn, Tv } from 'lucide-react'
import type { CalendarEntry } from '../../data/api/types'
import { type Key, t } from '../../i18n/translate'

const kinds: Record<CalendarEntry['kind'], { icon: LucideIcon; word: Key; tone: string }> = {
  cinema: { icon: Popcorn, word: 'calendar.cinema', tone: 'text-accent' },
  digital: { icon: Tv, word: 'calendar.digital', tone: 'text-info' },
  physical: { icon: Disc3, word: 'calendar.physical', tone: 'text-ok' },
}

/** How many of the versions that a person wishes for are not there yet. */
export const MissingVersions = ({ missing_versions }: Pick<CalendarEntry, 'missing_versions'>) =>
  missing_versions > 0 && <span className="block text-muted text-xs">{t('calendar.versions', { count: missing_versions })}</span>

/** Kind of a release date (theatrical, digital, physical) as icon, word and color. */
export const DateKind = ({ kind, short = false }: { kind: CalendarEntry['kind']; short?: boolean }) => {
  const { icon: Icon, word, tone } = kinds[kind]
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 ${tone}`} title={t(word)}>
      <Icon aria-hidden className="mt-0.5 size-4" />
      <span className={short ? 'visually-hidden' : 'text-sm'}>{t(word)}</span>
    </span>
  )
}
