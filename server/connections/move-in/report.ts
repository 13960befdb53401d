import { type ImportItem, type ImportKind, type ImportReport, type Outcome, totalsOf } from '#server/connections/import/schema'
import type { Sentence } from '#server/foundation/lib/sentence'

type Said = { reasons: readonly Sentence[]; harm?: ImportItem['harm']; choices?: ImportItem['choices'] }
export const itemOf = (name: string, outcome: Outcome, { reasons, harm = null, choices }: Said): ImportItem => ({
  name,
  outcome,
  reason: reasons.map(({ text }) => text).join('. '),
  reasons: [...reasons],
  harm,
  goes_to: null,
  ...(choices && { choices }),
})

type About = Pick<ImportReport, 'applied' | 'source' | 'version'> & { user?: string | null }
type Kinds = Partial<Record<ImportKind, readonly ImportItem[]>>
export const reportOf = ({ user, ...about }: About, items: Kinds): Omit<ImportReport, 'report_id'> => {
  const kinds = Object.entries(items).map(([kind, some]) => ({ kind: kind as ImportKind, totals: totalsOf(some), items: [...some] }))
  return { ...about, ...(user != null && { user }), totals: totalsOf(kinds.flatMap((one) => one.items)), kinds }
}
