import type { Harm, Outcome } from '#server/connections/import/schema'
import type { Sentence } from '#server/foundation/lib/sentence'

/** A Radarr item and its outcome. `change` is what the import does for it; null means nothing. */
export type Item<D> = {
  name: string
  outcome: Outcome
  reasons: readonly Sentence[]
  change: D | null
  /** Set if something did not come along. */
  harm?: Harm | null | undefined
  /** The page where it is set here. */
  goes_to?: string | null | undefined
}
