import { beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moviesTable } from '#server/catalog/movies/table'
import { days, milliseconds } from '#server/foundation/lib/duration'
import { Canceled } from '#server/foundation/platform/errors'
import { readNfo } from '#server/library/files/nfo'
import type { Recycled } from '#server/library/files/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { createWriteNow } from './write-now'

setDefaultTimeout(60_000)
const app = useApp()
const beside = (ending: string, stem = 'Charade (1963)/Charade') => join(app.shelf, `${stem}${ending}`)
const nfo = (stem?: string) => readFileSync(beside('.nfo', stem), 'utf8')
let root_folder_id: number
let movie: number
let file: number

beforeEach(async () => {
  root_folder_id = await putRoot(app)
  const pictures = { poster_path: '/poster775.jpg', backdrop_path: '/backdrop775.jpg' }
  const facts = { overview: 'Three men & a <fortune>.', genres: ['Comedy', 'Mystery'], external_ids: { imdb_id: 'tt0056923' }, rating: 7.7 }
  movie = putMovie(app, { title: 'Charade', year: 1963, root_folder_id, folder: 'Charade (1963)', ...pictures, ...facts })
  file = putFile(app, movie, { root_folder_id, relative_path: 'Charade (1963)/Charade.mkv', imported_from: 'by hand' })
})
const turnOn = async () => {
  expect((await app.ask('PUT', '/config', { nfo_enabled: true })).status).toBe(200)
  const isPartial = (name: string) => name.startsWith('.')
  await until('everything is written', () => existsSync(beside('-fanart.jpg')) && !folder().some(isPartial))
}
const retitle = async (title: string) => {
  app.db.update(moviesTable).set({ title }).run()
  await app.rooms.beside.ofMovie(movie)
}
const folder = () => readdirSync(join(app.shelf, 'Charade (1963)')).sort()
/** What the disk holds, to the byte and the moment. */
const moments = () => folder().map((name) => [name, statSync(join(app.shelf, 'Charade (1963)', name)).mtimeMs])

const picturesIn = (all: ReturnType<typeof moments>) => all.filter(([name]) => String(name).endsWith('.jpg'))

test('nothing is written until it is turned on', async () => {
  await app.rooms.beside.all()
  await app.rooms.beside.ofMovie(movie)

  expect(folder()).toEqual(['Charade.mkv'])
})

test('an NFO file, a poster, and a background appear beside the movie, as media centers read them', async () => {
  await turnOn()

  expect(folder()).toEqual(['Charade-fanart.jpg', 'Charade-poster.jpg', 'Charade.mkv', 'Charade.nfo'])
  expect(readNfo(nfo())).toEqual({ imdb_id: 'tt0056923', tmdb_id: 1_000_000, title: 'Charade', year: 1963 })
  expect(nfo()).toContain('<plot>Three men &amp; a &lt;fortune&gt;.</plot>')
  expect(nfo()).toContain('  <genre>Comedy</genre>\n  <genre>Mystery</genre>\n')
  for (const ending of ['-poster.jpg', '-fanart.jpg']) expect(readFileSync(beside(ending)).subarray(0, 3).toString('hex')).toBe('ffd8ff')
})

test('it follows the details of the movie, and writes nothing again that has not changed', async () => {
  await turnOn()
  const before = moments()

  await app.rooms.beside.all()
  await app.rooms.beside.ofMovie(movie)
  expect(moments()).toEqual(before)
  await retitle('Scharade')

  expect(nfo()).toContain('<title>Scharade</title>')
  expect(picturesIn(moments())).toEqual(picturesIn(before))
})

/** It is gone for a moment while it is replaced. */
const nfoIfThere = (): string => {
  try {
    return nfo()
  } catch {
    return ''
  }
}

