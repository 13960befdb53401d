import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { isWithin } from '#server/foundation/lib/path-map'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'

type Said = { readonly status: number; readonly json: () => Promise<unknown> }
/** Sends a request to the server; with a body, by POST. Rejects if it does not respond, or refuses with a status that is not in `also`. */
export type Talk = (path: string, more?: { body?: object; also?: readonly number[] }) => Promise<Said>
export type MediaServer = {
  /** The folders of its libraries. */
  readonly locations: () => Promise<string[]>
  readonly refresh: (folders: readonly string[], change: 'Created' | 'Modified' | 'Deleted') => Promise<{ status: number }>
  /** Whether it sees a path. Null if it cannot tell. */
  readonly exists: ((path: string, kind: 'folder' | 'file') => Promise<boolean>) | null
}

const text = Type.String({ maxLength: 4000 })
const JellyfinFolders = Type.Array(Type.Object({ Locations: Type.Optional(Type.Array(text)) }))
const PlexSections = Type.Object({
  MediaContainer: Type.Object({
    Directory: Type.Optional(
      Type.Array(
        Type.Object({
          key: Type.Union([Type.String({ pattern: '^[0-9]{1,9}$' }), Type.Integer({ minimum: 0 })]),
          Location: Type.Optional(Type.Array(Type.Object({ path: text }))),
        }),
      ),
    ),
  }),
})

/** Jellyfin, and Emby, which it descends from. Source: the OpenAPI document of Jellyfin 10.11. */
const jellyfin = (talk: Talk): MediaServer => ({
  async locations() {
    const folders = read('Jellyfin', JellyfinFolders, await (await talk('/Library/VirtualFolders')).json())
    return folders.flatMap(({ Locations = [] }) => Locations)
  },
  refresh: (folders, UpdateType) => talk('/Library/Media/Updated', { body: { Updates: folders.map((Path) => ({ Path, UpdateType })) } }),
  async exists(Path, kind) {
    const body = { Path, IsFile: kind === 'file', ValidateWritable: false }
    return (await talk('/Environment/ValidatePath', { body, also: [404] })).status !== 404
  },
})

/** Plex scans one folder of a section. It does not tell whether a path exists. */
const plex = (talk: Talk): MediaServer => {
  const sections = async () => {
    const { MediaContainer } = read('Plex', PlexSections, await (await talk('/library/sections')).json())
    return (MediaContainer.Directory ?? []).map(({ key, Location = [] }) => ({ key, locations: Location.map(({ path }) => path) }))
  }
  return {
    locations: async () => (await sections()).flatMap(({ locations }) => locations),
    async refresh(folders) {
      const all = await sections()
      for (const folder of folders)
        for (const { key, locations } of all)
          if (locations.some((location) => isWithin(location, folder)))
            await talk(`/library/sections/${key}/refresh?path=${encodeURIComponent(folder)}`)
      return { status: 200 }
    },
    exists: null,
  }
}

export const mediaServers = { jellyfin, plex }
export type MediaServerName = keyof typeof mediaServers

const read = <T extends TSchema>(party: string, schema: T, value: unknown): Static<T> => {
  if (Value.Check(schema, value)) return value
  throw new UpstreamUnreachable(party, say(platform, 'party_answers_nonsense', { party }))
}
