import type { Card, Found } from './api'
import { el } from './dom'
import { showPicture } from './pictures'
import { go } from './places'
import { t } from './words'

const posterWidth = 342

/** Movies that were opened since their lists were read, as they were then. */
const opened = new Map<number, Card>()
export const remember = (movie: Card): void => void opened.set(movie.id, movie)
export const latest = (movie: Card): Card => opened.get(movie.id) ?? movie

/** A poster with its title, and its year or a note, which opens the movie. */
export const card = (movie: Card, key: string, note?: string): HTMLButtonElement => {
  const part = movie.duration_seconds ? movie.resume_position_seconds / movie.duration_seconds : 0
  const bar = el('span', { class: 'begun' }, el('span', { class: 'part' }))
  if (bar.firstChild instanceof HTMLElement) bar.firstChild.style.width = `${Math.round(part * 100)}%`
  const line = note ?? [movie.year, movie.watched ? t('watched') : null].filter(Boolean).join(' · ')
  return poster(movie, { key, line, over: part > 0 ? bar : null, place: `movie/${movie.id}` })
}

/** A movie that this TV could get. */
export const newCard = (movie: Found): HTMLButtonElement =>
  poster(movie, { key: `new-${movie.metadata_id}`, line: String(movie.year ?? ''), over: null, place: `new/${movie.metadata_id}` })

type Poster = {
  readonly key: string
  readonly line: string
  readonly over: HTMLElement | null
  readonly place: string
}
const poster = ({ title, poster_url }: Pick<Card, 'title' | 'poster_url'>, { key, line, over, place }: Poster): HTMLButtonElement => {
  const image = el('img', { alt: '', class: 'picture' })
  showPicture(image, poster_url, posterWidth)
  return el(
    'button',
    { type: 'button', class: 'card', 'data-key': key, press: () => go(place) },
    el('span', { class: 'poster' }, image, over),
    el('span', { class: 'name' }, title),
    el('span', { class: 'year' }, line),
  )
}
