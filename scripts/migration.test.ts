import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeExpressions } from './whole-expressions'

/** A guard against hanging: each test starts programs. */
setDefaultTimeout(300_000)

const root = join(import.meta.dir, '..')
const migrations = 'server/foundation/platform/db/migrations'
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'marquee-migration-'))
  for (const name of ['package.json', 'bun.lock', 'bunfig.toml', 'tsconfig.json', 'scripts', 'server'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !path.includes('openapi-tools/node_modules') })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** As a newcomer has it: node and the system's programs, and no Bun to be found by its name. */
const run = async (...words: string[]): Promise<{ code: number; said: string }> => {
  const child = Bun.spawn([process.execPath, 'scripts/migration.ts', ...words], {
    cwd: copy,
    env: { ...process.env, PATH: '/usr/bin:/bin' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, said: out + err }
}
const textOf = (path: string) => readFileSync(join(copy, migrations, path), 'utf8')

test('the baseline is what the tables and the triggers say, so writing it again changes nothing', async () => {
  const before = readFileSync(join(root, migrations, '0000_init.sql'), 'utf8')

  expect(await run('--baseline')).toEqual({ code: 0, said: '' })

  expect(textOf('0000_init.sql')).toBe(before)
  expect(textOf('embedded.gen.ts')).toBe(readFileSync(join(root, migrations, 'embedded.gen.ts'), 'utf8'))
  for (const name of readdirSync(join(copy, migrations, 'meta')))
    expect(textOf(join('meta', name))).toBe(readFileSync(join(root, migrations, 'meta', name), 'utf8'))
})

test('a column makes the next migration, with its module, and only the newest snapshot stays', async () => {
  const table = join(copy, 'server/catalog/tags/table.ts')
  writeFileSync(table, readFileSync(table, 'utf8').replace('name: text()', 'color: text(),\n  name: text()'))

  expect(await run('trial')).toEqual({ code: 0, said: '' })

  expect(textOf('0001_trial.sql')).toBe('ALTER TABLE `tags` ADD `color` text;')
  expect(textOf('embedded.gen.ts')).toContain("{ version: 32, tag: '0001_trial', sql: m1 }")
  expect(readdirSync(join(copy, migrations, 'meta')).sort()).toEqual(['0001_snapshot.json', '_journal.json'])

  expect(await run('again')).toEqual({ code: 0, said: '' })
  expect(existsSync(join(copy, migrations, '0002_again.sql'))).toBe(false)
})

test('a released schema has a fixture, and its baseline is never written again', async () => {
  mkdirSync(join(copy, 'server/foundation/platform/db/fixtures'))

  const { code, said } = await run('--baseline')

  expect([code, said]).toEqual([64, 'the schema is released: write the next migration with `npm run migration NAME`\n'])
})

test.each([
  ['CREATE INDEX `a` ON `t` (`substr(x`,` 1`,` 7) || y`,`z`);', 'CREATE INDEX `a` ON `t` (substr(x, 1, 7) || y,`z`);'],
  ['CREATE INDEX `a` ON `t` (`f(g(x`,` 1)`,` 7)`,`z`) WHERE z > 1;', 'CREATE INDEX `a` ON `t` (f(g(x, 1), 7),`z`) WHERE z > 1;'],
  ['CREATE UNIQUE INDEX `a` ON `t` (`x`,`y`);', 'CREATE UNIQUE INDEX `a` ON `t` (`x`,`y`);'],
])('%s becomes %s', (split, whole) => {
  expect(wholeExpressions(split)).toBe(whole)
})
