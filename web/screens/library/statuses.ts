import type { Facets, MovieStatus } from '../../data/api/types'
import { wordsIn } from '../../data/comma-list'
import { movieFaces, movieWord } from '../../data/movie-states'
import { type Key, t } from '../../i18n/translate'

const inLibrary = ['available', 'upgradable'] as const satisfies readonly MovieStatus[]
const isInLibrary = (status: string) => (inLibrary as readonly string[]).includes(status)

export type StateChoice = { key: string; label: string; count: number; isChosen: boolean; next: string | undefined }

/**
 * The states to choose from. "In library" means any file, so it includes upgradable movies. States without movies are left out unless
 * selected.
 */
export const stateChoices = (chosen: string | undefined, counts: Facets['counts']['status'] | undefined): StateChoice[] => {
  const words = wordsIn(chosen)
  const all = words.includes('available')
  const others = words.filter((word) => !isInLibrary(word))
  const joined = (list: readonly string[]) => list.join(',') || undefined
  const choices: StateChoice[] = [
    {
      key: 'in_library',
      label: t('filter.in_library'),
      count: inLibrary.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0),
      isChosen: all,
      next: joined(all ? others : [...others, ...inLibrary]),
    },
    ...(Object.keys(movieFaces) as MovieStatus[])
      .filter((status) => status !== 'available')
      .map((status) => {
        const isChosen = words.includes(status) && !(all && status === 'upgradable')
        const with_ = status === 'upgradable' ? [...others, status] : [...words, status]
        return {
          key: status,
          label: t(movieWord(status)),
          count: counts?.[status] ?? 0,
          isChosen,
          next: joined(isChosen ? words.filter((word) => word !== status) : with_),
        }
      }),
  ]
  return choices.filter(({ count, isChosen }) => count > 0 || isChosen)
}

/** A state filter as chips: each with its label and the filter without it. */
export const stateChips = (chosen: string | undefined): { label: string; next: string | undefined }[] => {
  const words = wordsIn(chosen)
  const without = (gone: (word: string) => boolean) => words.filter((word) => !gone(word)).join(',') || undefined
  const isWhole = inLibrary.every((status) => words.includes(status))
  const single = words.filter((word) => !(isWhole && isInLibrary(word)))
  const labelOf = (word: string): Key | undefined =>
    word === 'available' ? 'filter.good_enough' : word in movieFaces ? movieWord(word as MovieStatus) : undefined
  return [
    ...(isWhole ? [{ label: t('filter.in_library'), next: without(isInLibrary) }] : []),
    ...single.map((word) => {
      const label = labelOf(word)
      return { label: label ? t(label) : word, next: without((one) => one === word) }
    }),
  ]
}
