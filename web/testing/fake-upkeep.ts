import { qualities } from '#server/releases/quality'
import type { Backup, CustomFormat, DownloadClient, LogRow, QualityProfile, Tag, Webhook } from '../api/types'
import { pageOf } from './fake-answers'
import { at } from './fake-movies'
import { fakeRadarrReport } from './fake-radarr'
import type { Route } from './fake-routes'

const stamps = { created_at: at(-900), updated_at: at(-400) }

const fakeProfiles = (): QualityProfile[] =>
  ['HD', 'Ultra HD'].map((name, n) => ({
    id: n + 1,
    name,
    items: [
      ...qualities.filter(({ group }) => group === null).map((quality) => ({ quality: quality.name, allowed: quality.weight > 13 })),
      { group: 'WEB 1080p', qualities: ['WEBDL-1080p', 'WEBRip-1080p'], allowed: true },
    ],
    cutoff: 'Bluray-1080p',
    upgrade_allowed: n === 0,
    min_format_score: 0,
    cutoff_format_score: 0,
    min_upgrade_score: 1,
    format_scores: [{ custom_format_id: 1, score: 50 }],
    languages: { mode: 'original', values: [] },
    size_limits: [],
    must_contain: [],
    must_not_contain: [],
    delay_minutes: 0,
    delay_bypass_best_quality: true,
    delay_bypass_score: null,
    is_default: n === 0,
    ...stamps,
  }))

const formats: CustomFormat[] = [
  {
    id: 1,
    name: "Director's cut",
    conditions: [{ kind: 'edition', value: '\\bdirectors?\\b', negate: false, required: false }],
    ...stamps,
  },
  {
    id: 2,
    name: 'No re-encodes',
    conditions: [
      { kind: 'release_group', value: '^(TINY|MINI)$', negate: true, required: true },
      { kind: 'resolution', value: 1080, negate: false, required: false },
    ],
    ...stamps,
  },
]

const tags: Tag[] = [
  { id: 1, name: 'Christmas', movie_count: 12 },
  { id: 2, name: 'For the children', movie_count: 1 },
]

const clients: DownloadClient[] = [
  {
    id: 1,
    type: 'qbittorrent',
    name: 'Cellar',
    priority: 1,
    enabled: true,
    settings: { url: 'http://192.0.2.9:8080', username: 'me', password: '[REDACTED]', category: 'marquee' },
    ...stamps,
  },
]

const webhooks: Webhook[] = [
  {
    id: 1,
    name: 'Family chat',
    method: 'POST',
    events: ['import_completed', 'file_upgraded'],
    template: null,
    enabled: true,
    url_host: 'chat.example',
    url_set: true,
    headers_set: false,
    header_names: [],
    waiting: 0,
    last_status: 200,
    last_error: null,
    last_error_reason: null,
    last_sent_at: at(-30),
    ...stamps,
  },
  {
    id: 2,
    name: 'House',
    method: 'PUT',
    events: [],
    template: null,
    enabled: true,
    url_host: 'house.example',
    url_set: true,
    headers_set: false,
    header_names: [],
    waiting: 3,
    last_status: 500,
    last_error: 'house.example answered 500',
    last_error_reason: null,
    last_sent_at: at(-3),
    ...stamps,
  },
]

const backups: Backup[] = (['manual', 'scheduled', 'pre_restore', 'scheduled'] as const).map((kind, n) => ({
  id: 4 - n,
  kind,
  filename: `marquee-${String(4 - n)}.zip`,
  size_bytes: 2_400_000 + n * 130_000,
  app_version: n === 3 ? '0.0.9' : '0.1.0',
  schema_version: 12,
  created_at: at(-1440 * n - 30),
  checksum_sha256: '0'.repeat(64),
  verified_at: n === 1 ? null : at(-20),
  missing: n === 2,
}))

