import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Plus, Star } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ListItem } from '../../../data/api/types'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { away } from '../../../kit/connection'
import { Poster } from '../../../kit/poster'
import { useStore } from '../../../kit/store'
import { listPosterQuery } from '../queries'

type Props = { item: ListItem; busy: boolean; onAdd: () => void }

/** A movie of a list: its poster, with its status or a button to add it. */
export const ListCard = ({ item, busy, onAdd }: Props) => {
  const waits = useStore(away)
  const card = useRef<HTMLLIElement>(null)
  const poster = usePoster(item, card)
  const mayAdd = item.metadata_id !== null && item.movie_id === null && item.state !== 'not_recognized'
  /** The others are queued, which the list's heading says. */
  const isOut = item.state === 'excluded' || item.state === 'not_recognized'
  const face = (
    <>
      <span className="poster-face relative block rounded-card transition-[transform,box-shadow] duration-120">
        <Poster key={poster} src={poster} title={item.title} width={200} />
      </span>
      <span className="mt-2.5 block truncate font-medium text-sm">{item.title}</span>
    </>
  )
  return (
    <li ref={card} className="poster-card flex flex-col">
      {item.movie_id === null ? (
        face
      ) : (
        <Link to="/movies/$id" params={{ id: item.movie_id }} className="rounded-card">
          {face}
        </Link>
      )}
      <div className="flex min-h-8 items-center gap-2 text-muted text-xs pointer-coarse:min-h-11">
        <span className="tabular-nums">{item.year}</span>
        {item.rating !== null && (
          <span className="flex items-center gap-1 tabular-nums">
            <Star aria-hidden className="size-3 fill-current text-accent" />
            <span aria-hidden>{item.rating}</span>
            <span className="visually-hidden">{t('list.rated', { rating: item.rating })}</span>
          </span>
        )}
        <span className="ms-auto" />
        {mayAdd ? (
          <button
            type="button"
            disabled={busy || waits}
            onClick={onAdd}
            title={t('list.add_one', { title: item.title })}
            aria-label={t('list.add_one', { title: item.title })}
            className="relative grid size-7 shrink-0 place-items-center rounded-pill bg-ctl text-fg transition-colors after:absolute after:-inset-2 hover:bg-accent hover:text-on-accent disabled:opacity-55 pointer-coarse:size-8"
          >
            <Plus aria-hidden className="size-4" />
          </button>
        ) : (
          <State item={item} />
        )}
      </div>
      {item.reason && isOut && <p className="text-muted text-xs">{told(item.reason)}</p>}
    </li>
  )
}

const State = ({ item: { state, movie_id } }: { item: ListItem }) =>
  movie_id === null ? (
    <span className="truncate font-medium text-warn">{t(`list.state.${state}`)}</span>
  ) : (
    <span title={t(`list.state.${state}`)} className="text-ok">
      <Check aria-hidden className="size-4" />
      <span className="visually-hidden">{t(`list.state.${state}`)}</span>
    </span>
  )

/** A movie in the library has its poster here. Others load theirs from the movie database when the card is about to scroll into view. */
const usePoster = (item: ListItem, card: RefObject<HTMLLIElement | null>): string | null => {
  const { poster_url, metadata_id, movie_id } = item
  const [isNear, setNear] = useState(false)
  const isAsked = movie_id === null && metadata_id !== null
  useEffect(() => {
    const element = card.current
    if (!element || !isAsked) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [card, isAsked])
  const found = useQuery({ ...listPosterQuery(item), enabled: isAsked && isNear, retry: false })
  return poster_url ?? found.data ?? null
}