test('it says what was watched, when, and how it is rated, and no more once that is taken back', async () => {
  await turnOn()
  expect(nfo()).not.toContain('watched')

  expect((await app.ask('POST', `/movies/${movie}/watched`, { at: '2026-02-03T20:00:00.000Z', plays: 2 })).status).toBe(200)
  await until('the NFO file says so', () => nfoIfThere().includes('<watched>true</watched>'))
  expect(nfo()).toContain('  <playcount>2</playcount>\n  <lastplayed>2026-02-03 20:00:00</lastplayed>\n')
  await app.ask('PATCH', `/movies/${movie}`, { user_rating: 9 })
  await until('the NFO file has the rating', () => nfoIfThere().includes('<userrating>9</userrating>'))

  await app.ask('DELETE', `/movies/${movie}/watched`)
  await until('the NFO file no longer says so', () => nfoIfThere() !== '' && !nfoIfThere().includes('watched'))
})

test('a logo is beside the movie, with its transparent background', async () => {
  const details = { backdrop_paths: [], still_paths: [], trailers: [], keywords: [], release_dates: [], where_to_watch: [] }
  app.db
    .update(moviesTable)
    .set({ extras: { ...details, logo_path: '/logo775.png' } })
    .run()
  await turnOn()
  await app.rooms.beside.ofMovie(movie)

  expect(readFileSync(beside('-clearlogo.png')).subarray(1, 4).toString('latin1')).toBe('PNG')
  await app.ask('PUT', '/config', { movie_file_format: '{Movie Title} new', movie_folder_format: '{Movie Title} (1963)' })
  await app.ask('POST', '/library/rename', {})
  expect(folder()).toContain('Charade new-clearlogo.png')
})

describe('written once, on request', () => {
  type Run = {
    running: boolean
    canceled: boolean
    done: number
    total: number
    written: number
    foreign: number
    shared: number
    failed: number
  }
  const shown = async () => (await app.ask<Run>('GET', '/export/nfo')).body
  const write = async (order: object = {}): Promise<Run> => {
    expect((await app.ask('POST', '/export/nfo', order)).status).toBe(202)
    await until('it has ended', async () => !(await shown()).running)
    return await shown()
  }

  test('they are there although they are not kept, and a second time writes nothing', async () => {
    expect(await write()).toEqual({ running: false, canceled: false, done: 1, total: 1, written: 3, foreign: 0, shared: 0, failed: 0 })
    expect(folder()).toEqual(['Charade-fanart.jpg', 'Charade-poster.jpg', 'Charade.mkv', 'Charade.nfo'])
    const before = moments()

    expect(await write()).toMatchObject({ written: 0, foreign: 0 })
    expect(moments()).toEqual(before)
  })

  test('a file that cannot be written is counted, and the others go on', async () => {
    const other = putFile(app, movie, { root_folder_id, relative_path: 'Charade (1963)/Charade other.mkv' })
    const asked: number[] = []
    const writeNow = createWriteNow({
      db: app.db,
      log: app.logs.for('beside', 'keep-beside'),
      ofFile: async (id) => {
        asked.push(id)
        if (id === file) throw new Error('the folder is out of reach')
      },
      begin: () => {},
      untilPause: app.background.signal,
    })
    writeNow.start({})
    await writeNow.run(new AbortController().signal)

    expect(asked).toEqual([file, other])
    expect(writeNow.show()).toMatchObject({ running: false, done: 2, total: 2, failed: 1 })
  })

  test('without pictures, for some movies only', async () => {
    expect(await write({ artwork: false, movie_ids: [movie + 1] })).toMatchObject({ total: 0, written: 0 })
    expect(await write({ artwork: false, movie_ids: [movie] })).toMatchObject({ total: 1, written: 1 })
    expect(folder()).toEqual(['Charade.mkv', 'Charade.nfo'])
  })

  test('what belongs to somebody else is counted and stays', async () => {
    writeFileSync(beside('.nfo'), 'of another program')
    expect(await write()).toMatchObject({ written: 2, foreign: 1 })

    await app.ask('PATCH', `/root-folders/${root_folder_id}`, { shared: true })
    expect(await write()).toMatchObject({ written: 0, foreign: 0, shared: 1 })
  })
})

