import type { Card } from './api'
import { el } from './dom'
import { showPicture } from './pictures'
import { go } from './places'
import { t } from './words'

const posterWidth = 342

/** Movies that were opened since their lists were read, as they were then. */
const opened = new Map<number, Card>()
export const remember = (movie: Card): void => void opened.set(movie.id, movie)
export const latest = (movie: Card): Card => opened.get(movie.id) ?? movie

/** A poster with its title, which opens the movie. */
export const card = (movie: Card, key: string): HTMLButtonElement => {
  const image = el('img', { alt: '', class: 'picture' })
  showPicture(image, movie.poster_url, posterWidth)
  const part = movie.duration_seconds ? movie.resume_position_seconds / movie.duration_seconds : 0
  const bar = el('span', { class: 'begun' }, el('span', { class: 'part' }))
  if (bar.firstChild instanceof HTMLElement) bar.firstChild.style.width = `${Math.round(part * 100)}%`
  return el(
    'button',
    { type: 'button', class: 'card', 'data-key': key, press: () => go(`movie/${movie.id}`) },
    el('span', { class: 'poster' }, image, part > 0 ? bar : null),
    el('span', { class: 'name' }, movie.title),
    el('span', { class: 'year' }, [movie.year, movie.watched ? t('watched') : null].filter(Boolean).join(' · ')),
  )
}
