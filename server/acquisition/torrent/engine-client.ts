import { randomBytes, randomInt } from 'node:crypto'
import WebTorrent, { type Torrent } from 'webtorrent'
import { releasedVersion } from '#server/foundation/lib/version'
import { createPace } from './announce-pace'
import type { DhtNode } from './dht-nodes'
import { createBans } from './engine-bans'
import { createPieceBuffers } from './engine-buffers'
import { openDht6 } from './engine-dht6'
import { createPlaces } from './engine-places'
import { createStopEvents } from './engine-stop-events'
import { openUtp, type Utp } from './engine-utp'
import { createOwnAddress } from './own-address'
import type { EngineSettings, Limits } from './protocol'
import { quietQuestions } from './quiet-questions'

export type EngineClient = Awaited<ReturnType<typeof openClient>>

export const maxPeersPerTorrent = 55
/** All torrents together: hundreds start at once, and some trackers and home routers take that for an attack. */
export const announcesPerSecond = 20

/**
 * Tries plaintext handshakes first, then immediately encrypted ones for peers that hang up. The reverse order would cost three times the
 * CPU with every peer that prefers RC4, for encryption that hides nothing.
 */
const preferredHandshake = 0

/** The process's only BitTorrent client: TCP and uTP, without local peer discovery or port mapping. */
export const openClient = async ({ settings, version, ownPort }: { settings: EngineSettings; version: string; ownPort: OwnPort }) => {
  const { client, utp } = await listen(settings, version, ownPort)
  if (client.dht) quietQuestions(client.dht._rpc.socket)
  const bans = createBans()
  const places = createPlaces({ most: settings.max_connections, taken: () => connectionsOf(client.torrents) })
  const dht6 =
    client.dht && utp
      ? openDht6({
          ...{ line: utp.dht6, ownId: client.dht.nodeId, port: client.torrentPort },
          bootstrap: settings.dht_bootstrap?.filter(isOfSix),
          now: () => performance.now(),
        })
      : undefined
  let limits = settings.limits
  utp?.serve(client, (address) => !bans.has(address) && places.hasRoom())

  return {
    client,
    bans,
    /** Undefined if it is switched off, or another program has the UDP port. */
    utp,
    stopEvents: createStopEvents(),
    announcePace: createPace(announcesPerSecond, () => performance.now()),
    announceKey: randomBytes(4).readUInt32BE(),
    asksAllTrackers: settings.all_trackers,
    own: createOwnAddress(),
    buffers: createPieceBuffers(),
    userAgent: userAgentOf(version),
    allowsPrivate: settings.private_web_seeds === true,
    preferredHandshake: preferredHandshake as 0 | 1,
    port: client.torrentPort,
    limit: (next: Limits) => {
      limits = next
      client.throttleDownload(limits.download ?? -1)
      client.throttleUpload(limits.upload ?? -1)
    },
    connections: () => connectionsOf(client.torrents),
    /** Undefined if the DHT is off, or uTP is, whose port it shares. */
    dht6,
    /** The nodes of the DHT; none if it is off. */
    dhtNodes: {
      all: () => [...(client.dht ? client.dht.nodes.toArray() : []), ...(dht6?.nodes() ?? [])],
      add: (node: DhtNode, family: 4 | 6) => {
        if (family === 6) dht6?.remember(node)
        else if (client.dht) client.dht.addNode(node)
      },
    },
    places,
    close: async () => {
      dht6?.close()
      await new Promise<void>((resolve) => client.destroy(resolve))
      await utp?.close()
    },
  }
}

/** The port chosen once and kept, so a port forwarding at the router stays valid. */
export type OwnPort = { readonly load: () => Promise<number | null>; readonly save: (port: number) => Promise<void> }

type Listening = { readonly client: WebTorrent; readonly utp: Utp | undefined }

/** If another program has the port, downloads still run: any free port will do. */
const listen = async (settings: EngineSettings, version: string, ownPort: OwnPort): Promise<Listening> => {
  const wanted = settings.port || (await ownPort.load())
  for (const port of [wanted, newPort(), newPort()]) {
    if (port === null) continue
    try {
      const listening = await listenOn(port, settings, version)
      if (settings.port === 0 && wanted === null) await ownPort.save(listening.client.torrentPort)
      return listening
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  return listenOn(0, settings, version)
}

/** Outside every system's ephemeral port range, so it is still free at the next start. */
const newPort = () => randomInt(20_000, 32_000)

/** UDP comes first, because the client opens its DHT at once, which shares the port. */
const listenOn = async (port: number, settings: EngineSettings, version: string): Promise<Listening> => {
  const utp = settings.utp ? await openUtp(port, settings) : undefined
  try {
    return { client: await openTcp({ torrentPort: utp?.port ?? port, utp, settings, version }), utp }
  } catch (error) {
    await utp?.close()
    throw error
  }
}

type Opening = { readonly torrentPort: number; readonly utp: Utp | undefined; readonly settings: EngineSettings; readonly version: string }
const openTcp = ({ torrentPort, utp, settings, version }: Opening) =>
  new Promise<WebTorrent>((resolve, reject) => {
    const client = new WebTorrent({
      peerId: peerIdOf(version),
      userAgent: userAgentOf(version),
      torrentPort,
      // A port forwarded through a tunnel is ours for both protocols.
      ...(settings.in_tunnel && { dhtPort: torrentPort }),
      dht: settings.dht && {
        ...(settings.dht_bootstrap && { bootstrap: settings.dht_bootstrap.filter((node) => !isOfSix(node)) }),
        ...(utp && { socket: utp.dht }),
      },
      utPex: settings.pex,
      lsd: false,
      utp: false,
      natUpnp: false,
      natPmp: false,
      webSeeds: false,
      tracker: {},
      maxConns: Math.min(maxPeersPerTorrent, settings.max_connections),
      secure: 1,
      downloadLimit: settings.limits.download ?? -1,
      uploadLimit: settings.limits.upload ?? -1,
    })
    client.once('error', reject)
    client.once('listening', () => {
      client.off('error', reject)
      resolve(client)
    })
  })

/** `[address]:port` */
const isOfSix = (node: string): boolean => node.startsWith('[')

const userAgentOf = (version: string) => `Marquee/${releasedVersion(version)}`

/** `-MQ` and four version digits, by the convention of client names. */
const peerIdOf = (version: string) => {
  const digits = releasedVersion(version).replace(/\D/g, '').padEnd(4, '0').slice(0, 4)
  return Buffer.concat([Buffer.from(`-MQ${digits}-`), Buffer.from(randomBytes(6).toString('hex'))])
}

const connectionsOf = (torrents: readonly Torrent[]) => torrents.reduce((sum, torrent) => sum + torrent._numConns, 0)
