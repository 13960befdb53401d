import { movies } from '../api'
import { card } from '../cards'
import { add, button, el, fill } from '../dom'
import { navigation, type Screen } from '../screen'
import { t } from '../words'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const mostFound = 24
const SETTLE_MS = 350

/** Kept while the page is open, so that coming back from a movie shows the same results. */
let text = ''

/** Letters on the left, results beside them while one types. */
export const searchScreen = async (): Promise<Screen> => {
  const typed = el('p', { class: 'typed', 'aria-label': t('typed'), role: 'status' })
  const found = el('div', { class: 'found' })
  let timer: ReturnType<typeof setTimeout>
  let asked = 0

  const show = async (): Promise<void> => {
    const mine = ++asked
    const { results } = text === '' ? { results: [] } : await movies({ q: text, limit: mostFound })
    if (mine !== asked) return
    const cards = results.map((movie) => card(movie, `movie-${movie.id}`))
    const hint = text === '' ? t('search_hint') : cards.length === 0 ? t('nothing', { text }) : null
    fill(found, [hint === null ? null : el('p', { class: 'quiet' }, hint), ...cards])
  }
  const change = (next: string): void => {
    text = next.replace(/^ +/, '').slice(0, 40)
    fill(typed, [text === '' ? ' ' : text])
    clearTimeout(timer)
    timer = setTimeout(() => void show().catch(() => undefined), SETTLE_MS)
  }
  const key = (label: string, name: string, press: () => void) => {
    const made = button({ label, key: `key-${name}`, kind: name.length > 1 ? 'wide' : 'letter', press })
    return made
  }
  const keyboard = el('section', { class: 'keyboard', 'aria-label': t('keyboard') })
  add(
    keyboard,
    letters.split('').map((letter) => key(letter.toUpperCase(), letter, () => change(text + letter))),
  )
  add(keyboard, [
    key(t('space'), 'space', () => change(`${text} `)),
    key(t('delete'), 'delete', () => change(text.slice(0, -1))),
    key(t('clear'), 'clear', () => change('')),
  ])
  keyboard.firstElementChild?.setAttribute('data-first', '')
  fill(typed, [text === '' ? ' ' : text])
  await show()
  const results = el('section', { class: 'results', 'data-scroll': 'y', 'aria-label': t('results') }, found)
  const body = el('div', { class: 'searching' }, el('div', { class: 'typing' }, typed, keyboard), results)
  return {
    node: el('main', { class: 'screen' }, el('div', { class: 'page' }, navigation(), el('h1', { class: 'unseen' }, t('search')), body)),
    onLetter: (letter) => change(text + letter.toLowerCase()),
    close: () => clearTimeout(timer),
  }
}
