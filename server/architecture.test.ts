import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const told = [...page.matchAll(/^- `(server\/[^`]+)\/`: \S/gm)].map(([, folder]) => folder).sort()

/** Folders that hold files; what a tool keeps beside the migrations is none of ours. */
const folders = readdirSync(join(root, 'server'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => entry.parentPath.slice(root.length + 1).replaceAll('\\', '/'))
  .filter((folder) => folder !== 'server' && !folder.endsWith('/meta'))

test('docs/architecture.md names every folder of the service, and none that is not there', () => {
  expect(told).toEqual([...new Set(folders)].sort())
})

test('the pages to read first are there', () => {
  const named = [...page.matchAll(/`(server\/[\w-]+\.ts)`/g)].map(([, path]) => path!)

  expect(named.length).toBeGreaterThan(4)
  for (const path of named) expect(() => readFileSync(join(root, path))).not.toThrow()
})

test('what is made of what fits one page, and there is only one', () => {
  const lines = readFileSync(join(root, 'server/compose.ts'), 'utf8').trimEnd().split('\n')

  expect(lines.length).toBeLessThanOrEqual(80)
  expect(readdirSync(join(root, 'server')).filter((name) => name.startsWith('compose'))).toEqual(['compose.ts'])
})
