import { join } from 'node:path'
import { put } from './files'
import { iconFile } from './icons'
import { noticesText, thirdParty } from './notices'
import { executableFor, type Place } from './place'
import { run } from './run'
import { version } from './versions'

const root = join(import.meta.dir, '../..')

/** Built with NSIS, which runs everywhere. */
export const makeInstaller = async (place: Place): Promise<void> => {
  const folder = join(place.work, 'installer')
  const [icon, notices] = [join(folder, 'marquee.ico'), join(folder, 'notices.txt')]
  put(icon, iconFile())
  put(notices, noticesText(thirdParty()))
  const given = {
    VERSION: version,
    OUT: join(place.out, `marquee-${version}-setup-x64.exe`),
    PROGRAM: executableFor(place, 'windows-x64'),
    ICON: icon,
    LICENSE: join(root, 'LICENSE'),
    NOTICES: notices,
  }
  const defined = Object.entries(given).map(([name, value]) => `-D${name}=${value}`)
  await run(['makensis', '-V2', ...defined, join(root, 'packaging/windows/installer.nsi')])
}
