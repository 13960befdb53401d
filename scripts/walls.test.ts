import { describe, expect, test } from 'bun:test'
import { circlesIn } from './circles'
import { checkWalls, violationsIn } from './walls'

const table = {
  path: 'server/catalog/movies/table.ts',
  text: "import { sqliteTable } from 'drizzle-orm/sqlite-core'\nexport const moviesTable = sqliteTable('movies', {})",
}
const violations = (path: string, text: string) => violationsIn([table, { path, text }]).map(({ what }) => what)
const uses = (specifier: string, name = 'thing') => `import { ${name} } from '${specifier}'\nexport const it = ${name}()`

describe('a violation is found', () => {
  test.each([
    [
      'server/foundation/lib/clever.ts',
      uses('#server/foundation/platform/bus'),
      'foundation/lib imports a value of server/foundation/platform/bus',
    ],
    [
      'server/foundation/platform/bus.ts',
      uses('#server/catalog/movies/movies'),
      'foundation/platform imports a value of server/catalog/movies/movies',
    ],
    [
      'server/foundation/releases/parse.ts',
      uses('../../catalog/movies/movie'),
      'foundation/releases imports a value of server/catalog/movies/movie',
    ],
    [
      'server/foundation/upstream/metadata/client.ts',
      uses('#server/catalog/movies/schema'),
      'foundation/upstream imports a value of server/catalog/movies/schema',
    ],
    [
      'server/acquisition/search/grab.ts',
      uses('#server/catalog/movies/movies'),
      'acquisition/search imports a value of server/catalog/movies/movies',
    ],
    [
      'server/acquisition/search/rules/wait.ts',
      uses('../../../catalog/movies/movies'),
      'acquisition/search imports a value of server/catalog/movies/movies',
    ],
    [
      'server/catalog/movies/movies.ts',
      uses('#server/foundation/upstream/metadata/client'),
      'catalog/movies imports a value of server/foundation/upstream/metadata/client',
    ],
    [
      'server/catalog/movies/movies.ts',
      "export const load = () => import('#server/library/files/place-file')",
      'catalog/movies imports a value of server/library/files/place-file',
    ],
    ['server/compose.ts', uses('#server/catalog/movies/table'), 'compose imports a value of server/catalog/movies/table'],
    [
      'server/compose.ts',
      uses('#server/foundation/upstream/metadata/client'),
      'compose imports a value of server/foundation/upstream/metadata/client',
    ],
    ['server/acquisition/search/room.ts', uses('#server/catalog/movies/room'), 'acquisition/search imports the room of catalog/movies'],
    [
      'server/catalog/movies/movies.ts',
      uses('#server/library/files/schema'),
      'catalog/movies imports a value of server/library/files/schema',
    ],
    ['server/library/media/probe.ts', uses('#server/network/vpn/table'), 'library/media imports a value of server/network/vpn/table'],
    ['server/catalog/movies/movies.ts', uses('#server/testing/test-app'), 'imports server/testing/test-app, which is only for tests'],
    ['server/catalog/movies/movies.ts', uses('#web/data/api/types'), 'imports a value of the UI: web/data/api/types'],
    ['server/catalog/movies/movies.ts', uses('elysia', 'Elysia'), 'imports elysia'],
    ['server/acquisition/downloads/drive.ts', uses('webtorrent', 'WebTorrent'), 'imports webtorrent'],
    ['server/catalog/movies/movies.ts', uses('node:process', 'env'), 'imports node:process'],
    ['server/catalog/movies/movies.ts', 'export const at = () => new Date()', 'reads the wall clock'],
    ['server/catalog/movies/movies.ts', 'export const at = () => Date.now()', 'reads the wall clock'],
    ['server/catalog/movies/movies.ts', 'export const home = () => process.env.HOME', 'accesses the process'],
    ['server/cli/serve.ts', 'export const end = () => process.exit(0)', 'accesses the process'],
    [
      'server/catalog/movies/movies.ts',
      'export const patienceMs = minutes(5)',
      'calls seconds milliseconds; convert them with milliseconds of lib/duration',
    ],
    ['server/catalog/movies/movies.ts', "export const say = () => console.log('hello')", 'writes to the console'],
    [
      'server/library/files/shelve.ts',
      'export const f = (tx: any) => tx.update(moviesTable).set({}).run()',
      'writes the table movies, which belongs to catalog/movies',
    ],
    [
      'server/compose.ts',
      'export const f = (tx: any) => tx\n  .insert(\n moviesTable).run()',
      'writes the table movies, which belongs to catalog/movies',
    ],
    [
      'server/library/files/shelve.ts',
      "export const f = (db: any) => db.run('DELETE FROM movies')",
      'writes the table movies, which belongs to catalog/movies',
    ],
    ['web/screens/library/page.tsx', uses('#server/catalog/movies/movie'), 'the UI imports a value of server/catalog/movies/movie'],
    ['web/screens/library/page.tsx', uses('../../../server/events'), 'the UI imports a value of server/events'],
    ['web/kit/button.tsx', uses('../data/api/queries'), 'web/kit imports a value of web/data/api/queries'],
    ['e2e/demo.test.ts', "test('it comes', async () => void (await Bun.sleep(1000)))", 'sleeps; wait for a condition with testing/until'],
    [
      'server/catalog/tags/tags.test.ts',
      'await new Promise((resolve) => setTimeout(resolve, 50))',
      'sleeps; wait for a condition with testing/until',
    ],
  ])('%s: %s', (path, text, what) => {
    expect(violations(path, text)).toEqual([what])
  })
})

