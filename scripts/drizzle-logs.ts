import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'sqlite', schema: './server/logs/table.ts', out: './server/logs/migrations' })
