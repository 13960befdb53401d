import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThirdParty } from '#server/foundation/platform/third-party'
import { folderOf, type Locked, shippedPackages } from './lock'
import { bunVersion } from './versions'

/** Packages without a license file and without an SPDX license field; from their README. */
const saidInReadme: Readonly<Record<string, string>> = { compact2string: 'MIT', 'default-gateway': 'BSD-2-Clause' }

/** The tunnel's network stack is not a package: it is built into server/network/tunnel/stack/stack.wasm. */
const stackLicense = join(import.meta.dir, '../../server/network/tunnel/stack/COPYING')

const standard = (name: string): string | null => {
  try {
    return readFileSync(join(import.meta.dir, 'licenses', `${name}.txt`), 'utf8')
  } catch {
    return null
  }
}

type Manifest = { license?: string; author?: string | { name?: string }; homepage?: string; repository?: string | { url?: string } }

const manifestOf = (locked: Locked): Manifest => JSON.parse(readFileSync(join(folderOf(locked), 'package.json'), 'utf8')) as Manifest

/** Throws with the names of all packages without a license text: those must not be redistributed. */
export const thirdParty = (): ThirdParty[] => {
  const found = shippedPackages().map((locked) => ({ locked, notice: noticeOf(locked) }))
  const missing = found.filter(({ notice }) => notice === null).map(({ locked }) => `${locked.name} ${locked.version}`)
  if (missing.length > 0)
    throw new Error(`No license text for: ${missing.join(', ')}. Add one to scripts/release/licenses, or remove the package.`)
  const bun = { name: 'Bun', version: bunVersion, license: 'MIT AND LGPL-2.1-or-later', text: standard('bun') ?? '' }
  const lwip = { name: 'lwIP', version: '2.1.3', license: 'BSD-3-Clause', text: readFileSync(stackLicense, 'utf8').trim() }
  return [bun, lwip, ...found.flatMap(({ notice }) => notice ?? [])]
}

const noticeOf = (locked: Locked): ThirdParty | null => {
  const { name, version } = locked
  const manifest = manifestOf(locked)
  const license = saidInReadme[name] ?? manifest.license ?? 'see license text'
  const text = ownText(locked) ?? standardText(license, manifest)
  return text === null ? null : { name, version, license, text }
}

const ownText = (locked: Locked): string | null => {
  const folder = folderOf(locked)
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice|unlicense)/i.test(name))
  const texts = names.sort().map((name) => readFileSync(join(folder, name), 'utf8').trim())
  return texts.length === 0 ? null : texts.join('\n\n')
}

const standardText = (license: string, { author, homepage, repository }: Manifest): string | null => {
  const text = standard(license)
  if (text === null) return null
  const who = typeof author === 'string' ? author : author?.name
  const where = homepage ?? (typeof repository === 'string' ? repository : repository?.url)
  return `Copyright (c) ${who ?? 'its authors'}${where ? `, ${where}` : ''}\n\n${text.trim()}`
}

/** A readable text: each license once, with all packages under it. */
export const noticesText = (all: readonly ThirdParty[]): string => {
  const byText = Map.groupBy(all, ({ text }) => text)
  const head =
    'Marquee is licensed under the MIT License. It is made with the software below; thank you.\nEvery license stands once, after the names of what it covers.\n'
  const rule = '-'.repeat(80)
  return [
    head,
    ...[...byText].map(
      ([text, covered]) =>
        `${rule}\n${covered.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n')}\n\n${text.trim()}\n`,
    ),
  ].join('\n')
}

/** The module that embeds the notices. */
export const thirdPartyModule = (): string => {
  const all = thirdParty()
  return `/** Made by scripts/release/notices.ts. */\nexport const thirdParty = ${JSON.stringify(all)}\nexport const notices = ${JSON.stringify(noticesText(all))}\n`
}
