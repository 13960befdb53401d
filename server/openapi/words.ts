import type { Json, Related } from './clean-schema'
import { refTo } from './clean-schema'

export const description = `
The interface of a library of movies: it finds a movie, fetches it over BitTorrent, files it and shows it.

**Key.** Everything but \`GET /api/v1/status\` needs the API key or the token of a session, in one of: \`Authorization: Bearer\`, \`X-Api-Key\`,
\`?api_key=\`, or the cookie of a session. Without one the answer is 401, before anything else is looked at.

**Lists.** Every list is \`{"results": [], "next_cursor": null, "has_more": false}\`. \`limit\` is 25 unless told, and brought into 1 to 100.
\`cursor\` is the \`next_cursor\` of the page before; it belongs to its filters and its sort.

**Related resources** stand as ids. \`expand\` puts them in place, beside the ids.

**Times** are RFC 3339 in UTC. **Sizes** are bytes. **Changes** are partial: what is absent stays, \`null\` clears what may be null.

**Errors** have one shape, \`Error\`, and every code has one status. Every answer carries \`X-Trace-Id\`, which its log lines carry too.
While the service recovers its database, requests with a credential are answered with 503.

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
  { name: 'System', description: 'Whether the service is up, and how it is' },
  { name: 'Auth', description: 'Devices that may come in, and how they get in' },
  { name: 'Config', description: 'Settings' },
  { name: 'Movies', description: 'The movies of the library' },
  { name: 'Library', description: 'Folders and files, and what belongs to them' },
  { name: 'Images', description: 'Posters and backdrops' },
  { name: 'Metadata', description: 'What the metadata provider knows of movies' },
  { name: 'Wanted', description: 'What is looked for, and when it comes out' },
  { name: 'Releases', description: 'Candidates, verdicts, and what is never to be used' },
  { name: 'Indexers', description: 'Where releases are looked for' },
  { name: 'Quality', description: 'What counts as good' },
  { name: 'Downloads', description: 'What is on its way' },
  { name: 'Tasks', description: 'What the service does by itself' },
  { name: 'Backups', description: 'Copies of the database' },
  { name: 'History', description: 'What happened' },
  { name: 'Events', description: 'The stream of what happens' },
  { name: 'Logs', description: 'What the service wrote down' },
  { name: 'Diagnostics', description: 'What a helper needs to see' },
  { name: 'Health', description: 'What needs attention' },
]

export const security: readonly Json[] = [{ bearer: [] }, { header: [] }, { query: [] }, { cookie: [] }]
export const securitySchemes: Json = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The API key, or the token of a session' },
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The API key, or the token of a session' },
  query: { type: 'apiKey', in: 'query', name: 'api_key', description: 'For what can send no header, such as a calendar' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'service_session',
    description: 'The cookie of a browser session; its name ends in `_` and eight letters of the installation',
  },
}

/** What each status means where nothing better is said. */
export const statusWords: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Made; `Location` says where',
  202: 'Begun',
  204: 'Done; there is nothing to say',
  400: 'The request makes no sense as it stands',
  401: 'No credential, or none that is valid',
  403: 'The credential may not do this',
  404: 'Not there',
  409: 'It contradicts what is stored',
  413: 'The body is too large',
  415: 'The body is not of the type that is read here',
  416: 'The range lies outside',
  422: 'A value cannot be accepted',
  429: 'An outside party asks us to wait; `Retry-After` says for how long',
  500: 'Our fault; the log has the details',
  503: 'Something that is needed does not answer now',
  507: 'The disk is full',
}

/** What an error answer is called in the document, and the code that it usually has. */
export const errorAnswers: Readonly<Record<string, { name: string; code: string; message: string }>> = {
  400: { name: 'BadRequest', code: 'bad_request', message: 'The body is not valid JSON' },
  401: { name: 'Unauthorized', code: 'unauthorized', message: 'A valid API key or session is required' },
  403: { name: 'Forbidden', code: 'forbidden', message: 'A cookie counts only for requests that come from our own pages' },
  404: { name: 'NotFound', code: 'not_found', message: 'movie 999 not found' },
  409: { name: 'Conflict', code: 'conflict', message: 'Charade is in the library already, as movie 1' },
  413: { name: 'PayloadTooLarge', code: 'payload_too_large', message: 'The body is larger than 4194304 bytes' },
  415: { name: 'UnsupportedMediaType', code: 'unsupported_media_type', message: 'A body must be application/json' },
  416: { name: 'RangeNotSatisfiable', code: 'range_not_satisfiable', message: 'The range lies outside of 1000 bytes' },
  422: { name: 'ValidationError', code: 'validation_error', message: 'limit: must be a number' },
  429: { name: 'RateLimited', code: 'rate_limited', message: 'The movie database asks us to wait 30 s' },
  500: { name: 'InternalError', code: 'internal_error', message: 'Something went wrong on our side; the log has the details' },
  503: { name: 'ServiceUnavailable', code: 'service_unavailable', message: 'The movie database is unreachable' },
  507: { name: 'InsufficientStorage', code: 'insufficient_storage', message: 'The disk is full' },
}

const list = (name: string): Json => ({ type: 'array', items: refTo(name) })
const maybe = (name: string): Json => ({ anyOf: [refTo(name), { type: 'null' }] })

/** What `expand` puts in place. */
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
