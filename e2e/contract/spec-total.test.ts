import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { sentences } from './sentence'

test('every sentence is said once', () => {
  const said = sentences()
  const files = readdirSync(import.meta.dir).filter((name) => /^spec-\d.*\.test\.ts$/.test(name))

  console.log(`specification sentences tested: ${said.length}`)

  expect(new Set(said).size).toBe(said.length)
  expect(files.length).toBeGreaterThan(8)
})
