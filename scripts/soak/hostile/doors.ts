import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where bytes become values. Whatever a stranger sends passes one of these. */
const reads = new RegExp(
  [
    String.raw`\bJSON\.parse\(`,
    String.raw`\b(?:parseForeignJson|createDecoder|readForeignJson|readXml|xmlText|readZip|readCsv|decodeText|readBencode|readMagnetLink|readMetainfo|openForeign)\(`,
    String.raw`\bnew (?:TextDecoder|Bun\.Image|Database|SaxesParser)\(`,
    String.raw`\b(?:inflate|gunzip|brotliDecompress|createInflate)\w*\(`,
    String.raw`\b(?:readFile|readMagnet|readInfo|readSidecar|openFile|openGrowing|readNfo)\(`,
    String.raw`\bfetch\(`,
    String.raw`\.(?:json|formData)\(\)`,
    "from '@ctrl/qbittorrent'",
  ].join('|'),
)

/** The files of the program in which something is read. */
export const readersIn = (root: string): string[] =>
  sourcesIn(root).filter((name) => reads.test(readFileSync(join(root, 'server', name), 'utf8')))

/** The rooms that ask foreign services, each through a fetch of its own. */
export const askersIn = (root: string): string[] =>
  sourcesIn(root).filter((name) => /\bcreateUpstreamFetch\(/.test(readFileSync(join(root, 'server', name), 'utf8')))

const sourcesIn = (root: string): string[] =>
  readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|\.d\.ts$|^(?:testing|cli)\//.test(name))
    .toSorted()

/** `by` is the beginning of the names of the doors through which the soak attacks it. */
type Reader = { readonly by: readonly string[] } | { readonly not: string }

const own = { not: 'reads only what this program wrote itself' }
const inEngine = { not: 'runs in the torrent engine, a child process, which its own tests attack' }
const nearby = { not: 'reads at most 256 kB that a device of the own network sends' }
const unbuilt = { not: 'reads only with the key for updates, which this build does not have; its own tests attack it' }
const through = (...by: string[]): Reader => ({ by })

/** What every room is answered that asks a foreign service, in every way in which answers can be bad. A new room needs a line. */
export const askers: Readonly<Record<string, readonly string[]>> = {
  'acquisition/indexers/room.ts': ['answers: an indexer', 'answers: a torrent feed'],
  'catalog/metadata/room.ts': ['answers: metadata'],
  'connections/lists/room.ts': ['answers: list provider', 'answers: a list of JSON', 'answers: a list of RSS'],
  'connections/move-in/room.ts': ['answers: an import from Jellyfin', 'answers: an import from Plex', 'answers: an import from Seerr'],
  'connections/prowlarr/room.ts': ['answers: an import from Prowlarr', 'answers: an import from Jackett'],
  'connections/radarr/room.ts': ['answers: an import from Radarr'],
  'connections/tracker/room.ts': ['answers: tracker'],
  'connections/webhooks/room.ts': [
    'answers: a webhook',
    'answers: a media server to refresh (jellyfin)',
    'answers: a media server to refresh (plex)',
  ],
  'library/subtitles/room.ts': ['answers: subtitles'],
  'service/backups/room.ts': ['answers: the place for backups'],
}

/** What attacks each file that reads. A new reader needs a line. */
export const readers: Readonly<Record<string, Reader>> = {
  'acquisition/downloads/clients/qbittorrent-wire.ts': through('answers: qbittorrent'),
  'acquisition/downloads/clients/qbittorrent.ts': through('POST /api/v1/downloads, body'),
  'acquisition/indexers/feed.ts': through('a feed', 'answers: an indexer', 'answers: a torrent feed'),
  'acquisition/indexers/fetch-answer.ts': through('answers: an indexer'),
  'acquisition/indexers/torrent-source.ts': through('a torrent from an indexer'),
  'acquisition/indexers/values.ts': through('answers: an indexer'),
  'acquisition/search/merge-trackers.ts': through('POST /api/v1/downloads, body'),
  'acquisition/search/resolve.ts': through('a torrent from an indexer', 'POST /api/v1/downloads, body'),
  'acquisition/torrent/dht/message.ts': inEngine,
  'acquisition/torrent/engine-commands.ts': inEngine,
  'acquisition/torrent/engine-fetch.ts': inEngine,
  'acquisition/torrent/engine-metadata.ts': inEngine,
  'acquisition/torrent/engine-steps.ts': inEngine,
  'acquisition/torrent/engine-torrent.ts': inEngine,
  'acquisition/torrent/engine-transport.ts': inEngine,
  'acquisition/torrent/engine-web-seed.ts': inEngine,
  'acquisition/torrent/gateway-upnp.ts': inEngine,
  'acquisition/torrent/http-announce.ts': inEngine,
  'acquisition/torrent/metainfo.ts': through('a torrent from an indexer', 'a manually added torrent'),
  'acquisition/torrent/pending-removals.ts': own,
  'acquisition/torrent/port-mapping.ts': { not: 'reads a table of the system' },
  'acquisition/torrent/reader-worker.ts': through('a torrent from an indexer', 'a manually added torrent'),
  'acquisition/torrent/resume-files.ts': own,
  'acquisition/torrent/session-torrents.ts': through('POST /api/v1/downloads, body'),
  'acquisition/torrent/torrent-texts.ts': inEngine,
  'acquisition/torrent/tracker-answer.ts': inEngine,
  'catalog/images/cache.ts': through('files: a picture'),
  'catalog/images/dominant-color.ts': through('files: a picture'),
  'catalog/movies/collections.ts': own,
  'catalog/movies/count-facets.ts': own,
  'catalog/movies/read-row.ts': own,
  'catalog/movies/related.ts': own,
  'catalog/stats/years.ts': own,
  'catalog/versions/versions.ts': own,
  'connections/dlna/posters.ts': through('files: a picture'),
  'connections/dlna/room.ts': nearby,
  'connections/import/take-back-movies.ts': own,
  'connections/jellyfin/call.ts': through('a Jellyfin app'),
  'connections/jellyfin/pictures.ts': through('files: a picture'),
  'connections/lists/provider.ts': through('answers: list provider'),
  'connections/lists/read-csv.ts': through('POST /api/v1/lists/upload'),
  'connections/lists/read-export.ts': through('POST /api/v1/lists/upload'),
  'connections/lists/read-json.ts': through('answers: a list of JSON'),
  'connections/lists/read-rss.ts': through('answers: a list of RSS'),
  'connections/lists/read-upload.ts': through('POST /api/v1/lists/upload'),
  'connections/lists/reading.ts': through('answers: a list of JSON'),
  'connections/lists/room.ts': through('answers: list provider'),
  'connections/lists/types/json.ts': through('answers: a list of JSON'),
  'connections/lists/types/radarr.ts': through('answers: a list of another Radarr'),
  'connections/lists/types/rss.ts': through('answers: a list of RSS'),
  'connections/move-in/archive-lines.ts': through('POST /api/v1/import/marquee'),
  'connections/move-in/archive-routes.ts': through('POST /api/v1/import/marquee'),
  'connections/move-in/ask-program.ts': through(
    'answers: an import from Jellyfin',
    'answers: an import from Plex',
    'answers: an import from Seerr',
  ),
  'connections/move-in/read-contents.ts': through('POST /api/v1/import/file'),
  'connections/move-in/read-databases.ts': through('POST /api/v1/import/kodi'),
  'connections/programs/keep.ts': own,
  'connections/programs/signalr.ts': through('a socket of a program'),
  'connections/prowlarr/ask-manager.ts': through('answers: an import from Prowlarr'),
  'connections/prowlarr/read-jackett.ts': through('answers: an import from Jackett'),
  'connections/radarr/extract.ts': through('POST /api/v1/import/radarr'),
  'connections/radarr/read-api.ts': through('answers: an import from Radarr'),
  'connections/radarr/read-backup.ts': through('POST /api/v1/import/radarr'),
  'connections/radarr/routes.ts': through('POST /api/v1/import/radarr'),
  'connections/radarr/rows.ts': through('POST /api/v1/import/radarr'),
  'connections/screens/cast-wire.ts': nearby,
  'connections/screens/dlna-remote.ts': nearby,
  'connections/screens/find-dlna.ts': nearby,
  'connections/webhooks/payload.ts': through('POST /api/v1/webhooks, body'),
  'connections/webhooks/media-servers.ts': through('answers: a media server to refresh'),
  'connections/webhooks/send.ts': through('answers: a webhook', 'answers: a media server to refresh'),
  'foundation/lib/cursor.ts': through('GET /api/v1/movies, query'),
  'foundation/lib/decode-text.ts': through('files: a subtitle'),
  'foundation/lib/foreign-json-in-turns.ts': through('answers: an import from Radarr', 'answers: qbittorrent'),
  'foundation/lib/foreign-json.ts': through('answers: metadata'),
  'foundation/lib/soap.ts': nearby,
  'foundation/lib/torrent-hash.ts': through('POST /api/v1/downloads, body'),
  'foundation/lib/xml.ts': through('a feed', 'answers: a list of RSS'),
  'foundation/logs/open.ts': own,
  'foundation/platform/child.ts': own,
  'foundation/platform/current-work.ts': own,
  'foundation/platform/db/check.ts': own,
  'foundation/platform/db/foreign-database.ts': through('POST /api/v1/import/radarr', 'POST /api/v1/import/file'),
  'foundation/platform/db/image.ts': own,
  'foundation/platform/db/open.ts': own,
  'foundation/platform/db/serve-queries.ts': own,
  'foundation/platform/http/json-body.ts': through('JSON', 'POST /api/v1/releases/evaluate, body'),
  'foundation/platform/instance-lock.ts': own,
  'foundation/platform/read-zip.ts': through('POST /api/v1/backups/restore', 'POST /api/v1/lists/upload'),
  'foundation/upstream/decode.ts': through('answers: metadata'),
  'foundation/upstream/fetch-nearby.ts': nearby,
  'foundation/upstream/fetch.ts': through('answers: metadata'),
  'foundation/upstream/media-tool/client.ts': through('files: a video'),
  'foundation/upstream/media-tool/run-tool.ts': through('files: a video'),
  'foundation/upstream/metadata/pictures.ts': through('files: a picture'),
  'foundation/upstream/metadata/requests.ts': through('answers: metadata'),
  'foundation/upstream/metadata/wire.ts': through('answers: metadata'),
  'foundation/upstream/subtitles/client.ts': through('answers: subtitles', 'files: a subtitle from the provider'),
  'foundation/upstream/subtitles/requests.ts': through('answers: subtitles'),
  'foundation/upstream/subtitles/wire.ts': through('answers: subtitles'),
  'foundation/upstream/tracker/auth.ts': through('answers: tracker'),
  'foundation/upstream/tracker/requests.ts': through('answers: tracker'),
  'foundation/upstream/tracker/wire.ts': through('answers: tracker'),
  'library/files/beside-files.ts': own,
  'library/files/nfo.ts': through('files: an NFO'),
  'library/files/plan-renames.ts': own,
  'library/files/subtitle-files.ts': through('files: a subtitle beside a movie'),
  'library/files/walk-folder.ts': through('files: a name'),
  'library/media/hardware/trials.ts': own,
  'library/media/make-copy.ts': { not: 'reads the numbers in which ffmpeg tells its progress' },
  'library/media/open-files.ts': through('files: a video'),
  'library/media/subtitles/clean.ts': through('files: a subtitle from the provider'),
  'library/media/subtitles/sidecar.ts': through('files: a subtitle beside a movie'),
  'library/media/subtitles/track-blocks.ts': through('files: a video'),
  'library/media/worker.ts': through('files: a video'),
  'library/playback/drawn-picture.ts': through('POST /api/v1/play/{file_id}/previews, body'),
  'network/tunnel/exit-address.ts': { not: 'asks a service that the owner chose, through the VPN, and reads 200 bytes' },
  'network/tunnel/relay/frames.ts': own,
  'open-app.ts': { not: 'passes requests on' },
  'reactions.ts': { not: 'passes events on' },
  'service/backups/archive-work.ts': through('POST /api/v1/backups/restore'),
  'service/backups/archive.ts': through('POST /api/v1/backups/restore'),
  'service/backups/boot.ts': own,
  'service/backups/carry-over.ts': through('POST /api/v1/backups/restore'),
  'service/backups/checked-database.ts': through('POST /api/v1/backups/restore'),
  'service/backups/compare-archive.ts': through('POST /api/v1/backups/restore'),
  'service/backups/drill.ts': own,
  'service/backups/manifest.ts': through('POST /api/v1/backups/restore'),
  'service/backups/offsite/places.ts': {
    not: 'compares what the second place gives back with what was written there, and reads none of it',
  },
  'service/backups/stage.ts': own,
  'service/backups/swap.ts': own,
  'service/diagnostics/library-names.ts': own,
  'service/diagnostics/masker.ts': own,
  'service/diagnostics/pack.ts': own,
  'service/live/first-message.ts': through('a socket of a stranger'),
  'service/undo/kept-tables.ts': own,
  'service/undo/read-edit.ts': own,
  'service/undo/tally-edits.ts': own,
  'service/updates/fetch-release.ts': unbuilt,
  'service/updates/install.ts': unbuilt,
  'service/updates/release.ts': unbuilt,
}
