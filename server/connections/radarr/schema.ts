import { type Static, Type } from '@sinclair/typebox'
import { pathMap } from '#server/foundation/lib/path-map'

const closed = { additionalProperties: false }
export const PathMap = pathMap('Paths of Radarr’s folders on this computer')

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
