import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Finding, HealthCheck } from './health'
import { sentences } from './sentences'

type FormatFacts = { id: number; name: string; conditions: readonly { kind: string; value: unknown }[] }
type ProfileFacts = { id: number; name: string; must_contain: readonly string[]; must_not_contain: readonly string[] }
type PatternFacts = {
  formats: () => readonly FormatFacts[]
  profiles: () => readonly ProfileFacts[]
  /** How many names a pattern was skipped on since the start. */
  skippedOn: (pattern: string) => { names: number; example: string } | undefined
}
/** Patterns that took too long on some names. */
export const patternCheck = ({ formats, profiles, skippedOn }: PatternFacts): HealthCheck => ({
  code: 'pattern_too_slow',
  about: 'The patterns',
  every: 60,
  immediate: true,
  look: () => [
    ...formats().flatMap(({ id, name, conditions }) => {
      const slow = slowest(
        conditions.flatMap(({ value }) => (typeof value === 'string' ? value : [])),
        skippedOn,
      )
      if (!slow) return []
      const detail = say(sentences, 'skipped_as_no_match', { skipped: slow })
      return [tooSlow({ subject: `format-${id}`, title: say(sentences, 'format_slow', { name }), detail, section: 'preferences' })]
    }),
    ...profiles().flatMap(({ id, name, must_contain, must_not_contain }) => {
      const words = [...must_contain, ...must_not_contain].flatMap((word) => /^\/(.+)\/i?$/.exec(word)?.[1] ?? [])
      const slow = slowest(words, skippedOn)
      if (!slow) return []
      const detail = say(sentences, 'skipped_as_rejected', { skipped: slow })
      return [tooSlow({ subject: `profile-${id}`, title: say(sentences, 'profile_slow', { name }), detail, section: 'quality' })]
    }),
  ],
})

const slowest = (patterns: readonly string[], skippedOn: PatternFacts['skippedOn']): Sentence | undefined => {
  const [worst] = [...new Set(patterns)]
    .flatMap((pattern) => {
      const found = skippedOn(pattern)
      return found ? [{ pattern, ...found }] : []
    })
    .toSorted((a, b) => b.names - a.names)
  if (!worst) return undefined
  const { names, pattern, example } = worst
  return say(sentences, 'names_skipped', { count: names, example: example.slice(0, 100), pattern: pattern.slice(0, 200) })
}

type TooSlow = Pick<Finding, 'subject' | 'title' | 'detail'> & { section: string }
const tooSlow = ({ subject, title, detail = null, section }: TooSlow): Finding => ({
  severity: 'warning',
  title,
  detail,
  fix: { kind: 'settings', route: `/settings/${section}` },
  ...(subject !== undefined && { subject }),
})
