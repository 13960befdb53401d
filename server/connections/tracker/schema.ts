import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const Tracker = Type.Object(
  {
    connected: Type.Boolean({ description: 'Whether the tracker accepts the connection' }),
    username: nullable(Type.String()),
    connected_at: nullable(Timestamp),
    last_synced_at: nullable(Timestamp),
    last_error: nullable(Type.String({ description: 'Why the last sync failed' })),
    last_error_reason: nullable(Reason),
    pending: Type.Object(
      {
        plays: count('Plays that are not sent to the tracker yet'),
        ratings: count('The same of ratings'),
        imported: count('Plays that came with an import: they are sent when `POST /tracker/sync` says so'),
      },
      { additionalProperties: false, description: 'Queued plays and ratings' },
    ),
    needs: nullable(
      oneOf(['reconnect', 'confirmation'], {
        description: '`reconnect`: the connection was lost. `confirmation`: the first sync waits for `POST /tracker/sync`.',
      }),
    ),
  },
  { $id: 'Tracker', additionalProperties: false, description: 'The connection to the tracking service' },
)
export type Tracker = Static<typeof Tracker>

export const TrackerCode = Type.Object(
  {
    user_code: Type.String({ description: 'The code to type at the tracker' }),
    verification_url: Type.String({ description: 'Where' }),
    qr_svg: Type.String({ description: 'The same address as a picture' }),
    expires_at: Timestamp,
    interval_seconds: Type.Integer({ description: 'Polling interval' }),
  },
  { $id: 'TrackerCode', additionalProperties: false, description: 'A code that connects the tracker once it is typed there' },
)
export type TrackerCode = Static<typeof TrackerCode>

export const TrackerCodeState = Type.Object(
  { state: oneOf(['pending', 'connected', 'expired', 'denied']) },
  { $id: 'TrackerCodeState', additionalProperties: false, description: 'State of the code' },
)

export const TrackerCounts = Type.Object(
  {
    to_pull: Type.Object(
      {
        watched: count('Plays at the tracker that are missing here'),
        ratings: count('Ratings that change here'),
        watchlist: count('Movies that become wanted'),
      },
      { additionalProperties: false, description: 'Changes from the tracker' },
    ),
    to_push: Type.Object(
      { plays: count('Plays missing at the tracker'), ratings: count('Ratings that change there') },
      { additionalProperties: false, description: 'Changes to the tracker' },
    ),
  },
  { $id: 'TrackerCounts', additionalProperties: false, description: 'What a sync would change' },
)
export type TrackerCounts = Static<typeof TrackerCounts>

export const TrackerSyncRequest = Type.Object(
  {
    dry_run: Type.Optional(Type.Boolean({ description: 'Count only' })),
    send_imported: Type.Optional(
      Type.Boolean({ description: 'Also send the plays that came with an import from another program', default: false }),
    ),
  },
  { additionalProperties: false },
)
