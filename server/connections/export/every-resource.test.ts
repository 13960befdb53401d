import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LineKind, lineKinds } from './schema'

const written = readFileSync(join(import.meta.dir, '../../../docs/openapi.json'), 'utf8')
const document = JSON.parse(written) as { paths: Readonly<Record<string, object>> }

type Word = LineKind | { readonly stays: string }
const ofComputer = { stays: 'belongs to the computer it runs on' }
const ofMoment = { stays: 'is under way' }
const holdsSecrets = { stays: 'holds secrets' }
const ofFiles = { stays: 'is found on the disk again' }

/** Each resource of the API that a person can change: the lines that carry it, or why it does not go along. */
const words: Readonly<Record<string, Word>> = {
  '/auth/sessions': holdsSecrets,
  '/backups': ofComputer,
  '/backups/offsite': holdsSecrets,
  '/blocklist': 'blocked',
  '/config': 'setting',
  '/copies': ofComputer,
  '/custom-formats': 'format',
  '/demo': ofComputer,
  '/dlna/devices': ofComputer,
  '/download-clients': 'client',
  '/downloads': ofMoment,
  '/exclusions': 'exclusion',
  '/files': 'file',
  '/follows': 'follow',
  '/indexers': 'indexer',
  '/lists': 'list',
  '/movies': 'movie',
  '/movies/versions': 'movie',
  '/quality-profiles': 'profile',
  '/root-folders': 'root',
  '/service/autostart': ofComputer,
  '/storage/rules': 'storage_rule',
  '/subtitles': ofFiles,
  '/subtitles/timing': { stays: 'fits one text of one file' },
  '/tags': 'tag',
  '/tracker': holdsSecrets,
  '/views': 'view',
  '/webhooks': 'webhook',
}

/** `/movies/{id}/versions/{version_id}` is one of `/movies/versions`. */
const resourceOf = (path: string): string =>
  path
    .replace('/api/v1', '')
    .split('/')
    .filter((part) => !part.startsWith('{'))
    .join('/')
/** Without what only starts or asks for something. */
const changing = Object.entries(document.paths).filter(
  ([path, of]) => 'patch' in of || 'put' in of || 'delete' in of || ('post' in of && 'get' in of && !path.includes('{')),
)
const started = [
  '/auth/quick-connect',
  '/auth/sessions/current',
  '/downloads/order',
  '/export/nfo',
  '/import/running',
  '/manual-import',
  '/movies/watched',
]
const resources = [...new Set(changing.map(([path]) => resourceOf(path)))].filter(
  (name) => !started.includes(name) && !name.startsWith('/play/'),
)

test('everything of the API that a person can change is in the export, or there is a reason why not', () => {
  expect(resources.filter((name) => !(name in words))).toEqual([])
})

test('the list has no resource that is gone, and every kind of line has its place', () => {
  const known = new Set(Object.values(words))

  expect(Object.keys(words).filter((name) => !resources.includes(name))).toEqual([])
  expect(lineKinds.filter((kind) => !known.has(kind))).toEqual(['marquee', 'collection', 'grabbed'])
})
