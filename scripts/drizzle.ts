import { readdirSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

/** All tables except those of the logs, which have their own database. */
const schema = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/table.ts') && !path.includes('/logs/'))
  .map((path) => `./server/${path}`)
  .sort()

export default defineConfig({ dialect: 'sqlite', schema, out: './server/foundation/platform/db/migrations' })
