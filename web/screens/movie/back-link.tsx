import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { t } from '../../i18n/translate'

/** Style of the way back above a movie's title. */
export const heroBack =
  'inline-flex min-h-8 items-center gap-2 self-start rounded-pill text-sm text-soft hover:text-fg max-lg:glass max-lg:min-h-10 max-lg:px-3.5 max-lg:text-fg'

export const BackArrow = () => <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />

export const BackLink = () => (
  <Link to="/library" className={heroBack}>
    <BackArrow />
    {t('nav.library')}
  </Link>
)
