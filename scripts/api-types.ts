import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Writes the OpenAPI document and the client types generated from it. */
export const writeApiTypes = ({ document, types }: { document: string; types: string }) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const text = openapiText(describeApi(), { base_url: '', version })
  const missing = undescribed(JSON.parse(text))
  // A test rejects these. Here they are only reported, so that types can be generated meanwhile.
  if (missing.length > 0)
    process.stderr.write(`without a description, in its schema or in server/service/openapi/*-words.ts: ${missing.join('; ')}\n`)
  writeFileSync(document, text)
  installTools()
  const made = Bun.spawnSync([process.execPath, join(tools, 'generate.ts'), document, types], {
    cwd: tools,
    stdout: 'inherit',
    stderr: 'inherit',
  })
  if (!made.success) throw new Error('generating the types failed')
}

if (import.meta.main) {
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeApiTypes({ document: join(root, 'docs/openapi.json'), types: join(root, 'web/data/api/schema.d.ts') })
}