const parts = ['downloads', 'indexers', 'http', 'library', 'tasks']
const said = [
  'download 5 reached 62 %',
  'Delta did not answer within 20 s; it rests for a minute',
  'GET /api/v1/movies 200 in 3 ms',
  'filed "Amber Arcade (1984)" by hardlink after reading it back byte by byte and finding it the same as what was downloaded',
  'feed-sync finished in 1240 ms',
]
const fakeLine = (n: number): LogRow => ({
  ts_us: (Date.now() - (400 - n) * 900) * 1000,
  level: n % 17 === 0 ? 0 : [2, 1, 3, 2, 4][n % 5]!,
  target: `service::${parts[n % 5]!}::drive`,
  subsystem: parts[n % 5]!,
  trace_id: n % 3 === 0 ? 'a3f1c0de9b7e4d21' : null,
  span_id: null,
  message: n % 17 === 0 ? 'the disk of /srv/movies is nearly full' : said[n % 5]!,
  fields_json: n % 2 === 0 ? { movie_id: n, took_ms: 12 } : null,
  source: 'backend',
})

const logs = (url: URL) => {
  const after = url.searchParams.get('after')
  const from = after === null ? 0 : after === '' ? 300 : Number(after)
  const to = after === null ? 100 : after === '' ? 400 : from + 2
  const level = ['error', 'warn', 'info', 'debug', 'trace'].indexOf(url.searchParams.get('level') ?? 'trace')
  const q = url.searchParams.get('q') ?? ''
  const results = Array.from({ length: to - from }, (_, n) => fakeLine(from + n)).filter(
    (line) => line.level <= level && line.message.includes(q),
  )
  return { results: after === null ? results.reverse() : results, has_more: false, next_cursor: String(to) }
}

const folders = ['Documents', 'Movies', 'Movies 4K', 'Music']

/** Logs, backups and the lists that a person keeps. */
export const upkeepRoutes: Record<string, Route> = {
  'GET /logs': ({ url }) => logs(url),
  'GET /backups': ({ url }) => pageOf(backups, url),
  'POST /backups': () => Response.json(backups[0], { status: 201 }),
  'POST /backups/{id}/verify': () => ({ ok: true, problem: null, backup: backups[0] }),
  'POST /backups/{id}/restore': async () => {
    await Bun.sleep(1500)
    const { filename, created_at, app_version, schema_version } = backups[0]!
    return { filename, created_at, app_version, schema_version, is_own: true, pre_restore_id: 9 }
  },
  'GET /quality-profiles': ({ url }) => pageOf(fakeProfiles(), url),
  'PATCH /quality-profiles/{id}': async ({ request }) => ({ ...fakeProfiles()[0], ...((await request.json()) as object) }),
  'GET /custom-formats': ({ url }) => pageOf(formats, url),
  'POST /custom-formats/import': () => ({ imported: [], refused: [{ name: 'Moon', why: 'MoonPhaseSpecification is not known here' }] }),
  'POST /download-clients/test': () => ({ ok: true, message: 'It answers and accepts us', version: 'v5.0.1' }),
  'POST /download-clients/{id}/test': () => ({ ok: true, message: 'It answers and accepts us', version: 'v5.0.1' }),
  'POST /import/radarr/preview': () => fakeRadarrReport(false),
  'POST /import/radarr': () => fakeRadarrReport(true),
  'GET /tags': ({ url }) => pageOf(tags, url),
  'GET /download-clients': ({ url }) => pageOf(clients, url),
  'GET /webhooks': ({ url }) => pageOf(webhooks, url),
  'POST /webhooks/{id}/test': () => ({ ok: true, status: 200, message: 'chat.example took it' }),
  'GET /filesystem': ({ url }) => {
    const path = url.searchParams.get('path') ?? '/home/me'
    const results = folders.map((name, n) => ({ name, path: `${path}/${name}`, writable: n !== 3 }))
    return { ...pageOf(results, url), path, parent: path.replace(/\/[^/]*$/, '') || '/', writable: true, free_bytes: 812_000_000_000 }
  },
}
