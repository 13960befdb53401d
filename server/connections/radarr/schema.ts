import { type Static, Type } from '@sinclair/typebox'

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
