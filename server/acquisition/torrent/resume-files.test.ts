import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createResumeFiles, type Resume } from './resume-files'

const dir = mkdtempSync(join(tmpdir(), 'resume-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const hash = 'ab'.repeat(20)
const aResume = (downloaded: number): Resume => ({
  version: 1,
  wanted: [0],
  bitfield: 'A'.repeat(20_000),
  uploaded: 0,
  downloaded,
  seeding_seconds: 0,
  completion_told: false,
  clean: false,
  complete: false,
  stamps: [],
})

test('of many concurrent saves of one torrent, the last one remains', async () => {
  const files = createResumeFiles(dir)

  await Promise.all(Array.from({ length: 40 }, (_, n) => files.save(hash, aResume(n))))

  expect((await files.load(hash))?.downloaded).toBe(39)
  expect(readdirSync(dir)).toEqual([`${hash}.resume`])
})

test('a torrent removed during a save does not come back', async () => {
  const files = createResumeFiles(dir)
  const saving = files.save(hash, aResume(1))

  await files.remove(hash)
  await saving

  expect(readdirSync(dir)).toEqual([])
})