describe('over what is there', () => {
  const write = async (order: object) => {
    await app.ask('POST', '/export/nfo', { artwork: false, ...order })
    await until('it has ended', async () => !(await app.ask<{ running: boolean }>('GET', '/export/nfo')).body.running)
    return (await app.ask<object>('GET', '/export/nfo')).body
  }
  const rename = (title: string) => app.db.update(moviesTable).set({ title }).run()

  test('own: what Marquee wrote follows the movie', async () => {
    await write({})
    rename('Scharade')

    expect(await write({ overwrite: 'own' })).toMatchObject({ written: 1, foreign: 0 })
    expect(nfo()).toContain('<title>Scharade</title>')
  })

  test('never: not even what Marquee wrote, but what is missing comes', async () => {
    await write({})
    rename('Scharade')

    expect(await write({ overwrite: 'never' })).toMatchObject({ written: 0, foreign: 0 })
    expect(nfo()).not.toContain('Scharade')
    rmSync(beside('.nfo'))
    expect(await write({ overwrite: 'never' })).toMatchObject({ written: 1 })
  })

  test('always: also what somebody else wrote, which is kept beside it, once; from then on it is its own', async () => {
    writeFileSync(beside('.nfo'), 'of another program')

    expect(await write({ overwrite: 'always' })).toMatchObject({ written: 1, foreign: 0 })
    expect(nfo()).toContain('<title>Charade</title>')
    expect(readFileSync(beside('.nfo.old'), 'utf8')).toBe('of another program')
    expect(await write({ overwrite: 'always' })).toMatchObject({ written: 0, foreign: 0 })
  })

  test('always: nothing is lost if the other name is taken, beside a movie.nfo, or in a folder that another program uses too', async () => {
    writeFileSync(beside('.nfo'), 'the second')
    writeFileSync(beside('.nfo.old'), 'the first')
    expect(await write({ overwrite: 'always' })).toMatchObject({ written: 0, foreign: 1 })
    expect([nfo(), readFileSync(beside('.nfo.old'), 'utf8')]).toEqual(['the second', 'the first'])

    rmSync(beside('.nfo'))
    writeFileSync(join(app.shelf, 'Charade (1963)', 'movie.nfo'), 'the third')
    expect(await write({ overwrite: 'always' })).toMatchObject({ written: 0, foreign: 1 })
    await app.ask('PATCH', `/root-folders/${root_folder_id}`, { shared: true })
    expect(await write({ overwrite: 'always' })).toMatchObject({ written: 0, foreign: 0, shared: 1 })
  })

  test('another word is refused', async () => {
    expect((await app.ask('POST', '/export/nfo', { overwrite: 'sometimes' })).status).toBe(422)
  })
})

describe('writing once is a task', () => {
  type Task = { running: boolean; cancelable: boolean; enabled: boolean; progress: { done: number; total: number } | null }
  const task = async () => (await app.ask<Task>('GET', '/tasks/nfo-write')).body
  const slow = (afterFirst: () => void) => {
    putFile(app, movie, { root_folder_id, relative_path: 'Charade (1963)/Charade other.mkv' })
    return createWriteNow({
      db: app.db,
      log: app.logs.for('beside', 'keep-beside'),
      ofFile: async () => afterFirst(),
      begin: () => {},
      untilPause: app.background.signal,
    })
  }

  test('it shows when it ran, and cannot be started twice', async () => {
    expect(await task()).toMatchObject({ running: false, cancelable: true, enabled: false, progress: null })

    await app.ask('POST', '/export/nfo', {})
    await until('it has ended', async () => !(await task()).running)

    const runs = (
      await app.ask<{ results: { trigger: string; error: string | null; canceled: boolean }[] }>('GET', '/tasks/nfo-write/runs')
    ).body
    expect(runs.results).toMatchObject([{ trigger: 'user', error: null, canceled: false }])
  })

  test('it tells how far it is, and stops between two movies when a person cancels it', async () => {
    const stop = new AbortController()
    const far: unknown[] = []
    const writeNow = slow(() => {
      far.push(writeNow.progress())
      stop.abort(new Canceled())
    })
    writeNow.start({})
    const first = writeNow.show()

    expect(writeNow.start({})).toBe(first)
    await expect(writeNow.run(stop.signal)).rejects.toBeInstanceOf(Canceled)

    expect(far).toEqual([{ done: 0, total: 2, seconds_left: null, note: null }])
    expect(writeNow.show()).toMatchObject({ running: false, canceled: true, done: 1, total: 2 })
    expect([writeNow.isDue(), writeNow.progress()]).toEqual([false, null])
  })
})

