import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeApi } from '#server/describe-api'
import { undescribed } from '#server/openapi/describe'
import { openapiText } from '#server/openapi/document'

const root = join(import.meta.dir, '..')
export const tools = join(root, 'scripts/openapi-tools')

/** The generators need a TypeScript with a compiler API, so they live in a folder of its own. */
export const installTools = () => {
  const needed = ['openapi-typescript', '@hey-api/openapi-ts', 'typescript']
  if (needed.every((name) => existsSync(join(tools, 'node_modules', name)))) return
  const installed = Bun.spawnSync([process.execPath, 'install', '--frozen-lockfile'], { cwd: tools, stdout: 'ignore', stderr: 'pipe' })
  if (!installed.success) throw new Error(`the tools could not be installed: ${installed.stderr.toString()}`)
}

/** Writes the document of the API and, from it, the types of its clients. */
export const writeApiTypes = ({ document, types }: { document: string; types: string }) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const text = openapiText(describeApi(), { base_url: '', version })
  const missing = undescribed(JSON.parse(text))
  // A test refuses these; here they are only named, so that the types can be made meanwhile.
  if (missing.length > 0)
    process.stderr.write(`without a description, in its schema or in server/openapi/*-words.ts: ${missing.join('; ')}\n`)
  writeFileSync(document, text)
  installTools()
  const made = Bun.spawnSync([process.execPath, join(tools, 'generate.ts'), document, types], {
    cwd: tools,
    stdout: 'inherit',
    stderr: 'inherit',
  })
  if (!made.success) throw new Error('the types could not be made')
}

if (import.meta.main) {
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeApiTypes({ document: join(root, 'docs/openapi.json'), types: join(root, 'web/api/schema.d.ts') })
}
