import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installTools, tools } from './api-types'

/** A guard against hanging: the test generates and compiles a client. */
setDefaultTimeout(300_000)

const root = join(import.meta.dir, '..')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-generators-'))
  installTools()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = async (...words: string[]) => {
  const child = Bun.spawn([process.execPath, ...words], { cwd: tools, stdout: 'pipe', stderr: 'pipe' })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, said: out + err }
}

/** Event variants narrow, names match the document, and an upload is not confused with a movie file. */
const use = `
import { type AppEvent, getMovie, type MovieFile } from './client'
import type { components, paths } from './schema'

export const added = (event: AppEvent): number | null => (event.type === 'movie_added' ? event.movie_id : null)
export const alsoAdded = (event: components['schemas']['AppEvent']): number | null => (event.type === 'movie_added' ? event.movie_id : null)
export const sizeOf = ({ size_bytes }: MovieFile): number => size_bytes
export const titleOf = async (id: number): Promise<string | undefined> => (await getMovie({ path: { id } })).data?.title
export type Movies = paths['/api/v1/movies']['get']['responses'][200]['content']['application/json']['results']
`
const compiler = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
}

test('the output of @hey-api/openapi-ts and openapi-typescript compiles in strict mode and is usable', async () => {
  const document = join(root, 'docs/openapi.json')
  const client = await run('generate-client.ts', document, join(folder, 'client'))
  const types = await run('generate.ts', document, join(folder, 'schema.ts'))
  writeFileSync(join(folder, 'use.ts'), use)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: compiler, include: ['.'] }))

  const compiled = await run(join(tools, 'node_modules/typescript/bin/tsc'), '-p', folder)

  expect([client.code, types.code]).toEqual([0, 0])
  expect(compiled).toEqual({ code: 0, said: '' })
})
