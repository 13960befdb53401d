import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import JSZip from 'jszip'
import { icnsFile } from './icons'
import { noticesText, thirdParty } from './notices'
import { executableFor, type Place } from './place'
import { terminalTexts } from './terminal'
import { sourceSeconds, version } from './versions'

const root = join(import.meta.dir, '../..')
const kinds = ['darwin-arm64', 'darwin-x64'] as const

export const infoPlist = (): string => readFileSync(join(root, 'packaging/macos/Info.plist'), 'utf8').replaceAll('@VERSION@', version)

/**
 * `Marquee.app` in a zip. No Dock icon: its UI is a browser page, which can quit it. The signature is the ad-hoc one of the program inside:
 * macOS asks once whether to open it (docs/install.md).
 */
export const makeMacApps = async (place: Place): Promise<void> => {
  const { manual, completions } = await terminalTexts()
  for (const name of kinds) {
    const zip = new JSZip()
    const put = (path: string, data: string | Uint8Array, unixPermissions = 0o100644) =>
      zip.file(`Marquee.app/Contents/${path}`, data, { date: new Date(sourceSeconds() * 1000), unixPermissions, createFolders: false })
    put('Info.plist', infoPlist())
    put('PkgInfo', 'APPL????')
    put('MacOS/marquee', readFileSync(executableFor(place, name)), 0o100755)
    put('Resources/Marquee.icns', icnsFile())
    put('Resources/marquee.1', manual)
    for (const each of completions) put(`Resources/completions/${each.folder}/${each.name}`, each.text)
    put('Resources/LICENSE', readFileSync(join(root, 'LICENSE')))
    put('Resources/THIRD-PARTY-NOTICES.txt', noticesText(thirdParty()))
    const packed = await zip.generateAsync({
      type: 'nodebuffer',
      platform: 'UNIX',
      compression: 'DEFLATE',
      compressionOptions: { level: 6 },
    })
    writeFileSync(join(place.out, `Marquee-${version}-${name}.zip`), packed)
  }
}
