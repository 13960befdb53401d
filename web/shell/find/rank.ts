const words = (text: string) => text.toLowerCase().split(/[\s\-–—:/&]+/)

/** Match quality: 0 exact, 1 prefix, 2 prefix of a word, 3 anywhere; undefined for no match. */
export const rankOf = (label: string, typed: string): number | undefined => {
  const [has, wanted] = [label.toLowerCase(), typed.trim().toLowerCase()]
  // A year in parentheses is not part of the name.
  if (has === wanted || has.replace(/ \(\d{4}\)$/, '') === wanted) return 0
  if (has.startsWith(wanted)) return 1
  if (words(has).some((word) => word.startsWith(wanted))) return 2
  return has.includes(wanted) ? 3 : undefined
}

type Labeled = { readonly label: string }

/** Best match first; stable for equal matches. */
export const bestFirst = <C extends Labeled>(choices: readonly C[], typed: string): C[] =>
  choices.toSorted((a, b) => (rankOf(a.label, typed) ?? 4) - (rankOf(b.label, typed) ?? 4))

/** Keeps the order of groups, but moves one with an exact match to the front. */
export const exactFirst = <G extends { readonly choices: readonly Labeled[] }>(groups: readonly G[], typed: string): G[] => {
  const isExact = ({ choices }: G) => choices.some(({ label }) => rankOf(label, typed) === 0)
  return typed.trim() === '' ? [...groups] : groups.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
}

/** The matches, best first; everything if nothing is typed. */
export const choicesLike = <C extends Labeled>(choices: readonly C[], typed: string): C[] =>
  typed === ''
    ? [...choices]
    : bestFirst(
        choices.filter(({ label }) => rankOf(label, typed) !== undefined),
        typed,
      )
