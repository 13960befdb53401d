import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Compass, FolderSearch, Import, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { statusQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { useWide } from '../../kit/use-wide'
import { FirstStage } from '../../shell/stage/first-stage'
import { SamplesButton } from '../samples/button'

const door = '-mx-3 flex min-h-16 items-center gap-4 rounded-ctl px-3 py-3 transition-colors hover:bg-hover'

/** Home without movies: try the samples, or add the first movie once setup is done, with the other options below. */
export const FirstSteps = () => {
  const isWide = useWide()
  const isSetUp = useQuery(statusQuery).data?.status === 'ok'
  return (
    <section
      aria-labelledby="doors"
      className="grid max-w-[29rem] gap-6"
      style={{ paddingBlockStart: isWide ? 'clamp(1rem, 14vh, 9rem)' : '17rem' }}
    >
      <FirstStage isWide={isWide} />
      <div className="grid gap-3">
        <h2 id="doors" className="font-bold text-4xl">
          {t('home.empty')}
        </h2>
        <p className="text-soft text-lg">{t(isSetUp ? 'first.ready_text' : 'home.empty_text')}</p>
      </div>
      {isSetUp ? (
        <Link to="/discover" className={`${buttonStyle('primary')} min-h-12! justify-self-start px-6!`}>
          <Compass aria-hidden className="size-[1.125rem]" />
          {t('library.find_first')}
        </Link>
      ) : (
        <SamplesButton isFirst />
      )}
      <ul className="border-line border-t">
        <li className="border-line border-b">
          <Link to="/settings/scan" className={door}>
            <Inside icon={FolderSearch} title={t('first.have')}>
              {t('first.have_text')}
            </Inside>
          </Link>
        </li>
        {!isSetUp && (
          <li className="border-line border-b">
            <Link to="/discover" className={door}>
              <Inside icon={Compass} title={t('library.find_first')}>
                {t('first.find_text')}
              </Inside>
            </Link>
          </li>
        )}
        <li>
          <Link to="/settings/radarr" className={door}>
            <Inside icon={Import} title={t('first.radarr')}>
              {t('first.radarr_text')}
            </Inside>
          </Link>
        </li>
      </ul>
      {isSetUp && <SamplesButton />}
    </section>
  )
}

const Inside = ({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <>
    <Icon aria-hidden className="size-5 shrink-0 text-soft" strokeWidth={1.75} />
    <span className="grow">
      <span className="block font-medium">{title}</span>
      <span className="block text-muted text-sm">{children}</span>
    </span>
    <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:rotate-180" />
  </>
)
