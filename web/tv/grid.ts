import type { Card } from './api'
import { card, latest } from './cards'
import { add, el, fill } from './dom'

/** How many rows above and below the focus exist, so that ten thousand movies need no more elements than fifty. */
const near = 3

type Wish = { readonly columns: number; readonly rowRem: number; readonly more: () => Promise<readonly Card[]> }

/** Posters in rows. Rows far away are taken out, and the next movies are asked for before the focus gets there. */
export const createGrid = ({ columns, rowRem, more }: Wish) => {
  const node = el('div', { class: 'grid' })
  const all: Card[] = []
  const drawn = new Map<number, HTMLElement>()
  let isLoading = false
  let isWhole = false

  const draw = (at: number): void => {
    const last = Math.ceil(all.length / columns) - 1
    node.style.height = `${(last + 1) * rowRem}rem`
    drawn.forEach((row, index) => {
      if (Math.abs(index - at) <= near) return
      node.removeChild(row)
      drawn.delete(index)
    })
    for (let index = Math.max(0, at - near); index <= Math.min(last, at + near); index++) drawRow(index)
  }
  const drawRow = (index: number): void => {
    const movies = all.slice(index * columns, (index + 1) * columns)
    const known = drawn.get(index)
    const row = known ?? el('div', { class: 'line', 'data-row': String(index) })
    add(
      row,
      movies.slice(row.childNodes.length).map((movie) => card(latest(movie), `movie-${movie.id}`)),
    )
    if (known) return
    if (index === 0) row.firstElementChild?.setAttribute('data-first', '')
    row.style.top = `${index * rowRem}rem`
    drawn.set(index, row)
    const after = Array.from(drawn.keys()).filter((other) => other > index)
    node.insertBefore(row, after.length > 0 ? (drawn.get(Math.min.apply(null, after)) ?? null) : null)
  }
  const load = async (at: number): Promise<void> => {
    if (isLoading || isWhole || (at + near + 2) * columns < all.length) return
    isLoading = true
    const next = await more()
    isWhole = next.length === 0
    for (const each of next) all.push(each)
    isLoading = false
    draw(at)
  }
  node.addEventListener('focusin', ({ target }) => {
    const row = target instanceof Element ? target.closest('[data-row]') : null
    const at = Number(row?.getAttribute('data-row') ?? 0)
    draw(at)
    load(at).catch(() => {
      isLoading = false
    })
  })
  return {
    node,
    load: () => load(0),
    isEmpty: () => all.length === 0,
    /** Draws anew what is on the screen: a movie may have been watched since. */
    redraw: (): void => {
      const rows = Array.from(drawn.keys())
      fill(node, [])
      drawn.clear()
      rows.forEach(drawRow)
    },
  }
}
