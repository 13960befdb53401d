import { Link, useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import { t } from '../i18n/translate'
import { useActivityCount } from './activity-count'
import { Mark } from './mark'
import { furtherPlaces, health, type Place, phonePlaces, places, settings } from './places'

/** The number shown in the top bar. Downloads that need attention show "!" instead of a second number. */
const Count = ({ place, className }: { place: Place; className: string }) => {
  const { running, attention } = useActivityCount()
  if (place.to !== '/activity' || running + attention === 0) return null
  return (
    <span
      className={clsx(
        'rounded-pill px-1.5 font-medium text-2xs',
        attention > 0 ? 'bg-warn text-bg' : 'bg-accent text-on-accent',
        className,
      )}
    >
      <span aria-hidden>{attention > 0 ? '!' : running}</span>
      <span className="visually-hidden">
        {[running > 0 && `${String(running)} ${t('shell.on_the_way')}`, attention > 0 && t('shell.attention_count', { count: attention })]
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
  )
}

const RailLink = ({ place }: { place: Place }) => (
  <Link
    to={place.to}
    activeOptions={{ exact: place.to === '/' }}
    title={t(place.label)}
    className="relative flex min-h-10 shrink-0 items-center gap-3 rounded-ctl px-3 text-soft transition-colors pointer-coarse:min-h-11 hover:bg-fg/8 hover:text-fg max-lg:justify-center max-lg:px-0 aria-[current=page]:bg-fg/10 aria-[current=page]:font-medium aria-[current=page]:text-fg"
  >
    <place.icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
    <span className="max-lg:visually-hidden">{t(place.label)}</span>
    <Count place={place} className="ms-auto max-lg:absolute max-lg:end-0.5 max-lg:top-1" />
  </Link>
)

export const Rail = () => (
  <nav
    aria-label={t('nav.label')}
    className="fixed inset-y-0 start-0 z-20 flex w-(--side) flex-col gap-0.5 overflow-y-auto p-2 [scrollbar-width:none] max-md:hidden lg:p-3"
  >
    <Link
      to="/"
      aria-label={t('app.name')}
      className="mb-3 flex min-h-11 items-center gap-2.5 rounded-ctl px-2 max-lg:justify-center max-lg:px-0"
    >
      <Mark />
      <span className="font-bold text-lg tracking-tight max-lg:hidden">{t('app.name')}</span>
    </Link>
    {places.map((place) => (
      <RailLink key={place.to} place={place} />
    ))}
    <div className="mt-auto grid gap-1">
      <RailLink place={health} />
      <RailLink place={settings} />
    </div>
  </nav>
)

export const BottomBar = () => {
  const { pathname } = useLocation()
  const isFurther = furtherPlaces.some((place) => pathname === place || pathname.startsWith(`${place}/`))
  return (
    <nav
      id="bar"
      aria-label={t('nav.label')}
      className="@container fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-line border-t bg-page pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {phonePlaces.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          activeOptions={{ exact: place.to === '/' }}
          {...(place.to === '/more' && isFurther && { 'aria-current': 'page' })}
          className="relative flex h-(--bar) flex-col items-center justify-center gap-1 text-muted text-xs outline-offset-[-3px] aria-[current=page]:text-fg"
        >
          <place.icon aria-hidden className="size-[1.375rem]" strokeWidth={1.75} />
          <span className="@max-[18rem]:visually-hidden">{t(place.label)}</span>
          <Count place={place} className="absolute start-1/2 top-1.5 ms-3" />
        </Link>
      ))}
    </nav>
  )
}
