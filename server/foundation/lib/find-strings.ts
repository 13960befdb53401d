/** The minimum length of a needle, in characters. */
export const shortestNeedle = 8
const gram = 4
const step = shortestNeedle - gram + 1
const bits = 18

export type Range = readonly [start: number, end: number]
export type Finder = ReturnType<typeof createFinder>

/**
 * Searches for many strings in one pass. Samples four characters at every fifth position of the text and compares them with those at the
 * first five offsets of each needle, so it finds every occurrence, and most of the text costs a single table lookup.
 */
export const createFinder = (needles: Iterable<string>) => {
  const seen = new Uint8Array(1 << bits)
  const places = new Map<string, { needle: string; offset: number }[]>()
  for (const needle of needles) {
    if (needle.length < shortestNeedle) throw new Error(`A needle needs at least ${shortestNeedle} characters`)
    for (let offset = 0; offset < step; offset++) {
      const four = needle.slice(offset, offset + gram)
      seen[hashAt(four, 0)] = 1
      places.set(four, [...(places.get(four) ?? []), { needle, offset }])
    }
  }

  /** The range of the longest needle that covers this position. */
  const at = (text: string, place: number): Range | undefined => {
    let found: Range | undefined
    for (const { needle, offset } of places.get(text.slice(place, place + gram)) ?? []) {
      const start = place - offset
      if (start < 0 || !text.startsWith(needle, start) || isPartOfNumber(text, start, needle)) continue
      if (!found || needle.length > found[1] - found[0]) found = [start, start + needle.length]
    }
    return found
  }

  const find = (text: string, most: number): Range[] => {
    const found: Range[] = []
    if (places.size === 0) return found
    for (let place = 0; place <= text.length - gram && found.length < most; place += step) {
      const range = seen[hashAt(text, place)] === 1 ? at(text, place) : undefined
      if (range) found.push(range)
    }
    return found
  }

  return {
    has: (text: string): boolean => find(text, 1).length > 0,
    replace: (text: string, by: string): string => {
      const found = find(text, Number.POSITIVE_INFINITY)
      return found.length === 0 ? text : replaceRanges(text, found, by)
    },
  }
}

const hashAt = (text: string, i: number): number => {
  const mixed =
    Math.imul(text.charCodeAt(i), 0x9e3779b1) ^
    Math.imul(text.charCodeAt(i + 1), 0x85ebca6b) ^
    Math.imul(text.charCodeAt(i + 2), 0xc2b2ae35) ^
    Math.imul(text.charCodeAt(i + 3), 0x27d4eb2f)
  return mixed >>> (32 - bits)
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** A needle made of digits does not match inside a longer number: a timestamp may contain any eight digits. */
const isPartOfNumber = (text: string, start: number, needle: string): boolean =>
  (isDigit(text.charCodeAt(start - 1)) || isDigit(text.charCodeAt(start + needle.length))) && /^\d+$/.test(needle)

const replaceRanges = (text: string, found: Range[], by: string): string => {
  const ordered = found.toSorted((a, b) => a[0] - b[0])
  let result = ''
  let end = 0
  for (const [from, to] of ordered) {
    if (from >= end) result += text.slice(end, from) + by
    end = Math.max(end, to)
  }
  return result + text.slice(end)
}
