import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, homedir } from 'node:os'
import { join } from 'node:path'
import { updateUrl } from '#server/service/updates/built-in'
import { smoke, writeContents } from './build'
import { buildWeb } from './build-web'
import { makeArchive } from './release/archives'
import { refuseBuildPaths } from './release/build-paths'
import { debs, makeDeb } from './release/deb'
import { deflated, gzipOf } from './release/deflated'
import { type Executable, makeExecutables } from './release/executables'
import { makeImage } from './release/image'
import { makeMacApp } from './release/mac-app'
import { noticesText, thirdParty } from './release/notices'
import type { Place } from './release/place'
import { sbom } from './release/sbom'
import { together } from './release/together'
import { verify } from './release/verify'
import { sourceSeconds, version } from './release/versions'
import { makeInstaller } from './release/windows-installer'

const root = realpathSync(join(import.meta.dir, '..'))
const out = join(root, 'dist/release')
const work = join(root, 'dist/release-work')

const took = async <T>(what: string, work: () => T | Promise<T>): Promise<T> => {
  const started = performance.now()
  const made = await work()
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return made
}

/** Builds everything to publish, for every system, into `dist/release`. Reproducible from any folder. */
const release = async (): Promise<void> => {
  process.env.SOURCE_DATE_EPOCH = String(sourceSeconds())
  for (const folder of [out, work]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  await took('interface', buildWeb)
  writeContents()
  const made = await took('executables', () => makeExecutables(work))
  await took('no build paths in them', () =>
    refuseBuildPaths(
      made.map(({ path }) => path),
      buildPaths(),
    ),
  )
  const own = made.find(({ target }) => target.name === `${process.platform}-${process.arch}`)
  if (own) console.log(`smoke test of this machine's executable: ${await smoke(own.path)}`)

  writeFileSync(join(out, `marquee-${version}.cdx.json`), sbom())
  writeFileSync(join(out, 'THIRD-PARTY-NOTICES.txt'), noticesText(thirdParty()))
  writeFileSync(
    join(out, 'release.json'),
    `${JSON.stringify({ version, notes: whatIsNew(), released_at: new Date().toISOString(), url: updateUrl })}\n`,
  )
  const place = { work, out, executables: made }
  await took('all packages', () => makePackages(place))
  if (process.argv.includes('--image')) await took('container image', () => makeImage(place))
  writeSums()
  rmSync(work, { recursive: true, force: true })
  for (const name of readdirSync(out)) console.log(`${(statSync(join(out, name)).size / 1e6).toFixed(1).padStart(8)} MB  ${name}`)
}

/** The first section of the changelog, without Markdown marks. */
const whatIsNew = (): string =>
  (readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## .*$/m)[1] ?? '')
    .replaceAll(/^#+ |[*`]/gm, '')
    .trim()
    .slice(0, 20_000)

/** A home directory that every machine has reveals nothing. */
const buildPaths = (): string[] => [root, ...(['/root', '/'].includes(homedir()) ? [] : [homedir()])]

/** Those that take longest come first, so that no processor waits at the end. */
const makePackages = (place: Place): Promise<unknown> =>
  together([
    ...debs.map((each) => () => took(`package for Debian on ${each.arch}`, () => makeDeb(place, each))),
    () => took('installer for Windows', () => makeInstaller(place)),
    ...place.executables.map((each) => () => took(`downloads for ${each.target.name}`, () => publish(place, each))),
  ])

/** The program is compressed once, for updates and for the archive that contains it. */
const publish = async (place: Place, { target, path }: Executable): Promise<void> => {
  const name = join(out, `marquee-${version}-${target.name}${target.executable.slice('marquee'.length)}`)
  copyFileSync(path, name)
  const program = await deflated(readFileSync(path))
  // Updates download this file.
  writeFileSync(`${name}.gz`, gzipOf(program))
  if (target.name.startsWith('linux')) await makeArchive(place, target.name, program)
  if (target.name.startsWith('darwin')) await makeMacApp(place, target.name, program)
}

const writeSums = (): void => {
  const lines = readdirSync(out)
    .filter((name) => statSync(join(out, name)).isFile())
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(out, name)))
          .digest('hex')}  ${name}\n`,
    )
  writeFileSync(join(out, 'SHA256SUMS'), lines.join(''))
}

if (process.argv.includes('--verify')) await verify({ out, root })
else {
  await release()
  const seconds = performance.now() / 1000
  console.log(`The release took ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s on ${availableParallelism()} processors`)
}
