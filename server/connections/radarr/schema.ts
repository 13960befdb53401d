import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { nullable, oneOf } from '#server/foundation/lib/shapes'
import { kinds } from './wire'

const closed = { additionalProperties: false }
const path = Type.String({ minLength: 1, maxLength: 4000 })
export const PathMap = Type.Array(Type.Object({ from: path, to: path }, closed), {
  maxItems: 50,
  description: 'Paths of Radarr’s folders on this computer',
})
export type PathMap = Static<typeof PathMap>

/** A running Radarr. */
export const RadarrAddress = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 2000, description: 'Where its web interface is' }),
    api_key: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'In Radarr under Settings, General',
    }),
    path_map: Type.Optional(PathMap),
  },
  closed,
)
export type RadarrAddress = Static<typeof RadarrAddress>

export const outcomes = ['matched', 'added', 'changed', 'impossible'] as const
export type Outcome = (typeof outcomes)[number]

const count = Type.Integer({ minimum: 0 })
const Totals = Type.Object({ matched: count, added: count, changed: count, impossible: count }, closed)
export type Totals = Static<typeof Totals>

export const RadarrReport = Type.Object(
  {
    applied: Type.Boolean({ description: 'False for a preview: nothing was written' }),
    version: nullable(Type.String({ description: 'Radarr’s version, if it reports one' })),
    totals: Totals,
    kinds: Type.Array(
      Type.Object(
        {
          kind: oneOf(kinds),
          totals: Totals,
          items: Type.Array(
            Type.Object(
              {
                name: Type.String(),
                outcome: oneOf(outcomes, {
                  description: '`matched`: already here, unchanged. `added`, `changed`: imported. `impossible`: skipped, with the reason',
                }),
                reason: Type.String({ description: 'In words; may be empty' }),
                reasons: Type.Array(Reason, { description: 'The same as separate reasons' }),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    ),
  },
  { $id: 'RadarrReport', ...closed, description: 'What an import from Radarr does or would do, item by item.' },
)
export type RadarrReport = Static<typeof RadarrReport>
