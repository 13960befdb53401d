import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

/** Every domain's tables but those of the log, which has a database of its own. */
const schema = readdirSync('server')
  .filter((domain) => domain !== 'logs')
  .map((domain) => `./server/${domain}/table.ts`)
  .filter((path) => existsSync(path))

export default defineConfig({ dialect: 'sqlite', schema, out: './server/platform/db/migrations' })
