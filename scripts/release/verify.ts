import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { launchdPlist } from '#server/foundation/descriptors/launchd'
import { type Built, type Check, inFolder } from './check'
import { infoPlist } from './mac-app'
import { checkSignature } from './macho'
import { run } from './run'
import { image, packages } from './verify-packages'
import { arm, musl, own } from './verify-programs'
import { updates } from './verify-update'
import { version } from './versions'

/** Slow or privileged checks of every release. Each reports what it verified or what it is missing. */
export const verify = async (built: Built): Promise<void> => {
  let failed = 0
  for (const { name, needs, run: check } of checks) {
    const missing = needs.filter((program) => !Bun.which(program))
    if (process.getuid?.() !== 0) missing.push('root')
    const outcome =
      missing.length > 0 ? `left out, without ${missing.join(', ')}` : await check(built).catch((error: unknown) => error as Error)
    if (outcome instanceof Error) failed++
    console.log(outcome instanceof Error ? `✗ ${name}: ${outcome.message}` : `✓ ${name}: ${outcome}`)
  }
  if (failed > 0) process.exit(1)
}

const sums: Check = {
  name: 'checksums',
  needs: ['sha256sum'],
  run: async ({ out }) => `${(await run(['sha256sum', '--check', 'SHA256SUMS'], { cwd: out })).trim().split('\n').length} files`,
}

const macs: Check = {
  name: 'Mac signatures',
  needs: [],
  run: async ({ out }) => {
    const found = ['darwin-arm64', 'darwin-x64'].map((target) => checkSignature(readFileSync(join(out, `marquee-${version}-${target}`))))
    if (found.some(({ wrong, isAdHoc }) => wrong > 0 || !isAdHoc)) throw new Error('a page does not match the signature')
    return found.map(({ pages }) => `${pages} pages`).join(', ')
  },
}

/** With an independent parser of property lists: macOS's `plutil`, or Python. */
const plists: Check = {
  name: 'macOS property lists',
  needs: ['python3'],
  run: async () => {
    const read =
      'import plistlib, sys; d = plistlib.loads(sys.argv[1].encode()); print(d.get("CFBundleExecutable") or d["ProgramArguments"][0])'
    const said = [infoPlist(), launchdPlist({ executable: '/Applications/A & B/marquee' })].map((text) =>
      run(['python3', '-c', read, text]),
    )
    const [app = '', service = ''] = (await Promise.all(said)).map((line) => line.trim())
    if (app !== 'marquee' || service !== '/Applications/A & B/marquee') throw new Error(`they start ${app} and ${service}`)
    return 'Info.plist and the launchd plist'
  },
}

/** Libraries that every Windows 10 has, so nothing else must be installed. */
const partsOfWindows = /^(ntdll|kernel32|bcryptprimitives|api-ms-win-[\w-]+)\.dll$/i

const windows: Check = {
  name: 'Windows executable',
  needs: ['objdump'],
  run: async ({ out }) => {
    const path = join(out, `marquee-${version}-windows-x64.exe`)
    const said = await run(['objdump', '-p', path])
    const libraries = [...said.matchAll(/DLL Name: (\S+)/g)].map(([, name = '']) => name)
    const foreign = libraries.filter((name) => !partsOfWindows.test(name))
    if (libraries.length === 0 || foreign.length > 0)
      throw new Error(`it needs ${foreign.join(', ') || 'no libraries at all, which is impossible'}`)
    if (!/^Subsystem.*\(Windows GUI\)/m.test(said)) throw new Error('it opens a console')
    // Icons and version were checked before compilation; readers cannot find the resources in the compiled file.
    const named = /P\0r\0o\0d\0u\0c\0t\0N\0a\0m\0e\0\0\0(?:\0\0)?M\0a\0r\0q\0u\0e\0e\0\0\0/
    if (!named.test(readFileSync(path).toString('latin1'))) throw new Error('its product name is not Marquee')
    return `named Marquee, no console; needs ${libraries.join(', ')}`
  },
}

/** Builds a copy of the sources in a folder with a longer name. The container image follows the current Debian. */
const reproducible: Check = {
  name: 'reproducible from another folder',
  needs: ['git', 'tar'],
  run: ({ out, root }) =>
    inFolder(async (folder) => {
      const changed = await run(['git', 'status', '--porcelain'], { cwd: root })
      if (changed !== '') throw new Error(`uncommitted changes: ${changed}`)
      const copy = join(folder, 'another/and a longer one')
      mkdirSync(join(copy, '.tools'), { recursive: true })
      await run(['sh', '-c', `git archive HEAD | tar -x -C '${copy}'`], { cwd: root })
      cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true })
      symlinkSync(join(root, '.tools/runtimes'), join(copy, '.tools/runtimes'))
      const env = { SOURCE_DATE_EPOCH: (await run(['git', 'log', '-1', '--format=%ct'], { cwd: root })).trim() }
      await run([process.execPath, 'scripts/release.ts'], { cwd: copy, env })
      const [first, second] = [out, join(copy, 'dist/release')].map((made) =>
        readFileSync(join(made, 'SHA256SUMS'), 'utf8')
          .trim()
          .split('\n')
          .filter((line) => !line.includes('-image-')),
      )
      const differing = first?.filter((line) => !second?.includes(line)) ?? []
      if (differing.length > 0 || first?.length !== second?.length) throw new Error(`these differ:\n${differing.join('\n')}`)
      return `${first?.length} files`
    }),
}

const checks = [sums, macs, plists, windows, own, arm, musl, packages, image, updates, reproducible]
