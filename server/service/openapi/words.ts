import type { Json, Related } from './clean-schema'
import { refTo } from './clean-schema'

export const description = `
The API of Marquee, a movie library manager: it finds a movie, downloads it over BitTorrent, imports it into the library and plays it.

**Authentication.** Everything except \`GET /api/v1/status\` needs the API key or a session token, in one of: \`Authorization: Bearer\`, \`X-Api-Key\`,
\`?api_key=\`, or the session cookie. Without one the answer is 401, before anything else is checked.

**Lists.** Every list is \`{"results": [], "next_cursor": null, "has_more": false}\`. \`limit\` defaults to 25 and is clamped to 1–100.
\`cursor\` is the \`next_cursor\` of the previous page; it is bound to the filters and the sort of that page.

**Related resources** are returned as ids. \`expand\` adds them as objects, beside the ids.

**Times** are RFC 3339 in UTC. **Sizes** are in bytes. **Changes** are partial: absent fields keep their values, \`null\` clears a field that may be null.

**Errors** have one shape, \`Error\`, and every code has one status. Every response has an \`X-Trace-Id\`, which its log lines have too.
While the service recovers its database, authenticated requests are answered with 503.

**States of a download.**

| from | to |
|---|---|
| \`queued\` | \`fetching_metadata\`, \`paused\` |
| \`fetching_metadata\` | \`checking\`, \`downloading\`, \`stalled\`, \`paused\` |
| \`checking\` | \`downloading\`, \`stalled\`, \`paused\`, \`importing\` |
| \`downloading\` | \`stalled\`, \`paused\`, \`importing\` |
| \`stalled\` | \`downloading\`, \`paused\`, \`importing\` |
| \`paused\` | \`queued\`, \`downloading\` |
| \`importing\` | \`import_blocked\`, \`seeding\`, \`completed\` |
| \`import_blocked\` | \`importing\` |
| \`seeding\` | \`completed\` |
| any of them | \`failed\`, \`cancelled\` |
| \`failed\` | \`queued\` |

**Events** are streamed by \`GET /api/v1/ws\`; \`AppEvent\` lists them all.
`.trim()

export const tags: readonly { name: string; description: string }[] = [
  { name: 'System', description: 'Status of the service' },
  { name: 'Auth', description: 'The API key, sessions and pairing' },
  { name: 'Config', description: 'Settings' },
  { name: 'Movies', description: 'Movies in the library' },
  { name: 'Library', description: 'Library folders, files, scans and imports' },
  { name: 'Images', description: 'Posters and backdrops' },
  { name: 'Metadata', description: 'Search and details at the metadata provider' },
  { name: 'Wanted', description: 'Missing movies, upgrades and the calendar' },
  { name: 'Releases', description: 'Candidates, decisions and the blocklist' },
  { name: 'Indexers', description: 'Indexers that list releases' },
  { name: 'Quality', description: 'Quality profiles and custom formats' },
  { name: 'Downloads', description: 'Downloads and download clients' },
  { name: 'Tasks', description: 'Scheduled tasks' },
  { name: 'Backups', description: 'Copies of the database' },
  { name: 'History', description: 'Stored events' },
  { name: 'Events', description: 'The stream of events' },
  { name: 'Logs', description: 'The log' },
  { name: 'Diagnostics', description: 'The diagnostic bundle' },
  { name: 'Health', description: 'Health issues' },
  { name: 'Playback', description: 'Playing movies and the watched state' },
  { name: 'Tracker', description: 'The tracking service: plays, ratings, and the watchlist' },
  { name: 'Lists', description: 'Lists that add movies' },
  { name: 'Subtitles', description: 'Subtitles and their provider' },
  { name: 'VPN', description: 'The WireGuard tunnel of the torrents' },
  { name: 'Webhooks', description: 'Notifications to other programs' },
  { name: 'Service', description: 'Stopping, restarting, autostart and licenses' },
]

export const security: readonly Json[] = [{ bearer: [] }, { header: [] }, { query: [] }, { cookie: [] }]
export const securitySchemes: Json = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The API key, or the token of a session' },
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The API key, or the token of a session' },
  query: { type: 'apiKey', in: 'query', name: 'api_key', description: 'For clients that cannot send headers, such as calendars' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'service_session',
    description: 'The cookie of a browser session; its name ends in `_` and eight letters of the installation',
  },
}

/** The default description of each status. */
export const statusWords: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created; `Location` is its address',
  202: 'Started',
  204: 'Done; no content',
  400: 'The request is malformed',
  401: 'No credential, or none that is valid',
  403: 'The credential may not do this',
  404: 'Not found',
  409: 'Conflicts with the stored state',
  413: 'The body is too large',
  415: 'The content type of the body is not supported',
  416: 'The range is outside the file',
  422: 'A value cannot be accepted',
  429: 'An upstream service asks Marquee to wait; `Retry-After` says how long',
  500: 'A bug in Marquee; the log has the details',
  503: 'A required service is not responding, or Marquee is occupied with its database',
  507: 'The disk is full',
}

/** The name of an error response in the document, and its most common code. */
export const errorAnswers: Readonly<Record<string, { name: string; code: string; message: string }>> = {
  400: { name: 'BadRequest', code: 'bad_request', message: 'The body is not valid JSON' },
  401: { name: 'Unauthorized', code: 'unauthorized', message: 'A valid API key or session is required' },
  403: { name: 'Forbidden', code: 'forbidden', message: 'A cookie counts only for requests that come from our own pages' },
  404: { name: 'NotFound', code: 'not_found', message: 'movie 999 not found' },
  409: { name: 'Conflict', code: 'conflict', message: 'Charade is in the library already, as movie 1' },
  413: { name: 'PayloadTooLarge', code: 'payload_too_large', message: 'The body is larger than 4.2 MB' },
  415: { name: 'UnsupportedMediaType', code: 'unsupported_media_type', message: 'A body must be application/json' },
  416: { name: 'RangeNotSatisfiable', code: 'range_not_satisfiable', message: 'The range is outside of 1 kB' },
  422: { name: 'ValidationError', code: 'validation_error', message: 'limit: must be a number' },
  429: { name: 'RateLimited', code: 'rate_limited', message: 'The movie database asks Marquee to wait 30 seconds' },
  500: { name: 'InternalError', code: 'internal_error', message: 'Something went wrong in Marquee; the log has the details' },
  503: { name: 'ServiceUnavailable', code: 'service_unavailable', message: 'The movie database is unreachable' },
  507: { name: 'InsufficientStorage', code: 'insufficient_storage', message: 'The disk is full' },
}

const list = (name: string): Json => ({ type: 'array', items: refTo(name) })
const maybe = (name: string): Json => ({ anyOf: [refTo(name), { type: 'null' }] })

/** The resources that `expand` adds. */
export const related: Related = {
  Movie: {
    files: list('MovieFile'),
    downloads: list('Download'),
    tags: list('Tag'),
    quality_profile: maybe('QualityProfile'),
    collection: maybe('Collection'),
    root_folder: maybe('RootFolder'),
  },
  MovieFile: { movie: refTo('Movie') },
  Download: { movie: maybe('Movie'), release: maybe('Release') },
  Release: { indexer: maybe('Indexer'), movie: maybe('Movie') },
  HistoryRow: { movie: maybe('Movie') },
}
