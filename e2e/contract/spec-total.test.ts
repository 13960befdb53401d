import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = readdirSync(import.meta.dir).filter((name) => /^spec-\d.*\.test\.ts$/.test(name))
const sentences = files.flatMap((name) => {
  const text = readFileSync(join(import.meta.dir, name), 'utf8')
  return [...text.matchAll(/^ {2}is\(\s*(['"`])(.+?)\1,/gms)].map(([, , sentence]) => `${name}: ${sentence}`)
})
const calls = files.flatMap((name) => readFileSync(join(import.meta.dir, name), 'utf8').match(/^ {2}is\(/gm) ?? [])

test('every testable sentence of the specification appears once', () => {
  console.log(`specification sentences tested: ${sentences.length}`)

  expect(sentences.length).toBe(calls.length)
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const section of [1, 2, 4, 5, 6, 7, 8, 9]) expect(files.some((name) => name.startsWith(`spec-${section}-`))).toBe(true)
})
