import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Forbidden, OutOfSpace, Unavailable } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { insideRoot } from './inside-root'
import { isPartial } from './partials'
import { createPlaceFile, type PlaceMode, type PlaceStep } from './place-file'
import { CopyDiffers } from './verified-copy'

let home: string
let root: string
let source: string
const relative = 'Metropolis (1927)/Metropolis (1927).mkv'
const movie = Buffer.from(Array.from({ length: 2_500_000 }, (_, n) => (n * 31) % 251))

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'place-'))
  root = join(home, 'movies')
  source = join(home, 'downloads', 'metropolis.mkv')
  mkdirSync(root)
  mkdirSync(dirname(source))
  writeFileSync(source, movie)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const place = (
  more: Partial<{ mode: PlaceMode; root: string; source: string; relative: string; reached: (step: PlaceStep) => void }> = {},
) => {
  const { reached = () => {}, ...placing } = more
  return createPlaceFile({ log: silentLog, reached }).place({ source, root, relative, mode: 'hardlink', ...placing })
}
const target = () => join(root, relative)
const partialsIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter(isPartial) : [])
/** The rejection of a promise. Undefined if it resolves. */
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error) => error,
  )
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })

/** Folders on other file systems, unmounted at the end. */
const mounted: string[] = []
afterAll(() => {
  for (const folder of mounted) {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
})
const otherDisk = (megabytes: number): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0) {
    mounted.push(folder)
    return folder
  }
  rmSync(folder, { recursive: true })
  return null
}

/** Root passes every permission check, so run these as an unprivileged user. */
const asNobody = async <T>(work: () => Promise<T>): Promise<T> => {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65534)
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

test('names the path without permission: the downloaded movie or the target folder', async () => {
  for (const folder of [home, root, dirname(source)]) chmodSync(folder, 0o777)
  chmodSync(source, 0o000)
  const unread = await asNobody(() => place({ mode: 'copy' }))
  chmodSync(source, 0o644)
  chmodSync(root, 0o555)

  const unwritten = await asNobody(() => place({ mode: 'copy' }))

  expect(unread).toMatchObject({ refused: { code: 'source_unreadable', values: { path: source } } })
  expect(unwritten).toMatchObject({ refused: { code: 'folder_denied', values: { path: root } } })
})

describe('placing a movie in the library', () => {
  test('by hard link: same inode, source unchanged', async () => {
    const placement = await place()

    expect(placement).toMatchObject({
      placed: { method: 'hardlink', path: await insideRoot(root, relative), size_bytes: movie.length, sha256: null },
    })
    expect(statSync(target()).ino).toBe(statSync(source).ino)
    expect(readFileSync(source).equals(movie)).toBe(true)
  })

  test.each(['hardlink', 'copy'] as const)('by %s makes the movie readable to everyone who can read the folder', async (mode) => {
    chmodSync(root, 0o755)
    chmodSync(source, 0o600)

    await place({ mode })

    expect(statSync(target()).mode & 0o777).toBe(0o644)
  })

  test('can be undone, along with the new folder, but only while it is still that file', async () => {
    const { place, takeBack } = createPlaceFile({ log: silentLog })
    const placed = await place({ source, root, relative, mode: 'copy' })
    const again = await place({ source, root, relative, mode: 'copy' })
    if (!('placed' in placed && 'placed' in again)) throw new Error('it was not placed')

    await takeBack(root, { placed: again.placed, relative_path: relative })
    const isLeft = existsSync(target())
    await takeBack(root, { placed: placed.placed, relative_path: relative })
    await takeBack(root, { placed: placed.placed, relative_path: relative })

    expect([isLeft, readdirSync(root)]).toEqual([true, []])
    expect(readFileSync(source).equals(movie)).toBe(true)
  })

  test('by copy if the user wants a second file: new inode, same bytes', async () => {
    const placement = await place({ mode: 'copy' })

    expect(placement).toMatchObject({ placed: { size_bytes: movie.length } })
    expect(statSync(target()).ino).not.toBe(statSync(source).ino)
    expect(readFileSync(target()).equals(movie)).toBe(true)
    expect(partialsIn(dirname(target()))).toEqual([])
  })

  test('by copy if the library is on another disk, with a checksum', async () => {
    const disk = otherDisk(20) ?? (existsSync('/dev/shm') ? mkdtempSync('/dev/shm/place-') : root)
    const isOther = statSync(disk).dev !== statSync(source).dev
    if (isOther && !mounted.includes(disk)) mounted.push(disk)

    const placement = await place({ root: disk, mode: isOther ? 'hardlink' : 'copy' })

    const sha256 = new Bun.CryptoHasher('sha256').update(movie).digest('hex')
    if (isOther) expect(placement).toMatchObject({ placed: { method: 'copy', sha256 } })
    expect(readFileSync(join(disk, relative)).equals(movie)).toBe(true)
  })

  test('everyone who can read the folder can read a copy', async () => {
    await place({ mode: 'copy' })

    const folderMode = statSync(root).mode & 0o777
    expect(statSync(dirname(target())).mode & 0o777).toBe(folderMode)
    expect(statSync(target()).mode & 0o777 & ~(folderMode & 0o666)).toBe(0)
  })

  test('is idempotent', async () => {
    await place()
    expect(await place()).toMatchObject({ placed: { method: 'hardlink' } })

    rmSync(target())
    await place({ mode: 'copy' })
    expect(await place()).toMatchObject({ placed: { method: 'copy' } })
    expect(readdirSync(dirname(target()))).toEqual(['Metropolis (1927).mkv'])
  })

  test('copies an empty file too', async () => {
    writeFileSync(source, '')

    expect(await place({ mode: 'copy' })).toMatchObject({ placed: { size_bytes: 0 } })
  })
})

