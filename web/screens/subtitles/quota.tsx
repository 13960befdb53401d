import { fromNow } from '../../i18n/format'
import { t } from '../../i18n/translate'
import type { SubtitleStatus } from './queries'

/** How many downloads the provider allows today. */
export const Quota = ({ status: { remaining, resets_at } }: { status: SubtitleStatus }) =>
  remaining === null ? null : (
    <p className={remaining === 0 ? 'text-sm text-warn' : 'text-muted text-sm'}>
      {t('subtitles.left', { count: remaining })}
      {remaining === 0 && resets_at && `, ${t('subtitles.left_until', { when: fromNow(resets_at) })}`}
    </p>
  )
