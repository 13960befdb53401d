import { noError } from '#server/foundation/lib/reason'
import type { AccountRow } from './account'
import type { Tracker } from './schema'

type Deps = { known: AccountRow | null; plays: () => number; ratings: () => number; imported: () => number }

/** The connection as the API shows it: without tokens. */
export const showTracker = ({ known, plays, ratings, imported }: Deps): Tracker =>
  known === null
    ? nothing
    : {
        connected: !known.is_lost,
        username: known.username || null,
        connected_at: known.connected_at,
        last_synced_at: known.last_synced_at,
        last_error: known.last_error,
        last_error_reason: known.last_error_reason,
        pending: { plays: plays(), ratings: ratings(), imported: imported() },
        needs: needsOf(known),
      }

const needsOf = ({ is_lost, confirmed_at }: AccountRow): Tracker['needs'] => {
  if (is_lost) return 'reconnect'
  return confirmed_at === null ? 'confirmation' : null
}

const nothing: Tracker = {
  connected: false,
  username: null,
  connected_at: null,
  last_synced_at: null,
  ...noError,
  pending: { plays: 0, ratings: 0, imported: 0 },
  needs: null,
}
