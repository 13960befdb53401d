import clsx from 'clsx'
import { Clapperboard, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { playerOf } from './trailer-player'

type Props = { movie: Pick<Movie, 'title' | 'trailers' | 'trailer_url'>; isIcon?: boolean }

/** Plays the trailer here if its host has a player, else leads to it. Nothing is asked of the host before the press. `isIcon`: without its word at any width. */
export const Trailer = ({ movie, isIcon = false }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const trailer = movie.trailers[0]?.url ?? movie.trailer_url
  if (!trailer) return null
  const player = playerOf(trailer)
  const className = clsx(buttonStyle('glass'), isIcon ? 'size-12 px-0!' : 'min-h-12! max-sm:w-12 max-sm:px-0!')
  const inside = (
    <>
      <Clapperboard aria-hidden className="size-[1.125rem]" />
      <span className={isIcon ? 'visually-hidden' : 'max-sm:visually-hidden'}>{t('movie.trailer')}</span>
    </>
  )
  if (player === null)
    return (
      <a href={trailer} target="_blank" rel="noopener noreferrer" title={t('movie.trailer')} className={className}>
        {inside}
        <span className="visually-hidden"> {t('movie.new_tab')}</span>
      </a>
    )
  return (
    <>
      <button type="button" title={t('movie.trailer')} onClick={() => setOpen(true)} className={className}>
        {inside}
      </button>
      {isOpen && <Player title={movie.title} page={trailer} player={player} onClose={() => setOpen(false)} />}
    </>
  )
}

type PlayerProps = { title: string; page: string; player: string; onClose: () => void }

const Player = ({ title, page, player, onClose }: PlayerProps) => (
  <Dialog open wide onClose={onClose} title={title}>
    <div className="grid gap-3">
      <iframe
        src={player}
        title={t('movie.trailer')}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="strict-origin"
        className="aspect-video w-full rounded-card bg-ctl"
      />
      <a
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-6 w-fit items-center gap-2 text-sm text-soft hover:text-fg hover:underline"
      >
        {t('movie.trailer_at', { host: new URL(page).hostname.replace(/^www\./, '') })}
        <ExternalLink aria-hidden className="size-4" />
        <span className="visually-hidden"> {t('movie.new_tab')}</span>
      </a>
    </div>
  </Dialog>
)
