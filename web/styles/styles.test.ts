import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

test('no space is reserved for a scrollbar: bar, artwork and rows reach the edge of a page that does not scroll', () => {
  const styles = readdirSync(import.meta.dir).filter((name) => name.endsWith('.css'))
  const texts = styles.map((name) => readFileSync(join(import.meta.dir, name), 'utf8'))

  expect(styles.length).toBeGreaterThan(2)
  expect(texts.filter((text) => text.includes('scrollbar-gutter'))).toEqual([])
})
