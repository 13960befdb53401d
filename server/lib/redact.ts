import { holdsOwnToken, isSecretName, scrubPatterns } from './credential-patterns'
import { createFinder, type Finder, shortestNeedle } from './find-strings'
import { formsOf } from './secret-forms'

export const redacted = '[REDACTED]'
export type Scrubber = ReturnType<typeof createScrubber>

/** Secrets that were changed are still secret to whoever kept the old ones; this many are remembered. */
const mostRemembered = 5000
const deepest = 12

/**
 * Takes credentials out of texts and values: by their look, and by the secrets that are known, in all their spellings.
 * A secret of less than eight characters counts only where it is the whole value: it may be a word of every sentence.
 */
export const createScrubber = ({ knownSecrets }: { knownSecrets: () => readonly string[] }) => {
  const remembered = new Set<string>()
  let short: ReadonlySet<string> = new Set()
  let finder: Finder = createFinder([])

  const refresh = (): void => {
    const before = remembered.size
    for (const secret of knownSecrets()) if (secret !== '' && secret !== redacted) remembered.add(secret)
    if (remembered.size === before) return
    forgetOldest(remembered)
    finder = createFinder([...remembered].filter(isLong).flatMap((secret) => [...formsOf(secret)]))
    short = new Set([...remembered].filter((secret) => !isLong(secret)))
  }
  refresh()

  const scrub = (text: string): string => (text.length < 4 ? text : scrubPatterns(finder.replace(text, redacted)))
  const scrubWhole = (text: string): string => (short.has(text) ? redacted : scrub(text))

  const scrubValue = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return scrubWhole(value)
    if (typeof value === 'number' || typeof value === 'bigint') return scrubNumber(value)
    if (typeof value !== 'object' || value === null) return value
    if (depth >= deepest) return redacted
    if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name.length < shortestNeedle ? name : scrub(name),
        isSecretName(name) && typeof inner === 'string' && inner !== '' ? redacted : scrubValue(inner, depth + 1),
      ]),
    )
  }
  const scrubNumber = (value: number | bigint): unknown => {
    const text = String(value)
    return short.has(text) || finder.has(text) ? redacted : value
  }

  return {
    /** A whole value without the secrets that are known; what only looks like one stays. */
    hide: (text: string): string => (short.has(text) ? redacted : finder.replace(text, redacted)),
    /** Those that are secrets now; replaced ones are not among them. */
    present: (): string[] => knownSecrets().filter((secret) => secret !== '' && secret !== redacted),
    /** Asks again which secrets there are. */
    refresh,
    scrub,
    /** A JSON value without its secrets. */
    scrubValue: <T>(value: T): T => scrubValue(value) as T,
    /** Whether a known secret, in any spelling, or a token of ours stands in the text. */
    finds: (text: string): boolean => finder.has(text) || holdsOwnToken(text),
    /** For whoever scrubs in another thread. */
    secrets: (): string[] => [...remembered],
  }
}

const isLong = (secret: string): boolean => secret.length >= shortestNeedle

const forgetOldest = (remembered: Set<string>): void => {
  for (const secret of remembered) {
    if (remembered.size <= mostRemembered) return
    remembered.delete(secret)
  }
}

/** Trackers of torrents know their users by a secret in the path: only the host of an address is fit to be shown. */
export const withoutPaths = (text: string) => text.replace(/\b([a-z]+:\/\/)(?:[^/\s@]*@)?([^/\s?]+)[^\s]*/gi, '$1$2')
