import { Download, ExternalLink } from 'lucide-react'
import type { Movie } from '../../data/api/types'
import { asset } from '../../data/base'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import type { Prepared } from './api'

/** Why this browser cannot play it, and what can. */
export const NotPlayable = ({ prepared, movie }: { prepared: Prepared; movie: Movie }) => (
  <>
    <h2 className="font-bold text-xl">{t('player.not_playable', { title: movie.title })}</h2>
    <ul className="grid gap-1 text-soft">
      {[...prepared.reasons, ...prepared.losses.filter(({ code }) => code === 'file_truncated')].map((reason) => (
        <li key={reason.code}>{told(reason)}</li>
      ))}
    </ul>
    {prepared.playlist_url !== null && (
      <div className="flex flex-wrap justify-center gap-2">
        <a href={asset(prepared.playlist_url)} className={buttonStyle('primary')}>
          <ExternalLink aria-hidden className="size-4" />
          {t('player.other_player')}
        </a>
        <a href={asset(`/api/v1/files/${String(prepared.file_id)}/download`)} className={buttonStyle()}>
          <Download aria-hidden className="size-4" />
          {t('player.download')}
        </a>
      </div>
    )}
  </>
)
