import { type Card, movies } from '../api'
import { card } from '../cards'
import { add, el } from '../dom'
import { navigation, type Screen } from '../screen'
import { t, type Word } from '../words'
import { forgetLibrary } from './library'

const rows = ['continue', 'recent'] as const
const mostInRow = 20

/** Continue watching and what is new; rows without movies are left out. */
export const homeScreen = async (): Promise<Screen> => {
  forgetLibrary()
  const found = await Promise.all(rows.map((list) => movies({ list, limit: mostInRow })))
  const page = el('div', { class: 'page', 'data-scroll': 'y' }, navigation(), el('h1', { class: 'unseen' }, t('home')))
  rows.forEach((list, index) => {
    const all = found[index]?.results ?? []
    if (all.length > 0) add(page, [row(list, all)])
  })
  if (found.every(({ results }) => results.length === 0)) add(page, [el('p', { class: 'empty' }, t('empty'))])
  return { node: el('main', { class: 'screen' }, page) }
}

const row = (list: Extract<Word, 'continue' | 'recent'>, all: readonly Card[]): HTMLElement => {
  const cards = all.map((movie) => card(movie, `${list}-${movie.id}`))
  cards[0]?.setAttribute('data-first', '')
  const strip = el('div', { class: 'strip', 'data-scroll': 'x' })
  add(strip, cards)
  return el('section', { class: 'row', 'data-block': '' }, el('h2', {}, t(list)), strip)
}
