import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Deflated, gzipAround } from './deflated'
import { packTar, put, putCopy } from './files'
import { iconPng } from './icons'
import { noticesText, thirdParty } from './notices'
import { executableFor, type Place } from './place'
import type { Target } from './targets'
import { terminalTexts } from './terminal'
import { sourceSeconds, version } from './versions'

const root = join(import.meta.dir, '../..')
const app = 'app.marquee.Marquee'

export const metainfo = (): string =>
  readFileSync(join(root, `packaging/linux/${app}.metainfo.xml`), 'utf8')
    .replace('@VERSION@', version)
    .replace('@DATE@', new Date(sourceSeconds() * 1000).toISOString().slice(0, 10))

/** For Linux without a package manager: the program, its desktop integration, and an install script. */
export const makeArchive = async (place: Place, name: Target['name'], program: Deflated): Promise<void> => {
  const { manual, completions } = await terminalTexts()
  const title = `marquee-${version}-${name}`
  const folder = join(place.work, title)
  putCopy(executableFor(place, name), join(folder, 'marquee'), 0o755)
  putCopy(join(root, 'packaging/linux/install.sh'), join(folder, 'install.sh'), 0o755)
  putCopy(join(root, `packaging/linux/${app}.desktop`), join(folder, `${app}.desktop`))
  put(join(folder, `${app}.metainfo.xml`), metainfo())
  putCopy(join(root, 'web/public/icon.svg'), join(folder, `${app}.svg`))
  put(join(folder, `${app}.png`), iconPng(256))
  putCopy(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  put(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesText(thirdParty()))
  put(join(folder, 'marquee.1'), manual)
  for (const each of completions) put(join(folder, 'share', each.folder, each.name), each.text)
  const packed = await gzipAround(await packTar(place.work, title), readFileSync(executableFor(place, name)), program)
  writeFileSync(join(place.out, `${title}.tar.gz`), packed)
  rmSync(folder, { recursive: true })
}
