// bun scripts/migration.ts NAME: writes the next migration of both databases and the modules that embed them.
// bun scripts/migration.ts --baseline: writes the first one anew from the tables. Only until the first release.
// bun scripts/migration.ts --fixture: stores the released schema with rows, for the tests of every later version.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { jsonLines } from '#server/foundation/lib/json-lines'
import { firstSchema, type Migration } from '#server/foundation/platform/db/migrate'
import { schemaFixture } from '#server/testing/schema-fixture'
import { wholeExpressions } from './whole-expressions'

type Database = { readonly config: string; readonly folder: string; readonly first: number; readonly byHand: string | null }
const databases: readonly Database[] = [
  {
    config: 'scripts/drizzle.ts',
    folder: 'server/foundation/platform/db/migrations',
    first: firstSchema,
    byHand: 'server/foundation/platform/db/triggers.sql',
  },
  { config: 'scripts/drizzle-logs.ts', folder: 'server/foundation/logs/migrations', first: 1, byHand: null },
]

type Entry = { idx: number; when: number; tag: string }
type Journal = { entries: Entry[] }
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
const writeJson = (path: string, value: unknown) => writeFileSync(path, jsonLines(value))
const journalIn = (folder: string) => join(folder, 'meta/_journal.json')
const snapshotIn = (folder: string, idx: number) => join(folder, 'meta', `${String(idx).padStart(4, '0')}_snapshot.json`)

const generate = (config: string, name: string): void => {
  const words = ['x', 'drizzle-kit', 'generate', '--config', config, '--name', name]
  const made = Bun.spawnSync([process.execPath, ...words], { stdout: 'pipe', stderr: 'pipe' })
  if (made.success) return
  process.stderr.write(`${made.stdout.toString()}${made.stderr.toString()}`)
  process.exit(made.exitCode)
}

/** The migration writer compares the tables with its newest snapshot, so older ones are not kept. */
const keepNewestSnapshot = (folder: string, entries: readonly Entry[]): void => {
  const newest = snapshotIn(folder, entries.at(-1)!.idx)
  writeJson(newest, readJson(newest))
  for (const name of readdirSync(join(folder, 'meta')))
    if (name.endsWith('_snapshot.json') && join(folder, 'meta', name) !== newest) rmSync(join(folder, 'meta', name))
}

const repair = (path: string): void => writeFileSync(path, wholeExpressions(readFileSync(path, 'utf8')))

const embed = ({ folder, first }: Database, entries: readonly Entry[]): void => {
  const imports = entries.map((e) => `import m${e.idx} from './${e.tag}.sql' with { type: 'text' }`)
  const rows = entries.map((e) => `  { version: ${e.idx + first}, tag: '${e.tag}', sql: m${e.idx} },`)
  writeFileSync(
    `${folder}/embedded.gen.ts`,
    `// Written by scripts/migration.ts.\n${imports.join('\n')}\n\nexport const migrations = [\n${rows.join('\n')}\n] as const\n`,
  )
}

const writeNext = (database: Database, name: string): void => {
  const { config, folder } = database
  const before = readJson<Journal>(journalIn(folder)).entries.length
  generate(config, name)
  const { entries } = readJson<Journal>(journalIn(folder))
  for (const { tag } of entries.slice(before)) repair(join(folder, `${tag}.sql`))
  keepNewestSnapshot(folder, entries)
  embed(database, entries)
}

/** Times and ids stay as they were, so that only changes of the schema change the files. */
const writeBaseline = (database: Database): void => {
  const { config, folder, byHand } = database
  const kept = existsSync(journalIn(folder))
    ? { when: readJson<Journal>(journalIn(folder)).entries[0]!.when, id: readJson<{ id: string }>(snapshotIn(folder, 0)).id }
    : null
  rmSync(folder, { recursive: true, force: true })
  generate(config, 'init')
  const journal = readJson<Journal>(journalIn(folder))
  const [entry] = journal.entries as [Entry]
  const sql = join(folder, `${entry.tag}.sql`)
  repair(sql)
  if (byHand !== null) writeFileSync(sql, `${readFileSync(sql, 'utf8')}--> statement-breakpoint\n${readFileSync(byHand, 'utf8')}`)
  const snapshot = snapshotIn(folder, 0)
  writeJson(journalIn(folder), { ...journal, entries: [{ ...entry, ...(kept && { when: kept.when }) }] })
  writeJson(snapshot, { ...readJson<object>(snapshot), ...(kept && { id: kept.id }) })
  embed(database, journal.entries)
}

const keepFixture = async ({ folder }: Database): Promise<void> => {
  const { migrations } = (await import(join('..', folder, 'embedded.gen'))) as { migrations: readonly Migration[] }
  const path = join(dirname(folder), 'fixtures', `schema-${migrations.at(-1)!.version}.sql`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, schemaFixture(migrations))
}

const isReleased = ({ folder }: Database): boolean => existsSync(join(dirname(folder), 'fixtures'))

const [word = 'change'] = process.argv.slice(2)
for (const database of databases)
  if (word === '--fixture') await keepFixture(database)
  else if (word !== '--baseline') writeNext(database, word)
  else if (!isReleased(database)) writeBaseline(database)
  else {
    process.stderr.write('the schema is released: write the next migration with `npm run migration NAME`\n')
    process.exit(64)
  }
