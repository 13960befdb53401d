import { type Static, Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { nullable, oneOf } from '#server/lib/shapes'
import { answers } from '#server/platform/http/answers'

const count = Type.Integer({ minimum: 0 })
export const TorrentSession = Type.Object(
  {
    up: Type.Boolean({ description: 'Whether the embedded client runs' }),
    port: nullable(Type.Integer({ minimum: 1, maximum: 65_535, description: 'Where peers reach it' })),
    port_taken: Type.Boolean({
      description: 'Another program uses the port of the settings, so another one is used until the embedded client is started again',
    }),
    reachable: oneOf(['yes', 'no', 'unknown'], {
      description: 'Whether peers elsewhere can call it: `yes` once one did, `no` when none did although many heard of it, or none can',
    }),
    port_mapping: oneOf(['off', 'trying', 'mapped', 'refused', 'no_router', 'behind_another'], {
      description: 'What the router does with the port; `behind_another`: it is behind another router, as in many mobile networks',
    }),
    port_mapped_by: nullable(oneOf(['pcp', 'nat_pmp', 'upnp'], { description: 'How the router was asked' })),
    dht_enabled: Type.Boolean(),
    pex_enabled: Type.Boolean(),
    torrents: count,
    private_torrents: Type.Integer({ minimum: 0, description: 'Those whose tracker may ask for certain clients' }),
    download_speed: Type.Integer({ minimum: 0, description: 'bytes per second' }),
    upload_speed: Type.Integer({ minimum: 0, description: 'bytes per second' }),
    peers: count,
    download_speed_limit: Type.Integer({ minimum: 0, description: 'kB/s; 0 is none' }),
    upload_speed_limit: Type.Integer({ minimum: 0, description: 'kB/s; 0 is none' }),
  },
  { $id: 'TorrentSession', additionalProperties: false },
)
export type TorrentSession = Static<typeof TorrentSession>

export const torrentSessionRoutes = (look: () => TorrentSession) =>
  new Elysia({ prefix: '/torrent-session', tags: ['Downloads'] }).get('', () => look(), {
    response: answers(TorrentSession),
    detail: { operationId: 'getTorrentSession', summary: 'Get the state of the embedded client' },
  })
