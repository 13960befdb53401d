import { describe, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { makeVideo } from '#server/testing/video'
import { openFile } from './open-file'
import { readFile } from './read-file'

describe.skipIf(!needs('ffmpeg'))('a damaged file', () => {
  test('writes nothing between the lines of the service', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'marquee-open-file-'))
    const path = makeVideo(join(dir, 'movie.mp4'), { seconds: 1 })
    const bytes = readFileSync(path)
    const parameters = bytes.indexOf('avcC') + 14
    writeFileSync(path, bytes.fill(0, parameters, parameters + 16))
    const written = (['error', 'warn', 'info', 'log'] as const).map((word) => spyOn(console, word).mockImplementation(() => {}))

    const file = await openFile(path)
    await readFile(file)
    file.close()

    const lines = written.flatMap(({ mock }) => mock.calls)
    for (const each of written) each.mockRestore()
    rmSync(dir, { recursive: true })
    expect(lines).toEqual([])
  })
})
