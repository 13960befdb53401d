import { movies } from '../api'
import { el } from '../dom'
import { createGrid } from '../grid'
import { navigation, type Screen } from '../screen'
import { t } from '../words'

type Grid = ReturnType<typeof createGrid>
/** Kept until one goes Home, so that coming back from a movie finds the same place. */
let kept: Grid | null = null
export const forgetLibrary = (): void => {
  kept = null
}

/** All movies, by title. */
export const libraryScreen = async (): Promise<Screen> => {
  const grid = kept ?? (await openGrid())
  if (grid === kept) grid.redraw()
  kept = grid
  const body = grid.isEmpty() ? el('p', { class: 'empty' }, t('empty')) : grid.node
  const page = el('div', { class: 'page', 'data-scroll': 'y' }, navigation(), el('h1', { class: 'unseen' }, t('library')), body)
  return { node: el('main', { class: 'screen' }, page) }
}

const openGrid = async (): Promise<Grid> => {
  let cursor: string | null = null
  let isWhole = false
  const grid = createGrid({
    columns: 7,
    rowRem: 29,
    more: async () => {
      if (isWhole) return []
      const { results, next_cursor } = await movies({ cursor })
      cursor = next_cursor
      isWhole = next_cursor === null
      return results
    },
  })
  await grid.load()
  return grid
}
