import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeApi } from '#server/describe-api'
import { undescribed } from '#server/service/openapi/describe'
import { openapiText } from '#server/service/openapi/document'

const root = join(import.meta.dir, '..')
export const tools = join(root, 'scripts/openapi-tools')

/** The generators need a TypeScript with a compiler API, so they have their own folder. */
export const installTools = () => {
  const needed = ['openapi-typescript', '@hey-api/openapi-ts', 'typescript']
  if (needed.every((name) => existsSync(join(tools, 'node_modules', name)))) return
  const installed = Bun.spawnSync([process.execPath, 'install', '--frozen-lockfile'], { cwd: tools, stdout: 'ignore', stderr: 'pipe' })
  if (!installed.success) throw new Error(`installing the generators failed: ${installed.stderr.toString()}`)
}

const writeDocument = (document: string): void => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const text = openapiText(describeApi(), { base_url: '', version })
  const missing = undescribed(JSON.parse(text))
  // A test rejects these. Here they are only reported, so that types can be generated meanwhile.
  if (missing.length > 0)
    process.stderr.write(`without a description, in its schema or in server/service/openapi/*-words.ts: ${missing.join('; ')}\n`)
  writeFileSync(document, text)
}

const generateTypes = ({ document, types }: { document: string; types: string }): void => {
  installTools()
  const made = Bun.spawnSync([process.execPath, join(tools, 'generate.ts'), document, types], {
    cwd: tools,
    stdout: 'inherit',
    stderr: 'inherit',
  })
  if (!made.success) throw new Error('generating the types failed')
}

const document = join(root, 'docs/openapi.json')
const types = join(root, 'web/data/api/schema.d.ts')

/** Makes the client types from the document in docs/ if they were made from another one, or never. They are not in the repository. */
export const refreshTypes = (): void => {
  const stamp = `// ${createHash('sha256').update(readFileSync(document)).digest('hex')}`
  if (existsSync(types) && readFileSync(types, 'utf8').endsWith(stamp)) return
  generateTypes({ document, types })
  appendFileSync(types, stamp)
}

if (import.meta.main) {
  if (process.argv[2] !== '--types-only') {
    mkdirSync(join(root, 'docs'), { recursive: true })
    writeDocument(document)
  }
  refreshTypes()
}
