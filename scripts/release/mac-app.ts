import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Deflated, deflated, type ZipEntry, zipOf } from './deflated'
import { icnsFile } from './icons'
import { noticesText, thirdParty } from './notices'
import type { Place } from './place'
import type { Target } from './targets'
import { terminalTexts } from './terminal'
import { sourceSeconds, version } from './versions'

const root = join(import.meta.dir, '../..')

export const infoPlist = (): string => readFileSync(join(root, 'packaging/macos/Info.plist'), 'utf8').replaceAll('@VERSION@', version)

/**
 * `Marquee.app` in a zip. No Dock icon: its UI is a browser page, which can quit it. The signature is the ad-hoc one of the program inside:
 * macOS asks once whether to open it (docs/install.md).
 */
export const makeMacApp = async (place: Place, name: Target['name'], program: Deflated): Promise<void> => {
  const { manual, completions } = await terminalTexts()
  const texts: Readonly<Record<string, string | Uint8Array>> = {
    'Info.plist': infoPlist(),
    PkgInfo: 'APPL????',
    'Resources/Marquee.icns': icnsFile(),
    'Resources/marquee.1': manual,
    ...Object.fromEntries(completions.map((each) => [`Resources/completions/${each.folder}/${each.name}`, each.text])),
    'Resources/LICENSE': readFileSync(join(root, 'LICENSE')),
    'Resources/THIRD-PARTY-NOTICES.txt': noticesText(thirdParty()),
  }
  const entries: ZipEntry[] = [{ path: 'Marquee.app/Contents/MacOS/marquee', content: program, mode: 0o100755 }]
  for (const [path, text] of Object.entries(texts))
    entries.push({ path: `Marquee.app/Contents/${path}`, content: await deflated(Buffer.from(text)), mode: 0o100644 })
  writeFileSync(join(place.out, `Marquee-${version}-${name}.zip`), zipOf(entries, new Date(sourceSeconds() * 1000)))
}
