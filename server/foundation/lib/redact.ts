import { holdsOwnToken, isSecretName, scrubPatterns } from './credential-patterns'
import { createFinder, type Finder, shortestNeedle } from './find-strings'
import { formsOf } from './secret-forms'

export const redacted = '[REDACTED]'
export type Scrubber = ReturnType<typeof createScrubber>

/** A replaced secret still matters to anyone who kept it, so up to this many are remembered. */
const mostRemembered = 5000
const deepest = 12

/**
 * Redacts credentials in texts and values: by shape, and by known secrets in all their encodings. A secret shorter than eight characters is
 * redacted only as a whole value, because it may be an ordinary word.
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
    /** Redacts known secrets only; anything that merely looks like one stays. */
    hide: (text: string): string => (short.has(text) ? redacted : finder.replace(text, redacted)),
    /** Current secrets, without the replaced ones. */
    present: (): string[] => knownSecrets().filter((secret) => secret !== '' && secret !== redacted),
    /** Reloads the known secrets. */
    refresh,
    scrub,
    /** Redacts a JSON value. */
    scrubValue: <T>(value: T): T => scrubValue(value) as T,
    /** Whether the text contains a known secret in any encoding, or one of our tokens. */
    finds: (text: string): boolean => finder.has(text) || holdsOwnToken(text),
    /** For a scrubber in another thread. */
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

/** Reduces URLs to scheme and host: private trackers identify users by a secret in the path. */
export const withoutPaths = (text: string) => text.replace(/\b([a-z]+:\/\/)(?:[^/\s@]*@)?([^/\s?]+)[^\s]*/gi, '$1$2')
