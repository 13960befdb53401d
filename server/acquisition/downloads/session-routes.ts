import { type Static, Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { nullable, oneOf } from '#server/foundation/lib/shapes'
import { answers } from '#server/foundation/platform/http/answers'

const count = Type.Integer({ minimum: 0 })
export const TorrentSession = Type.Object(
  {
    up: Type.Boolean({ description: 'Whether the embedded client runs' }),
    port: nullable(Type.Integer({ minimum: 1, maximum: 65_535, description: 'Where peers reach it' })),
    port_taken: Type.Boolean({
      description: 'Another program uses the configured port, so the embedded client uses another one until it restarts',
    }),
    reachable: oneOf(['yes', 'no', 'unknown'], {
      description: 'Whether peers can connect to it: `yes` once one did, `no` if none did although many know it, or if none can',
    }),
    port_mapping: oneOf(['off', 'trying', 'mapped', 'refused', 'no_router', 'behind_another'], {
      description: 'Whether the router forwards the port; `behind_another`: the router is behind another one, as in many mobile networks',
    }),
    port_mapped_by: nullable(oneOf(['pcp', 'nat_pmp', 'upnp'], { description: 'Protocol used with the router' })),
    dht_enabled: Type.Boolean({ description: 'Whether DHT is on' }),
    pex_enabled: Type.Boolean({ description: 'Whether PEX is on' }),
    torrents: count,
    private_torrents: Type.Integer({ minimum: 0, description: 'Torrents whose tracker may only admit certain clients' }),
    download_speed: Type.Integer({ minimum: 0, description: 'bytes per second' }),
    upload_speed: Type.Integer({ minimum: 0, description: 'bytes per second' }),
    peers: count,
    download_speed_limit: Type.Integer({ minimum: 0, description: 'kB/s; 0 is none' }),
    upload_speed_limit: Type.Integer({ minimum: 0, description: 'kB/s; 0 is none' }),
    limits_scheduled: Type.Boolean({ description: 'Whether these limits are the scheduled ones' }),
  },
  { $id: 'TorrentSession', additionalProperties: false },
)
export type TorrentSession = Static<typeof TorrentSession>

export const torrentSessionRoutes = (read: () => TorrentSession) =>
  new Elysia({ prefix: '/torrent-session', tags: ['Downloads'] }).get('', () => read(), {
    response: answers(TorrentSession),
    detail: { operationId: 'getTorrentSession', summary: 'Get the state of the embedded client' },
  })
