import type { Collection, Stats } from '../../data/api/types'
import { t } from '../../i18n/translate'
import type { LibrarySearch } from './search'

export type Group = { key: string; title: string; filter: LibrarySearch }

const colors = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown', 'black', 'gray', 'white', 'none'] as const
export const colorWord = (name: string): string => {
  const known = colors.find((color) => color === name)
  return known ? t(`color.${known}`) : name
}

/** Newest decade first. */
export const decadesOf = ({ by_decade }: Stats['movies']): Group[] =>
  Object.keys(by_decade)
    .toSorted((a, b) => b.localeCompare(a))
    .map((name) => {
      const from = Number.parseInt(name, 10)
      return { key: name, title: t('find.decade_of', { decade: String(from) }), filter: { year_from: from, year_to: from + 9 } }
    })

/** In the order of the rainbow; posters of unknown color last. */
export const colorsOf = ({ by_color }: Stats['movies']): Group[] =>
  colors.filter((name) => by_color[name]).map((name) => ({ key: name, title: colorWord(name), filter: { color: name } }))

export const collectionsOf = (collections: readonly Pick<Collection, 'id' | 'name'>[]): Group[] =>
  collections.map(({ id, name }) => ({ key: String(id), title: name, filter: { collection_id: id } }))
