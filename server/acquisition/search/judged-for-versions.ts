import { say } from '#server/foundation/lib/sentence'
import type { Context } from './candidate'
import type { Draft } from './candidate-store'
import { sentences } from './sentences'

type OfVersion = { draft: Draft; context: Context; version: number; place: number }

/**
 * The judgment of each release for the version that it would serve best: `judgments` holds all releases once for each version, best first.
 * A version without a file comes before one that only gets better, so that no version keeps another from its first file.
 */
export const judgedForVersions = (judgments: readonly (readonly Draft[])[], contexts: readonly Context[]): Draft[] => {
  const [only] = judgments
  if (only && judgments.length === 1) return [...only]
  const all = judgments.flatMap((drafts, version) => drafts.map((draft, place) => ({ draft, context: contexts[version]!, version, place })))
  const served = [...Map.groupBy(all, ({ draft }) => `${draft.indexer_id} ${draft.guid}`).values()].map(bestOf)
  let rank = 0
  return served.sort(inOrder).map(({ draft }) => ({ ...draft, rank: draft.verdict === 'accepted' ? ++rank : null }))
}

const bestOf = (candidates: readonly OfVersion[]): OfVersion => {
  const best = candidates.toSorted(
    (a, b) =>
      standing(a) - standing(b) ||
      Number(isUnserved(a)) - Number(isUnserved(b)) ||
      need(a) - need(b) ||
      openness(a) - openness(b) ||
      a.draft.reasons.length - b.draft.reasons.length ||
      a.version - b.version,
  )[0]!
  return candidates.every(isUnserved) ? { ...best, draft: unwanted(best.draft) } : best
}

const inOrder = (a: OfVersion, b: OfVersion): number => standing(a) - standing(b) || a.version - b.version || a.place - b.place

const verdicts: readonly Draft['verdict'][] = ['accepted', 'temporarily_rejected', 'rejected']
const standing = ({ draft }: OfVersion): number => verdicts.indexOf(draft.verdict)
/** A version that names its edition comes before one that takes any. */
const openness = ({ context }: OfVersion): number => (context.version?.edition === 'any' ? 1 : 0)
const need = ({ context }: OfVersion): number => (context.file === null ? 0 : 1)

/** Refused for what the version is: its edition, or the qualities of its profile. */
const isUnserved = ({ draft }: OfVersion): boolean => draft.reasons.some(({ code }) => ofVersion.has(code))
const ofVersion: ReadonlySet<string> = new Set(['no_version_wants_it', 'quality_not_wanted'])

const unwanted = (draft: Draft): Draft => {
  if (draft.reasons.some(({ code }) => code === 'no_version_wants_it')) return draft
  const what = [draft.quality, draft.parsed.edition].filter(Boolean).join(', ')
  return { ...draft, reasons: [say(sentences, 'no_version_wants_it', { what }), ...draft.reasons] }
}