describe('loses nothing', () => {
  test.each(['hardlink', 'copy'] as const)('another file with that name is never overwritten (%s)', async (mode) => {
    mkdirSync(dirname(target()))
    writeFileSync(target(), Buffer.alloc(movie.length, 7))

    expect(await place({ mode })).toMatchObject({ refused: { code: 'target_taken' } })
    expect(readFileSync(target()).equals(Buffer.alloc(movie.length, 7))).toBe(true)
    expect(partialsIn(dirname(target()))).toEqual([])
  })

  test('a file that takes the name during the copy is not overwritten', async () => {
    const reached = (step: PlaceStep) => {
      if (step === 'partial_verified' || step === 'cloned') writeFileSync(target(), 'mine')
    }

    expect(await place({ mode: 'copy', reached })).toMatchObject({ refused: { code: 'target_taken' } })
    expect(readFileSync(target(), 'utf8')).toBe('mine')
  })

  test('a source that changes during the copy is not published', async () => {
    const disk = otherDisk(20) ?? root
    const reached = (step: PlaceStep) => {
      if (step === 'partial_half') utimesSync(source, 1, 1)
    }

    const failure = await failureOf(place({ root: disk, mode: 'copy', reached }))

    const wasCloned = failure === undefined && disk === root
    if (!wasCloned) expect(failure).toBeInstanceOf(CopyDiffers)
    expect(existsSync(join(disk, relative))).toBe(wasCloned)
  })

  test('a full disk is reported, the partial file is removed, and the source stays intact', async () => {
    const disk = otherDisk(1)
    const reached = (step: PlaceStep) => {
      if (!disk && step === 'folder_made') throw noSpace()
    }

    expect(await failureOf(place({ root: disk ?? root, mode: 'copy', reached }))).toBeInstanceOf(OutOfSpace)
    expect(partialsIn(dirname(join(disk ?? root, relative)))).toEqual([])
    expect(existsSync(join(disk ?? root, relative))).toBe(false)
    expect(readFileSync(source).equals(movie)).toBe(true)
  })

  test('a write that fails halfway leaves nothing behind', async () => {
    const disk = otherDisk(20) ?? root
    const reached = (step: PlaceStep) => {
      if (step === 'partial_half' || step === 'cloned') throw noSpace()
    }

    expect(await failureOf(place({ root: disk, mode: 'copy', reached }))).toBeInstanceOf(OutOfSpace)
    expect(readdirSync(dirname(join(disk, relative)))).toEqual([])
  })

  test('refuses a source that is missing or not a file', async () => {
    expect(await place({ source: join(home, 'gone.mkv') })).toMatchObject({ refused: { code: 'source_missing' } })
    expect(await place({ source: home })).toMatchObject({ refused: { code: 'source_unfit' } })

    symlinkSync('/etc/passwd', join(home, 'movie.mkv'))
    expect(await place({ source: join(home, 'movie.mkv') })).toMatchObject({ refused: { code: 'source_unfit' } })
    expect(existsSync(target())).toBe(false)
  })

  test('does not create a missing root folder', async () => {
    rmSync(root, { recursive: true })

    expect(await failureOf(place())).toBeInstanceOf(Unavailable)
    expect(existsSync(root)).toBe(false)
  })
})

