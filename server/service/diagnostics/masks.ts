import { isIP } from 'node:net'
import { createNameIndex, type Found, nameKey, wordsIn } from './name-index'

/** What a mask stands for: `movie-3`, `host-2`. */
export const kinds = [
  'movie',
  'person',
  'collection',
  'release',
  'folder',
  'file',
  'host',
  'address',
  'email',
  'user',
  'device',
  'indexer',
  'client',
  'list',
  'webhook',
  'name',
  'hash',
  'key',
  'text',
] as const
export type Kind = (typeof kinds)[number]
export type Mask = { readonly kind: Kind; readonly text: string }
export type Tally = { readonly kind: Kind; readonly things: number; readonly places: number }
export type Masks = ReturnType<typeof createMasks>

/** Compared letter by letter, because their signs matter. */
const exact: readonly Kind[] = ['host', 'address', 'email', 'hash', 'key']
const ownMask = new RegExp(`^(?:${kinds.join('|')})-\\d+(?:\\.\\w{1,10})?$`)

/** Gives every thing one mask, numbered within its kind, and counts where it was used. */
export const createMasks = () => {
  const masks = new Map<string, Mask>()
  const highest = new Map<Kind, number>()
  const used = new Map<Mask, number>()
  let places = 0
  const names = createNameIndex<Mask>()
  const folders = createNameIndex<true>({ isCareful: () => false })

  const make = (kind: Kind, number = (highest.get(kind) ?? 0) + 1): Mask => {
    highest.set(kind, Math.max(highest.get(kind) ?? 0, number))
    return { kind, text: `${kind}-${number}` }
  }
  const find = (kind: Kind, value: string): Mask | undefined => masks.get(keyOf(kind, value)) ?? masks.get(nameKey(value))
  const keep = (kind: Kind, value: string, mask: Mask): Mask => {
    masks.set(keyOf(kind, value), mask)
    if (kind === 'host') masks.set(nameKey(value), masks.get(nameKey(value)) ?? mask)
    return mask
  }

  return {
    /** From now on the value is replaced wherever it occurs. Several names of one thing share its mask. */
    know: (kind: Kind, value: string, as?: Mask): Mask => {
      const known = find(kind, value)
      if (known) return known
      const mask = keep(kind, value, as ?? make(kind))
      if (!exact.includes(kind) || (kind === 'host' && isIP(value) === 0)) for (const form of formsOf(value)) names.add(form, mask)
      return mask
    },
    /** A thing with a number of its own, such as the id of a movie. */
    numbered: (kind: Kind, number: number): Mask => make(kind, number),
    /** Another key of a thing, which is no text to search for. */
    alias: (kind: Kind, value: string, mask: Mask): void => void (masks.has(keyOf(kind, value)) || masks.set(keyOf(kind, value), mask)),
    /** The mask of a value that is a thing as a whole. */
    of: (kind: Kind, value: string): Mask => find(kind, value) ?? keep(kind, value, make(kind)),
    whole: (value: string): Mask | undefined => masks.get(`=${value.toLowerCase()}`) ?? masks.get(nameKey(value)),
    namesIn: (text: string): Found<Mask>[] => names.find(text),
    /** Folders with a space in their name: a path does not end there. */
    knowFolder: (name: string): void => folders.add(name, true),
    foldersIn: (text: string): Found<true>[] => folders.find(text),
    use: (mask: Mask): string => {
      places++
      used.set(mask, (used.get(mask) ?? 0) + 1)
      return mask.text
    },
    tallies: (): Tally[] =>
      kinds
        .map((kind) => [...used].filter(([mask]) => mask.kind === kind))
        .flatMap((uses, at) =>
          uses.length === 0 ? [] : [{ kind: kinds[at]!, things: uses.length, places: uses.reduce((sum, [, n]) => sum + n, 0) }],
        ),
    uses: (): number => places,
  }
}

/** Whether the text is a mask already. */
export const isMask = (text: string): boolean => ownMask.test(text)

const keyOf = (kind: Kind, value: string): string => (exact.includes(kind) ? `=${value.toLowerCase()}` : nameKey(value))

/** A name, and how it reads without its apostrophes and in HTML or JSON inside of a text. */
const formsOf = (name: string): string[] => [
  ...new Set([
    name,
    name.replaceAll(/['’`]/g, ''),
    name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    JSON.stringify(name).slice(1, -1),
  ]),
]

/** Whether all its words are among those present: nothing else can occur. */
export const mayOccur = (name: string, present: ReadonlySet<string>): boolean => wordsIn(name).every(({ word }) => present.has(word))
