import { afterAll, beforeAll, expect } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import JSZip from 'jszip'
import { run } from '../executable'
import { section } from './sentence'
import { openStanding, type Standing } from './standing'

let standing: Standing
beforeAll(async () => {
  standing = await openStanding()
}, 120_000)
afterAll(() => standing?.close(), 30_000)

section('9. Versioning', (is) => {
  is('The API version is part of every path: /api/v1/', async () => {
    const { paths } = await standing.document()
    const other = await standing.request('GET', '/api/v2/movies')
    const none = await standing.request('GET', '/api/movies')

    expect(Object.keys(paths).every((path) => path.startsWith('/api/v1/'))).toBe(true)
    expect([other.status, none.status]).toEqual([404, 404])
  })

  is('The contract is published as an OpenAPI 3.x document at /api-docs/openapi.json', async () => {
    const document = await standing.document()

    expect(document.openapi).toMatch(/^3\.\d/)
    expect(document.info.title).toBeString()
  })

  is('It is generated from the binary, so it matches the running server: the program prints the bytes that it serves', async () => {
    const printed = await run(['openapi', '--data-dir', standing.dataDir])
    const served = await standing.request('GET', '/api-docs/openapi.json')

    expect(printed.code).toBe(0)
    expect(printed.out === served.text).toBe(true)
  })

  is('It does not change with other requests', async () => {
    const before = await standing.request('GET', '/api-docs/openapi.json')
    const known = await standing.api('GET', '/metadata/movies/10378')
    const after = await standing.request('GET', '/api-docs/openapi.json')

    expect(known.status).toBe(200)
    expect(after.text === before.text).toBe(true)
  })

  is('It is the same with another data directory, except for its settings', async () => {
    const printed = await run(['openapi'], { env: { MARQUEE_DATA_DIR: join(standing.dir, 'nothing-here') } })

    expect(JSON.parse(printed.out)).toEqual(await standing.document())
  })

  is('The running app version is reported by GET /api/v1/status', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dir, '../../package.json'), 'utf8')) as { version: string }
    const printed = await run(['version'])

    const running = (await standing.ok('GET', '/status')).version
    expect(running).toMatch(/^[^+]+\+\d{4}-\d\d-\d\d\.[\da-f]{10}$/)
    expect(running.split('+')[0]).toBe(version)
    expect(printed.out.trim()).toBe(`Marquee ${running}`)
    expect((await standing.document()).info.version).toBe(version)
  })

  is('The diagnostic bundle reports the app version and the database schema version in meta.json', async () => {
    const answer = await fetch(`${standing.url}/api/v1/diagnostics/export`, { headers: { authorization: `Bearer ${standing.key}` } })
    const zip = await JSZip.loadAsync(await answer.arrayBuffer())
    const meta = JSON.parse((await zip.file('meta.json')?.async('string')) ?? '{}')

    expect(meta.app_version).toBe((await standing.ok('GET', '/status')).version)
    expect(meta.schema_version).toBeGreaterThanOrEqual(1)
  })
})
