import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReaderThread } from './reader-thread'

const folder = mkdtempSync(join(tmpdir(), 'marquee-reader-'))
afterAll(() => rmSync(folder, { recursive: true }))

const workerThat = (does: string): string => {
  const path = join(folder, `${Bun.hash(does)}.ts`)
  writeFileSync(path, `self.onmessage = ({ data }) => { ${does} }`)
  return path
}
const doubling = workerThat('if (data < 0) for (;;); if (data === 0) throw new Error("bad"); self.postMessage(data * 2)')

test('a reader that hangs or fails is told, and the next one is read', async () => {
  const hurried = createReaderThread<number, number>({ worker: doubling, within: 0.2 })
  const patient = createReaderThread<number, number>({ worker: doubling, within: 30 })

  expect(await hurried(-1)).toEqual({ how: 'too_slow' })
  expect(await Promise.all([patient(1), patient(0), patient(2)])).toEqual([
    { how: 'read', value: 2 },
    { how: 'died' },
    { how: 'read', value: 4 },
  ])
})
