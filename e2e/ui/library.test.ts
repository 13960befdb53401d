import { expect, test } from 'bun:test'
import { needs } from '#server/testing/needs'
import { importLibrary } from './library-run'

const movies = 300

test.skipIf(!needs('chromium'))(
  'a library in five layouts is scanned, previewed and imported in the browser: no mistakes, no changes on disk',
  async () => {
    const { shelf, said, found, held, before, after, problems } = await importLibrary(movies)

    const files = [...shelf.truth.keys()]
    expect(found.map(({ relative_path }) => relative_path).toSorted()).toEqual(files.toSorted())
    const wrong = found.filter(
      ({ relative_path, state, metadata_id }) => state === 'matched' && metadata_id !== shelf.truth.get(relative_path)?.id,
    )
    expect(wrong.map(({ relative_path, title, year, reasons }) => [relative_path, title, year, reasons])).toEqual([])
    const open = found.filter(({ state }) => state !== 'matched')
    const isEnough = open.length <= files.length * 0.02
    expect(
      isEnough ? [] : open.map(({ relative_path, state, confidence, reasons }) => [relative_path, state, confidence, reasons]),
    ).toEqual([])
    expect(open.every(({ reasons }) => reasons.length > 0)).toBe(true)
    expect(found.every(({ confidence, state }) => state !== 'matched' || confidence >= 70)).toBe(true)

    expect(said[0]).toMatch(/^Scanning: \d+ files found, \d+ recognized/)
    expect(said.join('\n')).toMatch(/^\d+ files found, \d+ recognized/m)
    expect(said.join('\n')).toMatch(/\d+ % sure|\d+% sure/)
    expect(said.join('\n')).toMatch(/Title and year|gives the id/)
    const taken = found.filter(({ state }) => state === 'matched')
    expect(held.map(({ relative_path }) => relative_path).toSorted()).toEqual(taken.map(({ relative_path }) => relative_path).toSorted())
    expect(held.filter(({ relative_path, metadata_id }) => shelf.truth.get(relative_path)?.id !== metadata_id)).toEqual([])
    expect(after).toEqual(before)
    expect(problems).toEqual([])
  },
  240_000,
)
