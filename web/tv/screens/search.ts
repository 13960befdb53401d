import { everywhere, type Found, mayGet, movies } from '../api'
import { card, newCard } from '../cards'
import { add, button, el, fill } from '../dom'
import { navigation, type Screen } from '../screen'
import { t } from '../words'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const mostFound = 24
const SETTLE_MS = 350
/** The provider of metadata is asked less often, and not for what matches half of its movies. */
const ELSEWHERE_MS = 900
const fewestLetters = 3

/** Kept while the page is open, so that coming back from a movie shows the same results. */
let text = ''

/** Letters on the left, results beside them while one types. */
export const searchScreen = async (): Promise<Screen> => {
  const typed = el('p', { class: 'typed', 'aria-label': t('typed'), role: 'status' })
  const found = el('div', { class: 'found' })
  const elsewhere = createElsewhere()
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
    elsewhere.change()
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
  elsewhere.change()
  const results = el('section', { class: 'results', 'data-scroll': 'y', 'aria-label': t('results') }, found, elsewhere.node)
  const body = el('div', { class: 'searching' }, el('div', { class: 'typing' }, typed, keyboard), results)
  return {
    node: el('main', { class: 'screen' }, el('div', { class: 'page' }, navigation(), el('h1', { class: 'unseen' }, t('search')), body)),
    onLetter: (letter) => change(text + letter.toLowerCase()),
    close: () => {
      clearTimeout(timer)
      elsewhere.close()
    },
  }
}

/** Movies that are not in the library, below those that are. Empty if this TV may only watch. */
const createElsewhere = () => {
  const node = el('div', {})
  let timer: ReturnType<typeof setTimeout>
  let asked = 0
  const draw = (results: readonly Found[]): void => {
    const missing = results.filter(({ movie_id }) => movie_id === null)
    fill(node, missing.length === 0 ? [] : [el('h2', {}, t('elsewhere')), el('div', { class: 'found' }, ...missing.map(newCard))])
  }
  const show = async (): Promise<void> => {
    const mine = ++asked
    const results = text.length < fewestLetters ? [] : (await everywhere(text)).results
    if (mine === asked) draw(results)
  }
  return {
    node,
    change: (): void => {
      clearTimeout(timer)
      if (mayGet()) timer = setTimeout(() => void show().catch(() => draw([])), ELSEWHERE_MS)
    },
    close: (): void => {
      asked++
      clearTimeout(timer)
    },
  }
}
