import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { build } from 'vite'
import type { UiFile } from '#server/platform/ui'
import { offlineWorker } from './offline-worker'

const root = join(import.meta.dir, '..')
const dist = join(root, 'dist/web')
const packed = join(root, 'dist/web-packed')

const WORTH_PACKING_BYTES = 256

/** All files below a folder, as relative paths with slashes. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

const typeOf = (name: string) => {
  if (name.endsWith('.webmanifest')) return 'application/manifest+json'
  return Bun.file(name).type
}
const isText = (type: string) => /text|javascript|json|svg|xml/.test(type)

const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length } })

/** Builds the UI, compresses it, and writes `dist/web.gen.ts`, which embeds it into the executable. */
export const buildWeb = async () => {
  await build({ configFile: join(root, 'vite.config.mts'), logLevel: 'warn' })
  writeFileSync(join(dist, 'worker.js'), offlineWorker())
  rmSync(packed, { recursive: true, force: true })
  mkdirSync(packed, { recursive: true })
  const imports: string[] = []
  const carry = (name: string, bytes: Uint8Array): string => {
    writeFileSync(join(packed, name), bytes)
    imports.push(`import f${imports.length} from './web-packed/${name}' with { type: 'file' }`)
    return `f${imports.length - 1}`
  }
  const entries = filesBelow(dist)
    .filter((name) => name !== 'index.html' && !name.startsWith('.vite/'))
    .map((name) => {
      const bytes = readFileSync(join(dist, name))
      const type = typeOf(name)
      const flat = name.replaceAll('/', '__')
      const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
      const facts: Omit<UiFile, 'raw' | 'gz' | 'br'> = { type, etag, immutable: name.startsWith('assets/') }
      const stored =
        isText(type) && bytes.length > WORTH_PACKING_BYTES
          ? `gz: ${carry(`${flat}.gz`, gzipSync(bytes, { level: 9 }))}, br: ${carry(`${flat}.br`, brotli(bytes))}`
          : `raw: ${carry(flat, bytes)}`
      return `    ${JSON.stringify(`/${name}`)}: { ...${JSON.stringify(facts)}, ${stored} },`
    })
  const index = readFileSync(join(dist, 'index.html'), 'utf8')
  writeFileSync(
    join(root, 'dist/web.gen.ts'),
    [
      ...imports,
      '',
      '/** The interface as it was built: made by scripts/build-web.ts. */',
      'export const webUi = {',
      `  index: ${JSON.stringify(index)},`,
      '  files: {',
      ...entries,
      '  },',
      '}',
      '',
    ].join('\n'),
  )
  return { files: entries.length, carried: imports.length }
}

if (import.meta.main) {
  const started = performance.now()
  const { files, carried } = await buildWeb()
  if (!existsSync(join(root, 'dist/web.gen.ts'))) throw new Error('the build wrote no files')
  console.log(`UI built: ${files} files, ${carried} embedded, ${Math.round(performance.now() - started)} ms`)
}
