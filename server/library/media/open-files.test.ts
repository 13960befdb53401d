import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { needs } from '#server/testing/needs'
import { makeVideo } from '#server/testing/video'
import { createOpenFiles } from './open-files'

describe.skipIf(!needs('ffmpeg'))('the files that a thread keeps open', () => {
  let dir: string
  let movies: string[]
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'marquee-open-files-'))
    movies = Array.from({ length: 5 }, (_, i) => join(dir, `${i}.mkv`))
    makeVideo(movies[0]!, { seconds: 1 })
    for (const path of movies.slice(1)) copyFileSync(movies[0]!, path)
  })
  afterAll(() => rmSync(dir, { recursive: true }))
  const size = async ({ bytes }: { bytes: { size: number } }) => bytes.size

  test('are none that were only read, however many they were', async () => {
    const { useOnce, paths } = createOpenFiles()

    for (const path of movies) expect(await useOnce(path, size)).toBeGreaterThan(1000)

    expect(paths()).toEqual([])
  })

  test('are the last two that were watched, also when one of them is read', async () => {
    const { use, useOnce, paths } = createOpenFiles()

    for (const path of movies) await use(path, size)
    await useOnce(movies[3]!, size)

    expect(paths()).toEqual([movies[4], movies[3]] as string[])
  })

  test('are none that cannot be read, or whose work failed after reading', async () => {
    const { use, useOnce, paths } = createOpenFiles()
    const bad = join(dir, 'bad.mkv')
    writeFileSync(bad, 'no movie')

    const tried = [await attempt(() => use(bad, size)), await attempt(() => useOnce(movies[0]!, () => Promise.reject(new Error('no'))))]

    expect(tried.map(({ ok }) => ok)).toEqual([false, false])
    expect(paths()).toEqual([])
  })
})
