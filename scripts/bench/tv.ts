import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../../e2e/service'
import { cpuMicroseconds, untilAtRest } from './cpu'
import { fillMovies } from './movies'
import { printTable } from './table'

/** TVs and apps, with 10,000 movies: what their lists cost, and how long the home of each takes. `npm run bench -- tv`. */
const movies = 10_000
const rounds = 20
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-tv-'))
const dataDir = join(dir, 'data')

/** What a file of two hours with three audio tracks and four subtitles is known to hold. */
const mediaInfo = JSON.stringify({
  container: 'mkv',
  duration_seconds: 7200,
  video: { codec: 'h264', width: 1920, height: 1080, bit_depth: 8, profile: 'High', frame_rate: 23.976, hdr: null },
  audio: ['en', 'de', 'fr'].map((language, n) => ({
    codec: 'ac3',
    channels: 6,
    channel_layout: '5.1',
    language,
    title: null,
    default: n === 0,
  })),
  subtitles: ['en', 'de', 'fr', 'es'].map((language) => ({ codec: 'subrip', language, title: null, forced: false, default: false })),
})
const fillContents = (): void => {
  const db = new Database(join(dataDir, 'app.db'))
  db.run('UPDATE files SET media_info = ?', [mediaInfo])
  db.close()
}
const median = (values: readonly number[]): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(1)
const browse = `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><u:Browse xmlns:u="urn:schemas-upnp-org:service:ContentDirectory:1"><ObjectID>all</ObjectID><BrowseFlag>BrowseDirectChildren</BrowseFlag><Filter>*</Filter><StartingIndex>5000</StartingIndex><RequestedCount>100</RequestedCount><SortCriteria></SortCriteria></u:Browse></s:Body></s:Envelope>`

try {
  const setup = await startService({ dataDir })
  await setup.stop()
  fillMovies(dataDir, movies)
  fillContents()
  const service = await startService({ dataDir })
  await service.client.call('PUT', '/config', { jellyfin_enabled: true, dlna_enabled: true, dlna_open: true })
  const { token } = await service.client.call<{ token: string }>('POST', '/auth/sessions', { kind: 'app', label: 'Bench', scope: 'watch' })
  const headers = { authorization: `MediaBrowser Client="Bench", Device="TV", DeviceId="bench", Version="1", Token="${token}"` }
  const ask = async (path: string, init: RequestInit = {}): Promise<void> => {
    const response = await fetch(service.url + path, { headers, ...init })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
  const app = (path: string) => () => ask(`/jellyfin/${path}`)
  const own = (path: string) => () => ask(`/api/v1/play/library/movies?${path}`, { headers: { authorization: `Bearer ${token}` } })
  const sorted = 'Recursive=true&IncludeItemTypes=Movie&SortBy=SortName&SortOrder=Ascending'
  const work: Readonly<Record<string, readonly (() => Promise<void>)[]>> = {
    'Items?Limit=100': [app(`Items?${sorted}&StartIndex=3000&Limit=100`)],
    'Items?Limit=100 with sources': [app(`Items?${sorted}&StartIndex=3000&Limit=100&Fields=MediaSources,Overview`)],
    'Items/Latest?Limit=100': [app('Items/Latest?Limit=100')],
    'DLNA Browse of 100': [
      () => ask('/dlna/control/ContentDirectory', { method: 'POST', body: browse, headers: { 'content-type': 'text/xml' } }),
    ],
    'home of an app': [
      ...['UserViews', 'UserItems/Resume?Limit=12', 'Items/Latest?Limit=16', 'Shows/NextUp?Limit=24', 'Items/Suggestions?Limit=10'].map(
        app,
      ),
      app(`Items?${sorted}&Limit=50`),
    ],
    'home of the page for TVs': [own('list=continue&limit=20'), own('list=recent&limit=20')],
  }
  for (const steps of Object.values(work)) for (const step of steps) await step()
  await untilAtRest(service.pid)

  const rows: Record<string, string>[] = []
  for (const [what, steps] of Object.entries(work)) {
    const [times, cpus]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const [cpu, began] = [cpuMicroseconds(service.pid), performance.now()]
      for (const step of steps) await step()
      times.push(performance.now() - began)
      cpus.push((cpuMicroseconds(service.pid) - cpu) / 1000)
    }
    rows.push({ what, 'median ms': median(times), 'CPU ms': median(cpus) })
  }
  printTable(`TVs and apps, ${movies} movies, ${rounds} rounds each`, rows)
  await service.stop()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
