const words = (text: string) => text.toLowerCase().split(/[\s\-–—:/&]+/)

/** How well a label answers what was typed: 0 it is it, 1 begins with it, 2 a word of it does, 3 holds it somewhere; nothing when it does not. */
export const rankOf = (label: string, typed: string): number | undefined => {
  const [has, wanted] = [label.toLowerCase(), typed.trim().toLowerCase()]
  // A year in brackets is not part of what something is called.
  if (has === wanted || has.replace(/ \(\d{4}\)$/, '') === wanted) return 0
  if (has.startsWith(wanted)) return 1
  if (words(has).some((word) => word.startsWith(wanted))) return 2
  return has.includes(wanted) ? 3 : undefined
}

type Labeled = { readonly label: string }

/** The best first; those that answer equally well keep their order. */
export const bestFirst = <C extends Labeled>(choices: readonly C[], typed: string): C[] =>
  choices.toSorted((a, b) => (rankOf(a.label, typed) ?? 4) - (rankOf(b.label, typed) ?? 4))

/** Groups keep the order that they are given in, but one with something of exactly this name comes before all others. */
export const exactFirst = <G extends { readonly choices: readonly Labeled[] }>(groups: readonly G[], typed: string): G[] => {
  const isExact = ({ choices }: G) => choices.some(({ label }) => rankOf(label, typed) === 0)
  return typed.trim() === '' ? [...groups] : groups.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
}

/** Those that answer what was typed, the best first; all of them while nothing is typed. */
export const choicesLike = <C extends Labeled>(choices: readonly C[], typed: string): C[] =>
  typed === ''
    ? [...choices]
    : bestFirst(
        choices.filter(({ label }) => rankOf(label, typed) !== undefined),
        typed,
      )
