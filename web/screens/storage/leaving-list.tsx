import { Link } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { letGo, setKept } from '../../data/api/storage'
import type { LeavingMovie } from '../../data/api/types'
import { day } from '../../i18n/format'
import { reasonsInWords } from '../../i18n/reasons'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { Poster } from '../../kit/poster'

/** Movies that leave: when, why, and "Keep". */
export const LeavingList = ({ leaving, columns = '' }: { leaving: readonly LeavingMovie[]; columns?: string }) => (
  <ul className={`grid grid-cols-[minmax(0,1fr)] ${columns}`}>
    {leaving.map((one) => (
      <Leaving key={one.movie_id} one={one} />
    ))}
  </ul>
)

const Leaving = ({ one }: { one: LeavingMovie }) => {
  const { movie_id, title, movie, rule, reasons, needs_ok } = one
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-4">
      <Poster src={movie?.poster_url ?? null} color={movie?.poster_color} title={title} width={64} className="rounded-ctl!" />
      <div className="min-w-0">
        <p className="truncate font-medium">
          <Link to="/movies/$id" params={{ id: movie_id }} className="hover:underline">
            {title}
          </Link>
        </p>
        <p className="text-sm text-warn">{whenInWords(one)}</p>
        <p className="text-muted text-xs" title={t('leaving.by', { rule })}>
          {reasonsInWords(reasons)}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Button
            small
            changes
            icon={Pin}
            aria-label={`${t('leaving.keep')}: ${title}`}
            onClick={() => void setKept({ id: movie_id, title }, true)}
          >
            {t('leaving.keep')}
          </Button>
          {needs_ok && (
            <Button small changes kind="quiet" aria-label={`${t('leaving.let_go')}: ${title}`} onClick={() => void askAndLetGo(one)}>
              {t('leaving.let_go')}
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}

export const whenInWords = ({ leaves_at, needs_ok, then }: Pick<LeavingMovie, 'leaves_at' | 'needs_ok' | 'then'>): string => {
  if (needs_ok) return t('leaving.needs_ok')
  return t(then === 'recycle' ? 'leaving.on' : 'leaving.shrinks_on', { day: day(leaves_at) })
}

const askAndLetGo = async (one: LeavingMovie): Promise<void> => {
  const { yes } = await confirm({
    title: t('leaving.let_go_title', { title: one.title }),
    text: t('leaving.let_go_text'),
    action: t('leaving.let_go'),
    danger: true,
  })
  if (yes) await letGo(one)
}
