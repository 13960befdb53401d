import { type Card, type Leaving, leaving, movie, movies } from '../api'
import { card } from '../cards'
import { add, el } from '../dom'
import { whenIn } from '../leaving'
import { navigation, type Screen } from '../screen'
import { t, type Word } from '../words'
import { forgetLibrary } from './library'

const rows = ['continue', 'recent'] as const
const mostInRow = 20
const mostLeaving = 10

/** Continue watching, what is new, and what leaves soon; rows without movies are left out. */
export const homeScreen = async (): Promise<Screen> => {
  forgetLibrary()
  const soon = leavingCards()
  const found = await Promise.all(rows.map((list) => movies({ list, limit: mostInRow })))
  const page = el('div', { class: 'page', 'data-scroll': 'y' }, navigation(), el('h1', { class: 'unseen' }, t('home')))
  rows.forEach((list, index) => {
    const all = found[index]?.results ?? []
    if (all.length > 0)
      add(page, [
        row(
          list,
          all.map((one) => card(one, `${list}-${one.id}`)),
        ),
      ])
  })
  const going = await soon
  if (going.length > 0) add(page, [row('leaving', going)])
  if (found.every(({ results }) => results.length === 0)) add(page, [el('p', { class: 'empty' }, t('empty'))])
  return { node: el('main', { class: 'screen' }, page) }
}

/** The first to go first. One that cannot be read is left out. */
const leavingCards = async (): Promise<HTMLElement[]> => {
  const soon = (await leaving()).slice(0, mostLeaving)
  const found = await Promise.all(soon.map((one) => movie(one.movie_id).catch(() => null)))
  return soon.map((one, index) => cardOf(one, found[index] ?? null)).filter((node): node is HTMLButtonElement => node !== null)
}
const cardOf = (one: Leaving, movie: Card | null): HTMLButtonElement | null => movie && card(movie, `leaving-${movie.id}`, whenIn(one))

const row = (list: Extract<Word, 'continue' | 'recent' | 'leaving'>, cards: readonly HTMLElement[]): HTMLElement => {
  cards[0]?.setAttribute('data-first', '')
  const strip = el('div', { class: 'strip', 'data-scroll': 'x' })
  add(strip, cards)
  return el('section', { class: 'row', 'data-block': '' }, el('h2', {}, t(list)), strip)
}
