import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import type { Movie } from '#server/catalog/movies/schema'
import { type Field, isSecret } from '#server/foundation/lib/fields'
import { putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { configFields } from './fields'
import { type Config, Config as ConfigSchema, type FieldDeclaration } from './schema'

type Failure = { error: { code: string; message: string } }
const app = useSharedApp()

const change = (patch: Partial<Config>) => app.ask<Failure>('PUT', '/config', patch)

test('refuses an address that this computer does not have, and keeps the stored one', async () => {
  for (const listen_address of ['10.99.99.99', 'nonsense', '256.1.1.1', '::ffff:10.99.99.99']) {
    const { status, body } = await change({ listen_address })
    expect([status, body.error?.message]).toEqual([422, 'listen_address: is not an address of this computer'])
  }
  const accepted = await change({ listen_address: '0.0.0.0' })

  expect(accepted.status).toBe(200)
})

test('refuses addresses where clouds serve credentials, in every spelling', async () => {
  const hosts = ['169.254.169.254', '0xa9fea9fe', '2852039166', '169.254.1.1', '[::ffff:169.254.169.254]', '[fe80::1]', '[fd00:ec2::254]']
  for (const name of ['metadata_url', 'tracker_url', 'subtitles_url', 'list_url'])
    for (const host of hosts) {
      const { status, body } = await change({ [name]: `http://${host}/latest` })
      expect([host, status, body.error?.message]).toEqual([
        host,
        422,
        `${name}: must not be a link-local address, where clouds hand out credentials`,
      ])
    }
  expect((await change({ list_url: 'http://192.168.1.5:8000' })).status).toBe(200)
})

describe('the base path', () => {
  test('cannot hide the API, its document, or the files of the UI', async () => {
    const files = readdirSync(join(import.meta.dir, '../../../web/public')).map((name) => `/${name}`)
    const made = ['/worker.js', '/taker.js', '/manifest.de.webmanifest']
    for (const base_url of ['/api', '/api/v1', '/API', '/api-docs', '/assets', '/index.html', ...made, ...files]) {
      const { status, body } = await change({ base_url })
      expect([base_url, status, body.error?.message]).toEqual([
        base_url,
        422,
        'base_url: must not begin with a path that Marquee itself uses, such as /api or /assets',
      ])
    }
    expect((await change({ base_url: '/apis' })).status).toBe(200)
    expect((await change({ base_url: null })).status).toBe(200)
  })

  test('does not hide the API, even if an older version stored such a path', async () => {
    app.db.$client.run(`UPDATE config SET base_url = '/api'`)
    app.config.reload()

    expect((await app.send('GET', '/api/v1/movies')).status).toBe(401)
    expect((await app.ask('GET', '/movies')).status).toBe(200)
    app.config.update({ base_url: null }, { isKey: true })
  })
})

describe('the default library folder', () => {
  test('must exist', async () => {
    const refused = await change({ default_root_folder_id: 99 })

    expect([refused.status, refused.body.error.message]).toEqual([422, 'default_root_folder_id: root folder 99 not found'])
  })

  test('is unset when its folder is removed: a new movie goes to the remaining one', async () => {
    const left = await putRoot(app)
    const folder = join(app.dir, 'more movies')
    const { body } = await app.ask<{ id: number }>('POST', '/root-folders', { path: folder, create: true })
    expect((await change({ default_root_folder_id: body.id })).status).toBe(200)
    expect((await app.ask('DELETE', `/root-folders/${body.id}`)).status).toBe(204)

    const added = await app.ask<Movie>('POST', '/movies', { metadata_id: 10378, search: false })

    expect([added.status, added.body.root_folder_id]).toEqual([201, left])
    const roots = await app.ask<{ results: { is_default: boolean }[] }>('GET', '/root-folders')
    expect(roots.body.results.map(({ is_default }) => is_default)).toEqual([true])
  })
})

test('refuses an address that contains a key, whatever the parameter is called', async () => {
  for (const query of ['apikey=x', 'jwt=x', 'sig=x', 'access_token=x', 'Session-Id=x', 'passkey=x', 'x=1&pwd=x']) {
    const { status, body } = await change({ metadata_url: `https://mirror.example/?${query}` })
    expect([query, status]).toEqual([query, 422])
    expect(body.error.message).toStartWith('metadata_url: must be an http or https address without')
  }
  expect((await change({ metadata_url: 'https://mirror.example/?format=json' })).status).toBe(200)
})

test('names the bounds of a number that is out of bounds, also for nullable fields', async () => {
  const added = await app.ask<Failure>('PATCH', '/movies/1', { user_rating: 11 } as never)
  const port = await change({ listen_port: 70_000 })
  const folder = await change({ default_root_folder_id: 0 })

  expect(added.body.error.message).toBe('user_rating: must be a whole number from 1 to 10')
  expect(port.body.error.message).toContain('65535')
  expect(folder.body.error.message).toBe('default_root_folder_id: must be a whole number, at least 1')
})

test('an incomplete VPN cannot be enabled, and its kill switch cannot be disabled', async () => {
  const { status, body } = await change({ vpn_enabled: true })
  const open = await change({ vpn_kill_switch: false })

  expect([status, open.status]).toEqual([422, 422])
  expect(body.error.message).toBe('vpn_private_key: The VPN needs your private key')
  expect(open.body.error.message).toStartWith('vpn_kill_switch: cannot be switched off')
  expect(app.config.get().vpn_enabled).toBe(false)
})

describe('refuses a setting that must be wrong', () => {
  const cases: [Partial<Config>, string][] = [
    [{ movie_file_format: '{Bad' }, 'movie_file_format: A brace { or } is unmatched'],
    [{ movie_folder_format: '{Quality Full}' }, 'movie_folder_format: '],
    [{ subtitle_languages: ['en', 'xx'] }, 'subtitle_languages: xx is not a language code such as en or de'],
    [{ subtitle_languages: ['en', 'EN'] }, 'subtitle_languages: contains EN twice'],
    [{ blocked_extensions: ['../x'] }, 'blocked_extensions: ../x is not a file extension without its dot, such as exe'],
    [{ blocked_extensions: ['exe', 'exe'] }, 'blocked_extensions: contains exe twice'],
    [{ download_path: '/proc/x' }, 'download_path: Must not be in /proc'],
    [{ media_tool_path: '/nonexistent' }, 'media_tool_path: does not exist'],
  ]
  for (const [patch, message] of cases)
    test(JSON.stringify(patch), async () => {
      const { status, body } = await change(patch)

      expect(status).toBe(422)
      expect(body.error.message).toStartWith(message)
    })

  test('refuses a download folder inside the data folder', async () => {
    for (const download_path of [app.dataDir, join(app.dataDir, 'backups')]) {
      const { status, body } = await change({ download_path })
      expect([status, body.error.message]).toEqual([
        422,
        'download_path: Must not be in the data folder; leave it empty to use the default folder there',
      ])
    }
  })
})

describe('a setting that this version does not use yet', () => {
  const waiting = Object.entries<Field>(configFields).filter(([, field]) => field.waits && !isSecret(field))
  const other = (field: Field): unknown => {
    if (field.kind === 'toggle') return true
    if (field.kind === 'choice') return field.options.find((option) => option !== field.default)
    if (field.kind === 'list') return ['de']
    if (field.kind !== 'text') return field.max
    const texts: Record<string, string> = {
      url: 'https://mirror.example',
      wireguard_key: `${'A'.repeat(43)}=`,
      endpoint: 'vpn.example:51820',
    }
    return texts[field.format ?? ''] ?? 'ann'
  }

  test('is refused with a message, whatever its value', async () => {
    for (const [name, field] of waiting) {
      if (field.kind === 'toggle' && field.default) continue
      const { status, body } = await change({ [name]: other(field) })
      expect([name, status]).toEqual([name, 422])
      expect(body.error.message).toMatch(/^\w+: is not used by this version yet/)
    }
  })

  test('may be disabled or set to its default', async () => {
    for (const [name, field] of waiting)
      for (const value of [field.default, ...(field.kind === 'toggle' ? [false] : [])])
        expect([name, (await change({ [name]: value })).status]).toEqual([name, 200])
  })
})

describe('every setting', () => {
  const server = join(import.meta.dir, '../..')
  const isProgram = (path: string) => !/\.test\.ts$|^(?:foundation\/config|testing|foundation\/platform\/db\/migrations)\//.test(path)
  const program = [...new Glob('**/*.ts').scanSync(server)]
    .filter(isProgram)
    .map((path) => readFileSync(join(server, path), 'utf8'))
    .join('\n')
  const waits = (name: string): boolean => 'waits' in configFields[name as keyof Config]

  for (const name of Object.keys(configFields))
    test(`${name} is ${waits(name) ? 'reserved for a later version' : 'read by the program'}`, () => {
      expect(new RegExp(`\\b${name}\\b`).test(program)).toBe(!waits(name))
    })

  test('that is not used yet says so in its description and its declaration', async () => {
    const { body } = await app.ask<{ results: FieldDeclaration[] }>('GET', '/config/fields?limit=100')
    const waiting = Object.keys(configFields).filter(waits)

    const isOwn = (name: string) => 'own' in configFields[name as keyof Config]

    expect(body.results.filter(({ in_use, name }) => !in_use && !isOwn(name)).map(({ name }) => name)).toEqual(waiting)
    for (const name of waiting)
      expect(ConfigSchema.properties[name as keyof Config].description).toEndWith('This version does not use it yet.')
  })
})

test('a setting that the command line overrides reports it', async () => {
  const { body } = await app.ask<{ results: { name: string; overridden_by: string | number | null }[] }>('GET', '/config/fields?limit=100')
  const overridden = body.results.filter((field) => field.overridden_by !== null)

  expect(overridden.map(({ name }) => name)).toContain('listen_address')
  expect(overridden.find(({ name }) => name === 'listen_address')?.overridden_by).toBe('127.0.0.1')
})
