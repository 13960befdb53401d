import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import { openReleases } from '#server/testing/releases'
import { after } from '#server/testing/until'
import { fetchRelease } from './fetch-release'
import { type Disk, disk, imageMark, installRelease, ownerOf, previousOf, rollBack } from './install'
import { isNewer } from './release'
import { startsWith } from './starts'

const target = 'linux-x64'
const starts = startsWith({ BUN_OPTIONS: '--version', BUN_BE_BUN: '1', LANG: 'C' })
const programSaying = (version: string) => `#!/bin/sh\necho "Marquee ${version}"\n`

let folder: string
let executable: string
let releases: ReturnType<typeof openReleases>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-update-'))
  executable = join(folder, 'marquee')
  putOldProgram()
  releases = openReleases(target)
})
afterEach(async () => {
  await releases.stop()
  rmSync(folder, { recursive: true })
})

const putOldProgram = () => {
  rmSync(executable, { force: true })
  writeFileSync(executable, programSaying('1.0.0'))
  chmodSync(executable, 0o755)
}
const bytes = (text: string) => new TextEncoder().encode(text)
const publish = (version: string, program = programSaying(version)) => releases.publish(version, program)
const put = (name: string, found: Uint8Array) => void releases.files.set(name, found)
const take = (name: string) => void releases.files.delete(name)
const install = async (on: Disk = disk, every = 60) => {
  const release = await fetchRelease(releases.source)
  await installRelease({ release, url: releases.source.url, target, executable, starts, on, least: { bytes: 1000, every } })
}
/** One byte that is not compressed: it is unpacked as soon as it comes. */
const storedByte = Uint8Array.of(0, 1, 0, 0xfe, 0xff, 65)
const refuse = (code: string): never => {
  throw Object.assign(new Error(code), { code })
}
const says = (path = executable) => Bun.spawnSync([path]).stdout.toString().trim()

describe('a release', () => {
  const stalling = new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(gzipSync('#!/bin/sh').subarray(0, 12)) })
  const dripping = new ReadableStream<Uint8Array>({
    pull: async (body) => {
      await after(10)
      body.enqueue(storedByte)
    },
    start: (body) => body.enqueue(gzipSync('').subarray(0, 10)),
  })

  test.each([
    ['stalls', stalling],
    ['comes byte by byte', dripping],
  ])('whose download %s is given up, and the program stays', async (_, body) => {
    releases.files.set(`${publish('1.1.0')}.gz`, body)

    await expect(install(disk, 0.2)).rejects.toThrow('The download of the new program stalled')

    expect([says(), readdirSync(folder)]).toEqual(['Marquee 1.0.0', ['marquee']])
  })

  test('with a signature replaces the program and keeps the previous one', async () => {
    publish('1.1.0')

    await install()

    expect([says(), says(previousOf(executable))]).toEqual(['Marquee 1.1.0', 'Marquee 1.0.0'])
    expect(readdirSync(folder).sort()).toEqual(['marquee', 'marquee.previous'])
  })

  test.each([
    ['without a signature', () => take('SHA256SUMS.sig'), 'SHA256SUMS.sig is missing'],
    ['with the signature of another', () => put('SHA256SUMS.sig', bytes(Buffer.alloc(64, 1).toString('base64'))), 'not signed'],
    ['whose checksums were changed', () => put('SHA256SUMS', bytes('changed')), 'not signed'],
    ['whose notes were changed', () => put('release.json', bytes('{"version":"9.9.9"}')), 'do not match the signature'],
  ])('%s is refused', async (_, tamper, words) => {
    publish('1.1.0')
    tamper()

    await expect(fetchRelease(releases.source)).rejects.toThrow(words)
  })

  test.each([
    ['was changed', (name: string) => put(`${name}.gz`, gzipSync(programSaying('6.6.6'))), 'does not match the signature'],
    [
      'was cut off',
      (name: string) => put(`${name}.gz`, gzipSync(programSaying('1.1.0')).subarray(0, 30)),
      'was damaged during the download',
    ],
    ['is not there', (name: string) => take(`${name}.gz`), 'cannot be downloaded'],
  ])('whose program %s changes nothing', async (_, tamper, words) => {
    tamper(publish('1.1.0'))

    await expect(install()).rejects.toThrow(words)

    expect(says()).toBe('Marquee 1.0.0')
    expect(readdirSync(folder)).toEqual(['marquee'])
  })

  test('whose program does not start here changes nothing', async () => {
    publish('1.1.0', '#!/bin/sh\nexit 1\n')

    await expect(install()).rejects.toThrow('does not start on this computer')

    expect(says()).toBe('Marquee 1.0.0')
  })
})

