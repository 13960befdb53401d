// bun scripts/migration.ts NAME: writes the next migration of both databases and the modules that embed them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Migration } from '#server/foundation/platform/db/migrate'
import { schemaFixture } from '#server/testing/schema-fixture'

const name = process.argv[2] ?? 'change'
/**
 * Stores a database of the newest schema as a fixture that later versions must be able to read. Fixtures of older schemas are never
 * rewritten.
 */
const keepFixture = async (folder: string) => {
  const { migrations } = (await import(join('..', folder, 'embedded.gen'))) as { migrations: readonly Migration[] }
  const path = join(dirname(folder), 'fixtures', `schema-${migrations.length}.sql`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, schemaFixture(migrations))
}

type Entry = { idx: number; when: number; tag: string }

for (const { config, folder } of [
  { config: 'scripts/drizzle.ts', folder: 'server/foundation/platform/db/migrations' },
  { config: 'scripts/drizzle-logs.ts', folder: 'server/foundation/logs/migrations' },
]) {
  const made = Bun.spawnSync(['bunx', 'drizzle-kit', 'generate', '--config', config, '--name', name], {
    stdout: 'inherit',
    stderr: 'inherit',
  })
  if (made.exitCode !== 0) process.exit(made.exitCode)
  if (!existsSync(`${folder}/meta/_journal.json`)) continue
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: Entry[] }
  const imports = entries.map((e) => `import m${e.idx} from './${e.tag}.sql' with { type: 'text' }`)
  const rows = entries.map((e) => `  { version: ${e.idx + 1}, tag: '${e.tag}', sql: m${e.idx} },`)
  writeFileSync(
    `${folder}/embedded.gen.ts`,
    `// Written by scripts/migration.ts.\n${imports.join('\n')}\n\nexport const migrations = [\n${rows.join('\n')}\n] as const\n`,
  )
  await keepFixture(folder)
}
