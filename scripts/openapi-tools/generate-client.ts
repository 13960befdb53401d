import { createClient } from '@hey-api/openapi-ts'

/** From the document to a whole client: `bun generate-client.ts openapi.json folder`. */
const [input, path] = process.argv.slice(2)
if (!input || !path) throw new Error('name the document and the folder of the client')
await createClient({
  input,
  output: { path },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  logs: { level: 'silent' },
})
