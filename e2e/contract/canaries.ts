import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import JSZip from 'jszip'
import { until } from '#server/testing/until'
import { type Ask, type Planting, plain, plantLists, plantSubtitles, plantTracker } from './plant-around'
import { type Answered, type Body, listening } from './standing'

type Request = (
  method: string,
  path: string,
  more?: { body?: unknown; headers?: Record<string, string>; key?: string | null },
) => Promise<Answered>
export type Cage = {
  url: string
  key: string
  dataDir: string
  request: Request
  /** Service processes whose arguments are searched. */
  pids: readonly number[]
  /** The service's terminal output. */
  said: () => string
}
export type Canary = { where: string; secret: string }
export type Sighting = { surface: string; canary: string; spelling: string }

/** Characters that every encoding spells differently. */
const odd = (): string => `canary/+é"${randomBytes(12).toString('base64')}`

/** An indexer, provider and webhook that fail and repeat the whole requested URL in their error. */
export const startParrot = () => {
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      const said = `failed: ${request.url} with ${JSON.stringify(Object.fromEntries(request.headers))}`
      const xml = `<?xml version="1.0"?><error code="900" description="${Bun.escapeHTML(said)}"/>`
      if (request.url.includes('t=')) return new Response(xml, { headers: { 'content-type': 'application/xml' } })
      return new Response(said, { status: 500 })
    },
  })
  return { host: `127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}

/** Stores secrets everywhere the service accepts one, then makes it fail at all of these places. */
export const plant = async (cage: Cage, parrot: string) => {
  const canaries: Canary[] = []
  const errors: string[] = []
  const kept = (where: string, secret: string): string => {
    canaries.push({ where, secret })
    return secret
  }
  const ask: Ask = async (call, body, more = {}) => {
    const [method = '', path = ''] = call.split(/ (.*)/s)
    const answer = await cage.request(method, `/api/v1${path}`, { body, ...more })
    if (answer.status >= 400) errors.push(answer.text)
    return answer
  }
  const made = async (path: string, body: unknown): Promise<Body> => {
    const answer = await ask(`POST ${path}`, body)
    if (answer.status >= 300) throw new Error(`POST ${path} returned ${answer.status}: ${answer.text}`)
    return answer.body
  }

  const config = await plantSettings({ ask, kept, parrot })
  const heard = await listening(cage)
  const indexers = await plantIndexers({ made, kept, parrot })
  const webhooks = await plantWebhooks({ made, kept, parrot })
  await plantSessions({ cage, ask, made, kept })
  await plantTorrents({ ask, kept, parrot })
  await plantTracker({ ask, kept })
  await plantSubtitles({ ask, kept, parrot })
  const lists = await plantLists({ ask, made, kept, parrot })
  await plantLines({ ask, kept })

  for (const id of indexers) await ask(`POST /indexers/${id}/test`)
  for (const id of webhooks) await ask(`POST /webhooks/${id}/test`)
  for (const id of lists) await ask(`POST /lists/${id}/refresh`)
  for (const task of ['indexer-health', 'wanted-search', 'download-check', 'feed-sync', 'backup']) await ask(`POST /tasks/${task}/run`)
  await ask('GET /metadata/search?q=anything')
  await ask('GET /metadata/movies/603')
  await ask('POST /indexers/test', { name: 'x', type: 'torznab', url: `http://u:${plain()}@${parrot}/`, api_key: odd() })
  await ask('POST /backups')
  await ask('POST /health/check')
  await until('the failures are logged', async () => (await ask('GET /history?type=indexer_failed')).body.results.length >= 5)
  await Bun.sleep(600)
  heard.close()
  return { canaries: [...canaries, ...config], errors, frames: heard.messages.map((frame) => JSON.stringify(frame)) }
}

type Parts = Planting & { cage: Cage }

