import { type Static, Type } from '@sinclair/typebox'
import { pathMap } from '#server/foundation/lib/path-map'
import { oneOf } from '#server/foundation/lib/shapes'

const closed = { additionalProperties: false }
export const PathMap = pathMap('Paths of Radarr’s folders on this computer')

/** A secret that Radarr's API hides. */
const SecretAnswer = Type.Object(
  {
    kind: oneOf(['indexers', 'download_clients', 'lists'], { description: 'The kind of the item' }),
    name: Type.String({ minLength: 1, maxLength: 300, description: 'The `name` of the item that asks' }),
    secret: Type.String({ minLength: 1, maxLength: 1000, description: 'Its key, cookie, or password' }),
  },
  closed,
)
export type SecretAnswer = Static<typeof SecretAnswer>

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
    answers: Type.Optional(
      Type.Array(SecretAnswer, {
        maxItems: 200,
        description: 'Secrets that the API of Radarr hides. One serves all items of its kind at the same address',
      }),
    ),
  },
  closed,
)
export type RadarrAddress = Static<typeof RadarrAddress>
