import { Link } from '@tanstack/react-router'
import { Compass, FolderSearch, Import, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../i18n/translate'

const door = 'flex min-h-24 items-center gap-4 rounded-panel border border-line bg-surface p-5 transition-colors hover:bg-hover'

/** For who has nothing yet: three ways in. */
export const FirstSteps = () => (
  <section aria-labelledby="doors" className="py-6">
    <h2 id="doors" className="font-medium text-lg">
      {t('home.empty')}
    </h2>
    <p className="mt-1 mb-5 text-muted">{t('home.empty_text')}</p>
    <ul className="grid gap-3 md:grid-cols-3">
      <li>
        <Link to="/discover" className={door}>
          <Inside icon={Compass} title={t('library.find_first')}>
            {t('door.find_text')}
          </Inside>
        </Link>
      </li>
      <li>
        <Link to="/settings/scan" className={door}>
          <Inside icon={FolderSearch} title={t('door.have')}>
            {t('door.have_text')}
          </Inside>
        </Link>
      </li>
      <li>
        <Link to="/settings/radarr" className={door}>
          <Inside icon={Import} title={t('door.radarr')}>
            {t('door.radarr_text')}
          </Inside>
        </Link>
      </li>
    </ul>
  </section>
)

const Inside = ({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <>
    <Icon aria-hidden className="size-7 shrink-0 text-accent" strokeWidth={1.5} />
    <span>
      <span className="block font-medium">{title}</span>
      <span className="block text-muted text-sm">{children}</span>
    </span>
  </>
)