describe('a file of somebody else', () => {
  test('that describes the movie as movie.nfo stays the only one', async () => {
    const foreign = join(app.shelf, 'Charade (1963)', 'movie.nfo')
    writeFileSync(foreign, 'of another program')

    await turnOn()
    await app.rooms.beside.all()

    expect(folder()).toEqual(['Charade-fanart.jpg', 'Charade-poster.jpg', 'Charade.mkv', 'movie.nfo'])
    expect(readFileSync(foreign, 'utf8')).toBe('of another program')
  })

  test.each(['.nfo', '-poster.jpg'])('that was there before stays: %s', async (ending) => {
    writeFileSync(beside(ending), 'of another program')

    await turnOn()
    await retitle('Scharade')

    expect(readFileSync(beside(ending), 'utf8')).toBe('of another program')
  })

  test('that replaced or changed what Marquee wrote stays', async () => {
    await turnOn()
    writeFileSync(beside('.nfo'), `${nfo()}<!-- mine -->`)

    await retitle('Scharade')
    await app.rooms.beside.all()

    expect(nfo()).toContain('<!-- mine -->')
    expect(nfo()).not.toContain('Scharade')
  })
})

test('in a folder that another program uses too, nothing is written, changed, or removed', async () => {
  await turnOn()
  await app.ask('PATCH', `/root-folders/${root_folder_id}`, { shared: true })
  const before = moments()
  rmSync(beside('-poster.jpg'))

  await retitle('Scharade')
  await app.rooms.beside.all()

  expect(moments()).toEqual(before.filter(([name]) => name !== 'Charade-poster.jpg'))
})

test('what is gone from the disk comes back with the daily task', async () => {
  await turnOn()
  rmSync(beside('.nfo'))

  await app.rooms.beside.ofMovie(movie)
  expect(existsSync(beside('.nfo'))).toBe(false)
  await app.rooms.beside.all()

  expect(existsSync(beside('.nfo'))).toBe(true)
})

test('they are renamed with the movie, and stay its own', async () => {
  await turnOn()
  await app.ask('PUT', '/config', { movie_file_format: '{Movie Title} new', movie_folder_format: '{Movie Title} (1963)' })

  expect((await app.ask<{ renamed: number }>('POST', '/library/rename', {})).body).toMatchObject({ renamed: 1 })
  expect(folder()).toEqual(['Charade new-fanart.jpg', 'Charade new-poster.jpg', 'Charade new.mkv', 'Charade new.nfo'])
  await retitle('Scharade')

  expect(nfo('Charade (1963)/Charade new')).toContain('<title>Scharade</title>')
  expect(folder()).toHaveLength(4)
})

test('they go to the recycle bin with the movie, come back with it, and leave with it', async () => {
  await turnOn()
  await app.ask('DELETE', `/files/${file}`)
  expect(existsSync(join(app.shelf, 'Charade (1963)'))).toBe(false)

  const [recycled] = (await app.ask<{ results: Recycled[] }>('GET', '/recycle')).body.results
  expect((await app.ask('POST', `/recycle/${recycled!.id}/restore`)).status).toBeLessThan(300)
  await until('it is back', () => existsSync(beside('.nfo')))
  await until('with all', () => folder().length === 4)
  await retitle('Scharade')
  expect(nfo()).toContain('<title>Scharade</title>')

  await app.ask('DELETE', `/movies/${movie}?delete_files=true`)
  app.clock.advance(milliseconds(days(400)))
  await app.rooms.library.emptyRecycle()
  expect(readdirSync(app.shelf, { recursive: true }).filter((name) => /nfo|jpg|mkv/.test(String(name)))).toEqual([])
})

test('after a crash between two steps of writing, Marquee still knows what is its own', async () => {
  await turnOn()
  const { written_beside } = app.rooms.library.files.row(file)
  const before = written_beside['.nfo']!.sha256[0]!
  const halfway = { ...written_beside, '.nfo': { of: '', sha256: [before, 'of what was not written yet'] } }
  app.db.$client.run('UPDATE files SET written_beside = ?', [JSON.stringify(halfway)])

  await retitle('Scharade')

  expect(nfo()).toContain('<title>Scharade</title>')
})
