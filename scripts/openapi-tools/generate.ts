import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

/** Generates client types from the document: `bun generate.ts openapi.json schema.d.ts`. */
const [from, to] = process.argv.slice(2)
if (!from || !to) throw new Error('usage: generate.ts DOCUMENT TYPES')
const types = await openapiTS(readFileSync(from, 'utf8'), { defaultNonNullable: false })
writeFileSync(to, `/** Made from docs/openapi.json by scripts/api-types.ts. */\n\n${astToString(types)}`)
