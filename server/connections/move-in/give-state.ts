import type { ImportItem } from '#server/connections/import/schema'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentenceOf } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'
import { itemOf } from './report'
import type { StateKind, StateThere } from './schema'
import { sentences } from './sentences'

/** Something that a media server gets for one of its movies, and what the report says about it. */
export type Gift = {
  kind: StateKind
  isThere: (there: StateThere) => boolean
  given: Sentence
  /** Null where the program has no place for it. */
  give: ((key: string) => Promise<boolean>) | null
}

/** After so many failures in a row with one kind, the rest of it would fail as well. */
const mostFailures = 3

/** Gives to the first entry of a movie, unless one of them has it. */
export const createGiving = ({ party, dry }: { party: string; dry: boolean }) => {
  const failures = new Map<StateKind, Sentence[]>()
  const failed = (name: string, why: Sentence) => itemOf(name, 'impossible', { reasons: [why], harm: 'knowledge' })

  return async (name: string, { kind, isThere, given, give }: Gift, entries: readonly StateThere[]): Promise<ImportItem> => {
    const key = entries.find((entry) => entry.key !== undefined)?.key
    if (key === undefined || entries.some(isThere))
      return itemOf(name, 'matched', { reasons: [say(sentences, kind === 'watched' ? 'push_there' : 'push_stays', { party })] })
    const before = failures.get(kind) ?? []
    const last = before.at(mostFailures - 1)
    if (last) return failed(name, last)
    const done = await attempt(async () => dry || (await give?.(key)))
    if (done.ok && done.value === true) {
      failures.set(kind, [])
      return itemOf(name, 'changed', { reasons: [given] })
    }
    failures.set(kind, [...before, whyNot(done, party)])
    return failed(name, whyNot(done, party))
  }
}

const whyNot = (done: { ok: true } | { ok: false; error: Error }, party: string): Sentence =>
  done.ok ? say(sentences, 'push_refused', { party }) : (sentenceOf(done.error) ?? say(platform, 'unforeseen'))