test('whenever an update is interrupted, the program is the old one or the new one, and the next update succeeds', async () => {
  publish('1.1.0')
  let steps = 0
  for (let cutAt = 1; ; cutAt++) {
    putOldProgram()
    steps = 0
    // After the interruption nothing reaches the disk, as after kill -9.
    const cut = Object.fromEntries(
      Object.entries(disk).map(([name, act]) => [
        name,
        (...given: never[]) => {
          if (++steps >= cutAt) throw new Error('interrupted')
          return (act as (...given: never[]) => unknown)(...given)
        },
      ]),
    ) as Disk
    const isCut = await install(cut).then(
      () => false,
      () => true,
    )

    expect(['Marquee 1.0.0', 'Marquee 1.1.0']).toContain(says())
    await install()
    expect(says()).toBe('Marquee 1.1.0')
    if (!isCut) break
  }
  expect(steps).toBeGreaterThan(5)
})

test('tests the new program without the switches that would make it another program', async () => {
  publish('1.1.0', '#!/bin/sh\n[ -z "$BUN_OPTIONS$BUN_BE_BUN" ] && [ "$LANG" = C ] && echo "Marquee 1.1.0"\n')

  await install()

  expect(await starts(executable)).toBe(true)
})

test('reports a full disk and a folder of another account as such', async () => {
  publish('1.1.0')

  expect(await install({ ...disk, writeSync: () => refuse('ENOSPC') }).catch(storageTroubleOf)).toMatchObject({ kind: 'full' })
  await expect(install({ ...disk, renameSync: () => refuse('EACCES') })).rejects.toThrow('is not allowed to replace')
  expect(() => rollBack(executable)).toThrow('no previous program')
  expect(readdirSync(folder)).toEqual(['marquee'])
})

test('copies where a file cannot have two names', async () => {
  publish('1.1.0')

  await install({ ...disk, linkSync: () => refuse('ENOTSUP') })

  expect([says(), says(previousOf(executable))]).toEqual(['Marquee 1.1.0', 'Marquee 1.0.0'])
})

test('an update can be rolled back, and the rollback too', async () => {
  publish('1.1.0')
  await install()

  rollBack(executable)
  expect([says(), says(previousOf(executable))]).toEqual(['Marquee 1.0.0', 'Marquee 1.1.0'])
  rollBack(executable)
  expect(says()).toBe('Marquee 1.1.0')

  rmSync(previousOf(executable))
  expect(() => rollBack(executable)).toThrow('no previous program')
  expect(existsSync(executable) && readFileSync(executable, 'utf8')).toContain('1.1.0')
})

test('compares versions by number, never as text', () => {
  expect(['0.10.0', '1.0.0', '0.9.1'].map((version) => isNewer(version, '0.9.0'))).toEqual([true, true, true])
  expect(['0.9.0', '0.8.9', '0.0.10'].map((version) => isNewer(version, '0.9.0'))).toEqual([false, false, false])
  expect(['0.9.0', '0.9.1'].map((version) => isNewer(version, '0.9.0+2026-11-28.3f2a1b4c5d'))).toEqual([false, true])
})

test('leaves programs from a package manager or a container image alone', () => {
  const nothing = () => false
  expect(ownerOf('/usr/bin/marquee', nothing)).toContain('package manager')
  expect(ownerOf('/nix/store/x/bin/marquee', nothing)).toContain('package manager')
  const ofOurImage = (path: string) => path === imageMark
  const ofAnyContainer = (path: string) => path === '/.dockerenv' || path === '/run/.containerenv'
  expect(ownerOf('/usr/local/bin/marquee', ofOurImage)).toContain('container')
  expect(ownerOf('/usr/local/bin/marquee', ofAnyContainer)).toBeNull()
  expect(ownerOf('/home/ann/marquee', ofOurImage)).toBeNull()
  expect(ownerOf('/usr/local/bin/marquee', nothing)).toBeNull()
  expect(ownerOf('/home/ann/.local/bin/marquee', nothing)).toBeNull()
})
