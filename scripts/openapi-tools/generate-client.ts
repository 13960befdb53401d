import { createClient } from '@hey-api/openapi-ts'

/** Generates a complete client from the document: `bun generate-client.ts openapi.json folder`. */
const [input, path] = process.argv.slice(2)
if (!input || !path) throw new Error('usage: generate-client.ts DOCUMENT FOLDER')
await createClient({
  input,
  output: { path },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  logs: { level: 'silent' },
})
