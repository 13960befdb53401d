import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const styles = readdirSync(import.meta.dir).filter((name) => name.endsWith('.css'))
const texts = styles.map((name) => readFileSync(join(import.meta.dir, name), 'utf8'))

test('no space is reserved for a scrollbar: bar, artwork and rows reach the edge of a page that does not scroll', () => {
  expect(styles.length).toBeGreaterThan(2)
  expect(texts.filter((text) => text.includes('scrollbar-gutter'))).toEqual([])
})

test('no custom property has a transition: each of its frames would restyle every element that inherits it', () => {
  expect(texts.filter((text) => /transition:[^;]*(?<!var\()--/.test(text))).toEqual([])
})
