import type { Finding, HealthCheck } from './health'

type FormatFacts = { id: number; name: string; conditions: readonly { kind: string; value: unknown }[] }
type ProfileFacts = { id: number; name: string; must_contain: readonly string[]; must_not_contain: readonly string[] }
type PatternFacts = {
  formats: () => readonly FormatFacts[]
  profiles: () => readonly ProfileFacts[]
  /** On how many names a pattern was skipped since the start. */
  skippedOn: (pattern: string) => { names: number; example: string } | undefined
}
/** Patterns that did not get to an answer on some names. */
export const patternCheck = ({ formats, profiles, skippedOn }: PatternFacts): HealthCheck => ({
  code: 'pattern_too_slow',
  about: 'The patterns of custom formats and profiles',
  every: 60,
  immediate: true,
  look: () => [
    ...formats().flatMap(({ id, name, conditions }) => {
      const slow = slowest(
        conditions.flatMap(({ value }) => (typeof value === 'string' ? value : [])),
        skippedOn,
      )
      const detail = `It counts as no match on those names. ${slow?.text}`
      return slow ? [tooSlow({ subject: `format-${id}`, name: `custom format ${name}`, detail, section: 'preferences' })] : []
    }),
    ...profiles().flatMap(({ id, name, must_contain, must_not_contain }) => {
      const words = [...must_contain, ...must_not_contain].flatMap((word) => /^\/(.+)\/i?$/.exec(word)?.[1] ?? [])
      const slow = slowest(words, skippedOn)
      const detail = `Releases with those names are refused. ${slow?.text}`
      return slow ? [tooSlow({ subject: `profile-${id}`, name: `quality profile ${name}`, detail, section: 'quality' })] : []
    }),
  ],
})

type Slow = { names: number; text: string }
const slowest = (patterns: readonly string[], skippedOn: PatternFacts['skippedOn']): Slow | undefined => {
  const [worst] = [...new Set(patterns)]
    .flatMap((pattern) => {
      const found = skippedOn(pattern)
      return found ? [{ pattern, ...found }] : []
    })
    .toSorted((a, b) => b.names - a.names)
  if (!worst) return undefined
  const { names, pattern, example } = worst
  const count = names === 1 ? 'Skipped on 1 name' : `Skipped on ${names} names`
  return { names, text: `${count}, such as "${example.slice(0, 100)}": ${pattern.slice(0, 200)}` }
}

const tooSlow = ({ subject, name, detail, section }: { subject: string; name: string; detail: string; section: string }): Finding => ({
  severity: 'warning',
  title: `A pattern of the ${name} takes too long on some names`,
  detail,
  fix: { kind: 'settings', route: `/settings/${section}` },
  subject,
})
