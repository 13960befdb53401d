import { type Form, tryImport } from '#server/testing/radarr-facts/try-import'
import { openTestApp } from '#server/testing/test-app'

/**
 * Imports Radarrs with random content, as backups of two schemas and by address and key, and searches the library for every fact. Prints
 * the seeds that lose one. `npm run soak -- radarr-facts`; `bun scripts/soak/radarr-facts.ts SEED` tries one seed in every form.
 */
const one = process.argv[2] === undefined ? null : Number(process.argv[2])
const seeds = one === null ? Array.from({ length: 100 }, () => Math.floor(Math.random() * 2 ** 31)) : [one]
const forms = [
  { form: 'backup', schema: 215 },
  { form: 'backup', schema: 242 },
  { form: 'API', schema: 215 },
  { form: 'API', schema: 242 },
] as const satisfies readonly { form: Form; schema: 215 | 242 }[]

let facts = 0
const failed: string[] = []
for (const seed of seeds) {
  for (const { form, schema } of forms) {
    const app = await openTestApp()
    try {
      const tried = await tryImport(app, { form, schema, seed })
      facts += tried.facts
      const { added, changed } = tried.again
      if (tried.lost.length > 0 || added + changed > 0)
        failed.push(`seed ${seed}, ${form} of schema ${schema}: ${[...tried.lost, `again ${added} added, ${changed} changed`].join('; ')}`)
    } finally {
      await app.close()
    }
  }
}
for (const line of failed) console.log(line)
console.log(`${seeds.length} seeds in ${forms.length} forms, ${facts} facts; ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
