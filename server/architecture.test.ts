import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const documented = [...page.matchAll(/^- `(server\/[^`]+)\/`: \S/gm)].map(([, folder]) => folder).sort()

/** Folders that contain files, except metadata of the migration tool. */
const folders = readdirSync(join(root, 'server'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => entry.parentPath.slice(root.length + 1).replaceAll('\\', '/'))
  .filter((folder) => folder !== 'server' && !folder.endsWith('/meta'))

test('docs/architecture.md names every folder in server/ and nothing else', () => {
  expect(documented).toEqual([...new Set(folders)].sort())
})

test('the pages to read first exist', () => {
  const named = [...page.matchAll(/`(server\/[\w-]+\.ts)`/g)].map(([, path]) => path!)

  expect(named.length).toBeGreaterThan(4)
  for (const path of named) expect(() => readFileSync(join(root, path))).not.toThrow()
})

test('compose.ts is the only composition file and fits one page', () => {
  const lines = readFileSync(join(root, 'server/compose.ts'), 'utf8').trimEnd().split('\n')

  expect(lines.length).toBeLessThanOrEqual(120)
  expect(readdirSync(join(root, 'server')).filter((name) => name.startsWith('compose'))).toEqual(['compose.ts'])
})
