import { describe, expect, test } from 'bun:test'
import { circlesIn } from './circles'
import { checkWalls, violationsIn } from './walls'

const table = {
  path: 'server/movies/table.ts',
  text: "import { sqliteTable } from 'drizzle-orm/sqlite-core'\nexport const moviesTable = sqliteTable('movies', {})",
}
const violations = (path: string, text: string) => violationsIn([table, { path, text }]).map(({ what }) => what)
const uses = (specifier: string, name = 'thing') => `import { ${name} } from '${specifier}'\nexport const it = ${name}()`

describe('a violation is found', () => {
  test.each([
    ['server/lib/clever.ts', uses('#server/platform/bus'), 'lib imports a value of server/platform/bus'],
    ['server/platform/bus.ts', uses('#server/movies/movies'), 'platform imports a value of server/movies/movies'],
    ['server/releases/parse.ts', uses('../movies/movie'), 'releases imports a value of server/movies/movie'],
    ['server/upstream/metadata/client.ts', uses('#server/movies/schema'), 'upstream imports a value of server/movies/schema'],
    ['server/acquisition/grab.ts', uses('#server/movies/movies'), 'acquisition imports a value of server/movies/movies'],
    ['server/acquisition/rules/wait.ts', uses('../../movies/movies'), 'acquisition imports a value of server/movies/movies'],
    ['server/movies/movies.ts', uses('#server/upstream/metadata/client'), 'movies imports a value of server/upstream/metadata/client'],
    [
      'server/movies/movies.ts',
      "export const load = () => import('#server/library/place-file')",
      'movies imports a value of server/library/place-file',
    ],
    ['server/compose.ts', uses('#server/movies/table'), 'compose imports a value of server/movies/table'],
    ['server/compose.ts', uses('#server/upstream/metadata/client'), 'compose imports a value of server/upstream/metadata/client'],
    ['server/acquisition/room.ts', uses('#server/movies/room'), 'acquisition imports the room of movies'],
    ['server/movies/movies.ts', uses('#server/testing/test-app'), 'imports server/testing/test-app, which is only for tests'],
    ['server/movies/movies.ts', uses('#web/api/types'), 'imports a value of the UI: web/api/types'],
    ['server/movies/movies.ts', uses('elysia', 'Elysia'), 'imports elysia'],
    ['server/downloads/drive.ts', uses('webtorrent', 'WebTorrent'), 'imports webtorrent'],
    ['server/movies/movies.ts', uses('node:process', 'env'), 'imports node:process'],
    ['server/movies/movies.ts', 'export const at = () => new Date()', 'reads the wall clock'],
    ['server/movies/movies.ts', 'export const at = () => Date.now()', 'reads the wall clock'],
    ['server/movies/movies.ts', 'export const home = () => process.env.HOME', 'accesses the process'],
    ['server/cli/serve.ts', 'export const end = () => process.exit(0)', 'accesses the process'],
    ['server/movies/movies.ts', "export const say = () => console.log('hello')", 'writes to the console'],
    [
      'server/library/shelve.ts',
      'export const f = (tx: any) => tx.update(moviesTable).set({}).run()',
      'writes the table movies, which belongs to movies',
    ],
    [
      'server/compose.ts',
      'export const f = (tx: any) => tx\n  .insert(\n moviesTable).run()',
      'writes the table movies, which belongs to movies',
    ],
    [
      'server/library/shelve.ts',
      "export const f = (db: any) => db.run('DELETE FROM movies')",
      'writes the table movies, which belongs to movies',
    ],
    ['web/library/page.tsx', uses('#server/movies/movie'), 'the UI imports a value of server/movies/movie'],
    ['web/library/page.tsx', uses('../../server/events'), 'the UI imports a value of server/events'],
    ['web/ui/button.tsx', uses('../api/queries'), 'web/ui imports a value of web/api/queries'],
  ])('%s: %s', (path, text, what) => {
    expect(violations(path, text)).toEqual([what])
  })
})

describe('code that follows the rules passes', () => {
  test.each([
    ['server/acquisition/grab.ts', "import type { Movies } from '#server/movies/movies'\nexport type It = Movies"],
    ['server/acquisition/grab.ts', "import { type Movie } from '#server/movies/movies'\nexport type It = Movie"],
    ['server/acquisition/grab.ts', uses('#server/movies/table')],
    ['server/acquisition/grab.ts', uses('#server/downloads/phase')],
    ['server/acquisition/grab.ts', uses('#server/releases/quality')],
    ['server/acquisition/grab.ts', uses('#server/lib/attempt')],
    ['server/upstream/media-tool/probe.ts', uses('#server/media/schema')],
    ['server/compose.ts', uses('#server/movies/room')],
    ['server/metadata/room.ts', uses('#server/upstream/metadata/client')],
    ['server/ground.ts', uses('#server/config/config')],
    ['server/cli/serve.ts', uses('#server/compose')],
    ['server/movies/movies.test.ts', uses('#server/testing/test-app')],
    ['server/movies/routes.ts', uses('elysia', 'Elysia')],
    ['server/torrent/engine-swarm.ts', uses('webtorrent', 'WebTorrent')],
    ['server/main.ts', 'export const home = process.env.HOME'],
    ['server/lib/clock.ts', 'export const now = () => new Date()'],
    ['server/movies/movies.ts', 'export const at = (text: string) => new Date(text)'],
    ['server/movies/movies.ts', "// process.env and new Date() in words\nexport const it = 'process.exit and console.log'"],
    ['server/movies/movies.ts', 'export const f = (tx: any) => tx.update(moviesTable).set({}).run()'],
    ['server/backups/carry-over.ts', "export const f = (db: any) => db.run('DELETE FROM movies')"],
    ['web/library/page.tsx', "import type { AppEvent } from '#server/events'\nexport type It = AppEvent"],
    ['web/settings/page.tsx', uses('#server/config/fields')],
  ])('%s: %s', (path, text) => {
    expect(violations(path, text)).toEqual([])
  })
})

test('an import cycle needs a reason, and an unneeded reason is reported', () => {
  const files = [
    { path: 'server/tags/tags.ts', text: "import type { Movie } from '#server/movies/schema'" },
    { path: 'server/movies/movies.ts', text: "import type { Tag } from '../tags/schema'" },
  ]

  expect(circlesIn(files, {})).toEqual(['circle: server/tags > server/movies > server/tags'])
  expect(circlesIn(files, { 'server/tags > server/movies': 'counts' })).toEqual([])
  expect(circlesIn(files, { 'server/tags > server/movies': 'counts', 'server/a > server/b': 'none' })).toEqual([
    'unneeded reason: server/a > server/b',
  ])
})

test('the check fails if it finds no files', () => {
  expect(checkWalls([])).toEqual({ ok: false, text: 'walls: found no files' })
})

test('the number of files is printed', () => {
  expect(checkWalls([table]).text).toBe('walls: 1 files, 0 violations')
})
