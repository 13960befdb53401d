import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

/** All tables except those of the logs, which have their own database. */
const schema = readdirSync('server')
  .filter((domain) => domain !== 'logs')
  .map((domain) => `./server/${domain}/table.ts`)
  .filter((path) => existsSync(path))

export default defineConfig({ dialect: 'sqlite', schema, out: './server/platform/db/migrations' })
