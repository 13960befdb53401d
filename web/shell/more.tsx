import { Link } from '@tanstack/react-router'
import { Activity, CalendarDays, ChevronRight, Eye, HardDrive, HeartPulse, Settings } from 'lucide-react'
import { t } from '../i18n/translate'
import { Page } from '../kit/page'

const row = 'flex min-h-14 items-center gap-4 px-4 hover:bg-hover'

/** Phones only: every place that does not fit into the bottom bar. */
export const MorePage = () => (
  <Page title={t('nav.more')}>
    <nav aria-label={t('nav.more')} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      <Link to="/calendar" className={row}>
        <CalendarDays aria-hidden className="size-5 text-muted" />
        <span className="grow">{t('nav.calendar')}</span>
        <ChevronRight aria-hidden className="size-4 text-muted rtl:rotate-180" />
      </Link>
      <Link to="/storage" className={row}>
        <HardDrive aria-hidden className="size-5 text-muted" />
        <span className="grow">{t('nav.storage')}</span>
        <ChevronRight aria-hidden className="size-4 text-muted rtl:rotate-180" />
      </Link>
      <Link to="/wanted" className={row}>
        <Eye aria-hidden className="size-5 text-muted" />
        <span className="grow">{t('nav.wanted')}</span>
        <ChevronRight aria-hidden className="size-4 text-muted rtl:rotate-180" />
      </Link>
      <Link to="/activity" search={{ tab: 'history' }} className={row}>
        <Activity aria-hidden className="size-5 text-muted" />
        <span className="grow">{t('nav.history')}</span>
        <ChevronRight aria-hidden className="size-4 text-muted rtl:rotate-180" />
      </Link>
      <Link to="/checks" className={row}>
        <HeartPulse aria-hidden className="size-5 text-muted" />
        <span className="grow">{t('nav.health')}</span>
        <ChevronRight aria-hidden className="size-4 text-muted rtl:rotate-180" />
      </Link>
      <Link to="/settings" className={row}>
        <Settings aria-hidden className="size-5 text-muted" />
        <span className="grow">{t('nav.settings')}</span>
        <ChevronRight aria-hidden className="size-4 text-muted rtl:rotate-180" />
      </Link>
    </nav>
  </Page>
)
