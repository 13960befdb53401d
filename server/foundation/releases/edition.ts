/** `any`, `theatrical`, or the name of an edition such as `Director's Cut`. */
export type WantedEdition = string

/** Words that do not say which cut a file shows: the restored picture and the box do not change the movie. */
const neutral = new Set([
  ...['cut', 'edition', 'version', 'the', 'theatrical', 'remastered', 'remaster', 'restored'],
  ...['criterion', 'collection', 'collectors', 'anniversary', 'limited', 'platinum', 'gold', 'diamond', 'deluxe', '4k'],
])

const wordsOf = (edition: string): string[] =>
  edition
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .replaceAll(/ s(?= |$)/g, 's')
    .split(' ')

/** The cut that an edition shows, as letters; '' is the theatrical one. Two editions of one cut replace each other. */
export const cutOf = (edition: string): string =>
  wordsOf(edition)
    .filter((word) => !neutral.has(word) && !/^\d+(?:st|nd|rd|th)$/.test(word))
    .join('')

export const isSameCut = (one: string, other: string): boolean => cutOf(one) === cutOf(other)

/** Whether an edition is the wanted one. `any` wants all. */
export const isEdition = (wanted: WantedEdition, edition: string): boolean => {
  if (wanted === 'any') return true
  if (wanted === 'theatrical') return cutOf(edition) === ''
  const cut = cutOf(wanted)
  return cut === '' ? wordsOf(edition).join('').includes(wordsOf(wanted).join('')) : cutOf(edition).includes(cut)
}
