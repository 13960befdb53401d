import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'sqlite', schema: './server/foundation/logs/table.ts', out: './server/foundation/logs/migrations' })
