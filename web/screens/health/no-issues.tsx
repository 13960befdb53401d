import { Link } from '@tanstack/react-router'
import { Archive, Clapperboard, HardDrive, Radio } from 'lucide-react'
import { t } from '../../i18n/translate'
import { conditionWords, useCondition } from '../home/use-condition'

/** No issues: what was checked, each with a link to its page. */
export const NoIssues = () => {
  const now = useCondition()
  const words = now && conditionWords(now)
  const checks = [
    { to: '/storage', icon: HardDrive, said: words?.free },
    { to: '/settings/indexers', icon: Radio, said: words?.answering },
    { to: '/settings/archives', icon: Archive, said: words?.backup },
    { to: '/library', icon: Clapperboard, said: words?.movies },
  ] as const
  return (
    <div className="grid max-w-3xl gap-6">
      <div>
        <p className="text-balance font-bold text-2xl lg:text-4xl">{words?.failing || t('health.all_good')}</p>
        {!words?.failing && <p className="mt-2 text-lg text-soft">{t('health.all_good_text')}</p>}
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {checks.map(
          ({ to, icon: Icon, said }) =>
            said && (
              <li key={to}>
                <Link to={to} className="flex min-h-14 items-center gap-4 hover:bg-hover">
                  <Icon aria-hidden className="size-5 text-ok" strokeWidth={1.75} />
                  {said}
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
