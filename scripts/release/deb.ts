import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { systemdUnit } from '#server/foundation/descriptors/systemd'
import { gzipped, put, putCopy } from './files'
import { noticesText, thirdParty } from './notices'
import { executableFor, type Place } from './place'
import { run } from './run'
import { terminalTexts } from './terminal'
import { sourceSeconds, version } from './versions'

const parts = join(import.meta.dir, '../../packaging/deb')
/** Override when publishing your own packages. */
const maintainer = process.env.MARQUEE_MAINTAINER ?? 'Marquee maintainers <packages@marquee.app>'
export const debs = [
  { arch: 'amd64', target: 'linux-x64' },
  { arch: 'arm64', target: 'linux-arm64' },
] as const

/** For Debian and derivatives: a system service with its own account. Needs dpkg-deb. */
export const makeDeb = async (place: Place, { arch, target }: (typeof debs)[number]): Promise<void> => {
  const folder = join(place.work, `deb-${arch}`)
  putCopy(executableFor(place, target), join(folder, 'usr/bin/marquee'), 0o755)
  putService(folder)
  await putDocuments(folder)
  put(join(folder, 'DEBIAN/control'), control(arch, kibibytesIn(folder)))
  put(join(folder, 'DEBIAN/conffiles'), '/etc/default/marquee\n')
  for (const script of ['postinst', 'prerm', 'postrm']) putCopy(join(parts, script), join(folder, 'DEBIAN', script), 0o755)
  put(join(folder, 'DEBIAN/md5sums'), sumsOf(folder))
  const archive = join(place.out, `marquee_${version}_${arch}.deb`)
  await run(['dpkg-deb', '--root-owner-group', '-Zxz', '-z2', '--threads-max=1', '--build', folder, archive])
  rmSync(folder, { recursive: true })
}

const putService = (folder: string): void => {
  put(join(folder, 'usr/lib/systemd/system/marquee.service'), systemdUnit({ executable: '/usr/bin/marquee', user: 'marquee' }))
  putCopy(join(parts, 'marquee.default'), join(folder, 'etc/default/marquee'))
}

const putDocuments = async (folder: string): Promise<void> => {
  const docs = join(folder, 'usr/share/doc/marquee')
  put(join(docs, 'copyright'), copyright())
  put(join(docs, 'changelog.gz'), gzipped(changelog()))
  put(join(docs, 'THIRD-PARTY-NOTICES.gz'), gzipped(noticesText(thirdParty())))
  const { manual, completions } = await terminalTexts()
  put(join(folder, 'usr/share/man/man1/marquee.1.gz'), gzipped(manual))
  for (const { name, folder: place, text } of completions) put(join(folder, 'usr/share', place, name), text)
  putCopy(join(parts, 'lintian-overrides'), join(folder, 'usr/share/lintian/overrides/marquee'))
}

const control = (arch: string, size: number): string => `Package: marquee
Version: ${version}
Architecture: ${arch}
Maintainer: ${maintainer}
Installed-Size: ${size}
Depends: adduser, init-system-helpers (>= 1.52), libc6 (>= 2.17)
Recommends: ffmpeg
Section: video
Priority: optional
Description: movie library for your home
 Marquee keeps a library of movies on your own computer. Choose a movie, and it
 finds a release, downloads it over BitTorrent, imports it, and plays it in the
 browser.
 .
 This package runs it as a system service under its own account.
`

const copyright = (): string => `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Marquee
Comment: The software of others in this program is listed with its licenses in
 THIRD-PARTY-NOTICES.gz beside this file, and by "marquee licenses".

Files: *
Copyright: 2026 Marquee maintainers
License: Expat
${readFileSync(join(import.meta.dir, 'licenses/MIT.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => ` ${line || '.'}`)
  .join('\n')}
`

const changelog = (): string =>
  `marquee (${version}) unstable; urgency=medium\n\n  * See CHANGELOG.md in the source.\n\n -- ${maintainer}  ${new Date(sourceSeconds() * 1000).toUTCString().replace('GMT', '+0000')}\n`

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('DEBIAN') && statSync(join(folder, name)).isFile())
    .sort()

const kibibytesIn = (folder: string): number =>
  filesIn(folder).reduce((sum, name) => sum + Math.ceil(statSync(join(folder, name)).size / 1024), 0)

const sumsOf = (folder: string): string =>
  filesIn(folder)
    .filter((name) => !name.startsWith('etc/'))
    .map((name) => `${new Bun.CryptoHasher('md5').update(readFileSync(join(folder, name))).digest('hex')}  ${name}\n`)
    .join('')