const plantSettings = async ({ ask, kept, parrot }: Pick<Parts, 'ask' | 'kept' | 'parrot'>): Promise<Canary[]> => {
  const names = [
    'vpn_port_forward_api_key',
    'subtitles_api_key',
    'subtitles_password',
    'tracker_client_id',
    'tracker_client_secret',
    'list_api_key',
  ]
  const settings = Object.fromEntries(names.map((name) => [name, kept(`config ${name}`, odd())]))
  const vpn_private_key = kept('config vpn_private_key', randomBytes(32).toString('base64'))
  const metadata_api_key = kept('config metadata_api_key', plain())
  const answer = await ask('PUT /config', {
    ...settings,
    vpn_private_key,
    metadata_api_key,
    metadata_url: `http://${parrot}`,
    log_level: 'trace',
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return ['api_key', 'session_signing_key'].map((name) => ({ where: `config ${name}`, secret: answer.body[name] }))
}

const plantIndexers = async ({ made, kept, parrot }: Pick<Parts, 'made' | 'kept' | 'parrot'>): Promise<number[]> => {
  const ids: number[] = []
  for (let i = 0; i < 8; i++) {
    const password = kept(`indexer ${i} password in the address`, plain())
    const passkey = kept(`indexer ${i} passkey in the address`, plain())
    const api_key = kept(`indexer ${i} key`, i % 2 ? odd() : plain())
    const { id } = await made('/indexers', {
      name: `torznab ${i}`,
      type: 'torznab',
      url: `http://user:${password}@${parrot}/${i}?passkey=${passkey}`,
      api_key,
    })
    ids.push(id)
  }
  for (let i = 0; i < 6; i++) {
    const cookie = kept(`indexer cookie ${i}`, plain())
    const rss_key = kept(`indexer feed key ${i}`, plain())
    const { id } = await made('/indexers', {
      name: `rss ${i}`,
      type: 'torrent-rss',
      url: `http://${parrot}/rss/${i}?rsskey=${rss_key}`,
      settings: { cookie: `uid=1; pass=${cookie}` },
    })
    ids.push(id)
  }
  return ids
}

const plantWebhooks = async ({ made, kept, parrot }: Pick<Parts, 'made' | 'kept' | 'parrot'>): Promise<number[]> => {
  const ids: number[] = []
  for (let i = 0; i < 5; i++) {
    const url = `http://${parrot}/hooks/${kept(`webhook ${i} address`, plain())}?token=${kept(`webhook ${i} token`, plain())}`
    const headers = { authorization: `Bearer ${kept(`webhook ${i} header`, plain())}` }
    ids.push((await made('/webhooks', { name: `hook ${i}`, url, headers })).id)
  }
  return ids
}

const plantSessions = async ({ cage, ask, made, kept }: Pick<Parts, 'cage' | 'ask' | 'made' | 'kept'>): Promise<void> => {
  for (let i = 0; i < 6; i++) {
    const { token } = await made('/auth/sessions', { kind: 'cli', label: `token ${i}` })
    await ask(`GET /movies?api_key=${kept(`session token ${i}`, token)}`, undefined, { key: null })
  }
  for (let i = 0; i < 4; i++) {
    const issued = await ask('POST /auth/sessions', { kind: 'browser' })
    const cookie = issued.headers.get('set-cookie')?.split(';')[0] ?? ''
    kept(`session cookie ${i}`, cookie.split('=')[1] ?? '')
    await cage.request('GET', '/api/v1/movies', { key: null, headers: { cookie } })
    await cage.request('GET', '/api/v1/nothing', { key: null, headers: { cookie } })
  }
  for (let i = 0; i < 3; i++) {
    const wrong = kept(`wrong key ${i}`, `ak1_${randomBytes(32).toString('base64url')}`)
    await ask(`GET /nothing/at/all?api_key=${wrong}`, undefined, { key: null })
    await ask('POST /movies', '{', { key: wrong })
  }
}

const plantTorrents = async ({ ask, kept, parrot }: Pick<Parts, 'ask' | 'kept' | 'parrot'>): Promise<void> => {
  for (let i = 0; i < 6; i++) {
    const announce = `http://${parrot}/${kept(`passkey of torrent ${i}`, randomBytes(16).toString('hex'))}/announce`
    const byQuery = `http://${parrot}/announce?passkey=${kept(`passkey in the query of torrent ${i}`, randomBytes(16).toString('hex'))}`
    const trackers = [announce, byQuery].map((each) => `&tr=${encodeURIComponent(each)}`).join('')
    const magnet = `magnet:?xt=urn:btih:${randomBytes(20).toString('hex')}&dn=Movie.${i}${trackers}`
    await ask('POST /downloads', { movie_id: 1, magnet, title: `Movie.${i}.2001.1080p.BluRay.x264-GRP` })
    await ask('POST /downloads', { movie_id: 999_999, magnet })
  }
}

/** Clients log what they see: URLs, headers and complete errors. */
const plantLines = async ({ ask, kept }: Pick<Parts, 'ask' | 'kept'>): Promise<void> => {
  const config = (await ask('GET /config')).body
  const lines = [
    { level: 'error', message: `GET http://localhost/api/v1/movies?api_key=${kept('line 1', plain())} failed` },
    { level: 'error', message: `sent authorization: Bearer ${kept('line 2', plain())}` },
    { level: 'error', message: `http://user:${kept('line 3', plain())}@127.0.0.1/x is away` },
    {
      level: 'error',
      message: 'a form',
      fields: { password: kept('line 4', odd()), url: `http://127.0.0.1/?passkey=${kept('line 5', plain())}` },
    },
    ...spellingsOf(config.subtitles_password).map(({ text }) => ({
      level: 'error',
      message: `it says ${text} here`,
      fields: { text, [text]: 1 },
    })),
    ...spellingsOf(config.api_key).map(({ text }) => ({ level: 'error', message: `it says ${text} here` })),
  ]
  const answer = await ask('POST /client-logs', lines)
  if (answer.status !== 204) throw new Error(answer.text)
}

/** Plain, URL-encoded, JSON, base64 at all three offsets, and hex. */
const spellingsOf = (secret: string): { name: string; text: string }[] => {
  const bytes = Buffer.from(secret)
  const inBase64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    return { name: `base64 at ${before}`, text: whole.slice(before === 0 ? 0 : before + 1, Math.floor(((before + bytes.length) * 8) / 6)) }
  })
  const inJson = JSON.stringify(secret).slice(1, -1)
  return [
    { name: 'plain', text: secret },
    { name: 'URL-encoded', text: encodeURIComponent(secret) },
    { name: 'in JSON', text: inJson },
    { name: 'in JSON in JSON', text: JSON.stringify(inJson).slice(1, -1) },
    ...inBase64,
    { name: 'in hex', text: bytes.toString('hex') },
  ]
}

