import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { SaxesParser } from 'saxes'
import { metainfo } from './archives'
import { refuseBuildPaths } from './build-paths'
import { icnsFile, iconFile, iconPng } from './icons'
import { infoPlist } from './mac-app'
import { sbom } from './sbom'
import { version } from './versions'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-release-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const parses = (xml: string): void => {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
}

test('a file that contains a build path is rejected, in either encoding', () => {
  const file = join(folder, 'program')
  for (const encoding of ['utf8', 'utf16le'] as const) {
    writeFileSync(file, Buffer.concat([Buffer.from([0, 255]), Buffer.from('/home/ann/marquee/server/main.ts', encoding)]))
    expect(() => refuseBuildPaths([file], ['/home/ann/marquee'])).toThrow('/home/ann/marquee')
  }
  writeFileSync(file, '/home/bob')
  refuseBuildPaths([file], ['/home/ann/marquee'])
})

test('icons exist in every size, and edge pixels keep their color', () => {
  const icon = PNG.sync.read(iconPng(32))
  expect([icon.width, icon.height]).toEqual([32, 32])
  for (let at = 0; at < icon.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = icon.data.subarray(at, at + 4)
    if (alpha > 0) expect(red + green + blue).toBeGreaterThan(40)
  }

  const ico = Buffer.from(iconFile())
  expect(ico.readUInt16LE(4)).toBe(7)
  const last = 6 + 16 * 6
  expect(ico.readUInt32LE(last + 12) + ico.readUInt32LE(last + 8)).toBe(ico.length)
  const icns = Buffer.from(icnsFile())
  expect(icns.subarray(0, 4).toString()).toBe('icns')
  expect(icns.readUInt32BE(4)).toBe(icns.length)
})

test('desktop files are valid XML and contain the version', () => {
  for (const text of [metainfo(), infoPlist()]) {
    parses(text)
    expect(text).toContain(version)
    expect(text).not.toContain('@VERSION@')
  }
  expect(infoPlist()).toContain('<key>LSUIElement</key>\n  <true/>')
})

test('the bill of materials lists every package with its checksum and is reproducible', () => {
  const text = sbom()

  const { components, specVersion } = JSON.parse(text) as {
    specVersion: string
    components: { name: string; purl: string; hashes?: unknown[] }[]
  }
  expect(specVersion).toBe('1.6')
  expect(components.find(({ name }) => name === 'elysia')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/elysia@\d/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  expect(sbom()).toBe(text)
})

test('releases use the same runtime version as tests and scripts', () => {
  const wanted = /wantedBun = '([\d.]+)'/.exec(readFileSync(join(import.meta.dir, '../run.mjs'), 'utf8'))?.[1]
  const pinned = /bunVersion = '([\d.]+)'/.exec(readFileSync(join(import.meta.dir, 'versions.ts'), 'utf8'))?.[1]

  expect(pinned).toBe(wanted)
})
