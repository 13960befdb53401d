import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { generateKeyPairSync, sign } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fetchRelease } from './fetch-release'
import { type Disk, disk, installRelease, ownerOf, previousOf, rollBack } from './install'
import { isNewer, sha256 } from './release'
import { starts } from './starts'

const target = 'linux-x64'
const programSaying = (version: string) => `#!/bin/sh\necho "Marquee ${version}"\n`
const keys = generateKeyPairSync('ed25519')
const publicKey = Buffer.from(keys.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')

let folder: string
let executable: string
let files: Map<string, Uint8Array>
let server: ReturnType<typeof Bun.serve>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-update-'))
  executable = join(folder, 'marquee')
  putOldProgram()
  files = new Map()
  server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      const found = files.get(new URL(request.url).pathname.slice(1))
      return found ? new Response(found as never) : new Response(null, { status: 404 })
    },
  })
})
afterEach(async () => {
  await server.stop(true)
  rmSync(folder, { recursive: true })
})

const putOldProgram = () => {
  rmSync(executable, { force: true })
  writeFileSync(executable, programSaying('1.0.0'))
  chmodSync(executable, 0o755)
}
const bytes = (text: string) => new TextEncoder().encode(text)
const publish = (version: string, program = programSaying(version)) => {
  const name = `marquee-${version}-${target}`
  const notes = bytes(JSON.stringify({ version, notes: 'Better.', url: 'https://example.org/' }))
  const sums = bytes(`${sha256(bytes(program))}  ${name}\n${sha256(notes)}  release.json\n`)
  files.set('SHA256SUMS', sums)
  files.set('SHA256SUMS.sig', bytes(sign(null, sums, keys.privateKey).toString('base64')))
  files.set('release.json', notes)
  files.set(`${name}.gz`, gzipSync(program))
  return name
}
const url = () => `http://127.0.0.1:${server.port}`
const source = () => ({ url: url(), key: publicKey })
const install = async (on: Disk = disk) =>
  installRelease({ release: await fetchRelease(source()), url: url(), target, executable, starts, on })
const says = (path = executable) => Bun.spawnSync([path]).stdout.toString().trim()

describe('a release', () => {
  test('that is signed replaces the program, and the one of before is kept', async () => {
    publish('1.1.0')

    await install()

    expect([says(), says(previousOf(executable))]).toEqual(['Marquee 1.1.0', 'Marquee 1.0.0'])
    expect(readdirSync(folder).sort()).toEqual(['marquee', 'marquee.previous'])
  })

  test.each([
    ['without a signature', () => void files.delete('SHA256SUMS.sig'), 'SHA256SUMS.sig is not there'],
    ['with the signature of another', () => void files.set('SHA256SUMS.sig', bytes(Buffer.alloc(64, 1).toString('base64'))), 'not signed'],
    ['whose checksums were changed', () => void files.set('SHA256SUMS', bytes('changed')), 'not signed'],
    ['whose notes were changed', () => void files.set('release.json', bytes('{"version":"9.9.9"}')), 'not those that were signed'],
  ])('%s is not believed', async (_, tamper, words) => {
    publish('1.1.0')
    tamper()

    await expect(fetchRelease(source())).rejects.toThrow(words)
  })

  test.each([
    ['was changed', (name: string) => void files.set(`${name}.gz`, gzipSync(programSaying('6.6.6'))), 'not the one that was signed'],
    ['was cut off', (name: string) => void files.set(`${name}.gz`, gzipSync(programSaying('1.1.0')).subarray(0, 30)), 'arrived damaged'],
    ['is not there', (name: string) => void files.delete(`${name}.gz`), 'cannot be downloaded'],
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

test('whenever an update is cut off, the program is the old one or the new one, and the next update succeeds', async () => {
  publish('1.1.0')
  let steps = 0
  for (let cutAt = 1; ; cutAt++) {
    putOldProgram()
    steps = 0
    // From the cut on nothing reaches the disk, as after kill -9.
    const cut = Object.fromEntries(
      Object.entries(disk).map(([name, act]) => [
        name,
        (...given: never[]) => {
          if (++steps >= cutAt) throw new Error('cut off')
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

test('an update can be taken back, and taken back again', async () => {
  publish('1.1.0')
  await install()

  rollBack(executable)
  expect([says(), says(previousOf(executable))]).toEqual(['Marquee 1.0.0', 'Marquee 1.1.0'])
  rollBack(executable)
  expect(says()).toBe('Marquee 1.1.0')

  rmSync(previousOf(executable))
  expect(() => rollBack(executable)).toThrow('no program of before')
  expect(existsSync(executable) && readFileSync(executable, 'utf8')).toContain('1.1.0')
})

test('a version is newer by its numbers, never by its letters', () => {
  expect(['0.10.0', '1.0.0', '0.9.1'].map((version) => isNewer(version, '0.9.0'))).toEqual([true, true, true])
  expect(['0.9.0', '0.8.9', '0.0.10'].map((version) => isNewer(version, '0.9.0'))).toEqual([false, false, false])
})

test('what a package manager or a container image put there is theirs to replace', () => {
  const nothing = () => false
  expect(ownerOf('/usr/bin/marquee', nothing)).toContain('package manager')
  expect(ownerOf('/nix/store/x/bin/marquee', nothing)).toContain('package manager')
  expect(ownerOf('/usr/local/bin/marquee', () => true)).toContain('container')
  expect(ownerOf('/usr/local/bin/marquee', nothing)).toBeNull()
  expect(ownerOf('/home/ann/.local/bin/marquee', nothing)).toBeNull()
})