/** All output and files of the service by location, except what only the owner of the key may read. */
export const surfacesOf = async (
  cage: Cage,
  told: { errors: readonly string[]; frames: readonly string[] },
): Promise<[string, string][]> => {
  const get = async (path: string): Promise<string> => (await cage.request('GET', path)).text
  const pages = async (path: string): Promise<string> => {
    let text = ''
    for (let cursor = '', i = 0; i < 100; i++) {
      const { body, text: page } = await cage.request('GET', `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      text += page
      if (!body?.has_more) break
      cursor = body.next_cursor
    }
    return text
  }
  const { body: document } = await cage.request('GET', '/api-docs/openapi.json')
  const open = /\{|^\/api\/v1\/(config|ws|diagnostics\/export|calendar\.ics|metadata\/(search|discover|genres|people|collections))$/
  const lists = Object.entries<Body>(document.paths).flatMap(([path, item]) => (item.get && !open.test(path) ? [path] : []))
  const found: [string, string][] = [
    ['error bodies', told.errors.join('\n')],
    ['frames', told.frames.join('\n')],
    ['output', cage.said()],
    ...(await bundleOf(cage)),
  ]
  for (const path of lists) found.push([`GET ${path}`, await pages(path)])
  const reader = (await cage.request('POST', '/api/v1/auth/sessions', { body: { kind: 'cli', label: 'reader' } })).body.token
  found.push(['GET /config by a session', (await cage.request('GET', '/api/v1/config', { key: reader })).text])
  found.push(['GET /health', await get('/api/v1/health')])
  for (const file of ['logs.db', 'logs.db-wal'])
    if (existsSync(join(cage.dataDir, file))) found.push([file, readFileSync(join(cage.dataDir, file)).toString('latin1')])
  for (const pid of cage.pids) for (const file of ['cmdline', 'comm']) found.push([`${file} of a process`, procFile(pid, file)])
  return found
}

const procFile = (pid: number, file: string): string => {
  const path = `/proc/${pid}/${file}`
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\0', ' ') : ''
}

const bundleOf = async (cage: Cage): Promise<[string, string][]> =>
  (await Promise.all(['', '?masked=true'].map((query) => entriesOf(cage, query)))).flat()

const entriesOf = async (cage: Cage, query: string): Promise<[string, string][]> => {
  const answer = await fetch(`${cage.url}/api/v1/diagnostics/export${query}`, { headers: { authorization: `Bearer ${cage.key}` } })
  if (!answer.ok) throw new Error(`no bundle: ${await answer.text()}`)
  const zip = await JSZip.loadAsync(await answer.arrayBuffer())
  return Promise.all(
    Object.values(zip.files).map(async (file): Promise<[string, string]> => [`bundle${query} ${file.name}`, await file.async('string')]),
  )
}

/** Which secret was found where, in which encoding. */
export const sightings = (surfaces: readonly [string, string][], canaries: readonly Canary[]): Sighting[] =>
  surfaces.flatMap(([surface, text]) =>
    canaries.flatMap(({ where, secret }) =>
      spellingsOf(secret).flatMap(({ name, text: spelling }) =>
        text.includes(spelling) || text.includes(Buffer.from(spelling).toString('latin1'))
          ? [{ surface, canary: where, spelling: name }]
          : [],
      ),
    ),
  )