describe('code that follows the rules passes', () => {
  test.each([
    ['server/acquisition/search/grab.ts', "import type { Movies } from '#server/catalog/movies/movies'\nexport type It = Movies"],
    ['server/acquisition/search/grab.ts', "import { type Movie } from '#server/catalog/movies/movies'\nexport type It = Movie"],
    ['server/acquisition/search/grab.ts', uses('#server/catalog/movies/table')],
    ['server/acquisition/search/grab.ts', uses('#server/acquisition/downloads/phase')],
    ['server/acquisition/search/grab.ts', uses('#server/foundation/releases/quality')],
    ['server/acquisition/search/grab.ts', uses('#server/foundation/lib/attempt')],
    ['server/foundation/upstream/media-tool/probe.ts', "import type { Media } from '#server/library/media/schema'\nexport type It = Media"],
    ['server/catalog/movies/standing.ts', uses('#server/library/files/table')],
    ['server/service/health/disk-check.ts', uses('#server/connections/lists/table')],
    ['server/compose.ts', uses('#server/catalog/movies/room')],
    ['server/catalog/metadata/room.ts', uses('#server/foundation/upstream/metadata/client')],
    ['server/ground.ts', uses('#server/foundation/config/config')],
    ['server/cli/serve.ts', uses('#server/compose')],
    ['server/catalog/movies/movies.test.ts', uses('#server/testing/test-app')],
    ['server/catalog/movies/routes.ts', uses('elysia', 'Elysia')],
    ['server/acquisition/torrent/engine-swarm.ts', uses('webtorrent', 'WebTorrent')],
    ['server/main.ts', 'export const home = process.env.HOME'],
    ['server/foundation/lib/clock.ts', 'export const now = () => new Date()'],
    ['server/catalog/movies/movies.ts', 'export const at = (text: string) => new Date(text)'],
    ['server/catalog/movies/movies.ts', "// process.env and new Date() in words\nexport const it = 'process.exit and console.log'"],
    ['server/catalog/movies/movies.ts', 'export const f = (tx: any) => tx.update(moviesTable).set({}).run()'],
    ['server/service/backups/carry-over.ts', "export const f = (db: any) => db.run('DELETE FROM movies')"],
    ['web/screens/library/page.tsx', "import type { AppEvent } from '#server/events'\nexport type It = AppEvent"],
    ['web/screens/settings/page.tsx', uses('#server/foundation/config/fields')],
    ['server/catalog/tags/tags.test.ts', "socket.setTimeout(60_000)\nawait until('it came', () => came)"],
  ])('%s: %s', (path, text) => {
    expect(violations(path, text)).toEqual([])
  })
})

test('an import cycle needs a reason, and an unneeded reason is reported', () => {
  const files = [
    { path: 'server/catalog/tags/tags.ts', text: "import type { Movie } from '#server/catalog/movies/schema'" },
    { path: 'server/catalog/movies/movies.ts', text: "import type { Tag } from '../tags/schema'" },
  ]

  expect(circlesIn(files, {})).toEqual(['circle: server/catalog/tags > server/catalog/movies > server/catalog/tags'])
  expect(circlesIn(files, { 'server/catalog/tags > server/catalog/movies': 'counts' })).toEqual([])
  expect(circlesIn(files, { 'server/catalog/tags > server/catalog/movies': 'counts', 'server/a > server/b': 'none' })).toEqual([
    'unneeded reason: server/a > server/b',
  ])
})

test('the check fails if it finds no files', () => {
  expect(checkWalls([])).toEqual({ ok: false, text: 'walls: found no files' })
})

test('the number of files is printed', () => {
  expect(checkWalls([table]).text).toBe('walls: 1 files, 0 violations')
})