describe('writes nothing outside the root folder', () => {
  test.each(['../movie.mkv', 'a/../../movie.mkv', '/etc/movie.mkv', 'a\\..\\..\\movie.mkv', '', '.', 'a//b', 'a\0b', 'C:/movie.mkv'])(
    '%j',
    async (path) => {
      expect(await failureOf(place({ relative: path }))).toBeInstanceOf(Forbidden)
    },
  )

  test('through a symlink on the way', async () => {
    const outside = join(home, 'outside')
    mkdirSync(outside)
    symlinkSync(outside, join(root, 'Metropolis (1927)'))
    symlinkSync(join(home, 'nowhere'), join(root, 'Dangling'))

    for (const path of [relative, 'Dangling/movie.mkv', 'Dangling']) {
      expect(await failureOf(place({ relative: path }))).toBeInstanceOf(Forbidden)
    }
    expect(readdirSync(outside)).toEqual([])
  })

  test('a root that is a symlink is fine, and so is a symlink that stays inside', async () => {
    const shelf = join(home, 'shelf')
    symlinkSync(root, shelf)
    mkdirSync(join(root, 'Real'))
    symlinkSync(join(root, 'Real'), join(root, 'Alias'))

    expect(await place({ root: shelf })).toMatchObject({ placed: { method: 'hardlink' } })
    expect(await place({ root: shelf, relative: 'Alias/movie.mkv' })).toMatchObject({ placed: { method: 'hardlink' } })
    expect(existsSync(join(root, 'Real', 'movie.mkv'))).toBe(true)
  })
})

describe('a crash', () => {
  const steps: Record<PlaceMode, PlaceStep[]> = {
    hardlink: ['folder_made', 'linked', 'folder_synced'],
    copy: [
      'folder_made',
      'partial_opened',
      'partial_half',
      'partial_written',
      'partial_synced',
      'partial_verified',
      'published',
      'partial_removed',
      'folder_synced',
    ],
  }
  const crashing = (mode: PlaceMode, step: PlaceStep, shelf: string) => `
    import { createPlaceFile } from ${JSON.stringify(join(import.meta.dir, 'place-file.ts'))}
    import { silentLog } from ${JSON.stringify(join(import.meta.dir, '../../foundation/platform/log.ts'))}
    const reached = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL') }
    const { place } = createPlaceFile({ log: silentLog, reached })
    await place(${JSON.stringify({ source, root: shelf, relative, mode })})
    console.log('survived')`

  test.each((['hardlink', 'copy'] as const).flatMap((mode) => steps[mode].map((step) => [mode, step] as const)))(
    'in a %s at "%s" leaves the old state or the new, and a retry completes it',
    async (mode, step) => {
      const script = join(home, 'crash.ts')
      writeFileSync(script, crashing(mode, step, root))

      const child = Bun.spawnSync([process.execPath, script], {
        cwd: join(import.meta.dir, '../../..'),
        stdout: 'pipe',
        stderr: 'pipe',
        timeout: 30_000,
      })

      const isClonable =
        mode === 'copy' && step.startsWith('partial_') && step !== 'partial_removed' && child.stdout.toString().includes('survived')
      if (!isClonable) expect(child.signalCode).toBe('SIGKILL')
      if (existsSync(target())) expect(readFileSync(target()).equals(movie)).toBe(true)
      expect(readFileSync(source).equals(movie)).toBe(true)

      expect(await place({ mode })).toMatchObject({ placed: { size_bytes: movie.length } })
      expect(readdirSync(dirname(target()))).toEqual(['Metropolis (1927).mkv'])
      expect(readFileSync(target()).equals(movie)).toBe(true)
    },
    120_000,
  )

  test('leaves files that are swept, and nothing else is', async () => {
    mkdirSync(join(root, 'A', 'B'), { recursive: true })
    for (const name of ['.marquee-partial-1', 'movie.mkv', '.hidden']) writeFileSync(join(root, 'A', 'B', name), 'x')
    mkdirSync(join(root, '.marquee-partial-folder'))

    const removed = await createPlaceFile({ log: silentLog }).sweep(root)

    expect(removed).toEqual([join(root, 'A', 'B', '.marquee-partial-1')])
    expect(readdirSync(join(root, 'A', 'B')).sort()).toEqual(['.hidden', 'movie.mkv'])
    expect(lstatSync(join(root, '.marquee-partial-folder')).isDirectory()).toBe(true)
  })
})
