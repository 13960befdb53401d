import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProvider } from '#world/provider'
import { smoke } from '../build'
import { checkSignature } from './macho'
import { debootstrap, run } from './run'
import { version } from './versions'

type Built = { readonly out: string; readonly root: string }
type Check = { readonly name: string; readonly needs: readonly string[]; readonly run: (built: Built) => Promise<string> }

/** What is too slow, or needs root, for every release: each check says what it saw, or what is missing for it. */
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

const inFolder = async <T>(deed: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-verify-'))
  try {
    return await deed(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
    if (found.some(({ wrong, isAdHoc }) => wrong > 0 || !isAdHoc)) throw new Error('a page is not as it was signed')
    return found.map(({ pages }) => `${pages} pages`).join(', ')
  },
}

/** Adds a movie that the demo world knows. Its search finds no indexer, so nothing is downloaded. */
const addMovie = async ({ executable, dataDir, url }: { executable: string; dataDir: string; url: string }): Promise<void> => {
  const provider = startProvider({})
  const movies = mkdtempSync(join(tmpdir(), 'marquee-verify-movies-'))
  try {
    const key = (await run([executable, 'api-key', '--data-dir', dataDir])).trim()
    const call = async (method: string, path: string, body: unknown) => {
      const answer = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    }
    await call('PUT', '/config', { metadata_url: provider.url, metadata_api_key: 'any' })
    await call('POST', '/root-folders', { path: movies })
    await call('POST', '/movies', { metadata_id: provider.movies[0]?.id, search: false })
  } finally {
    await provider.stop()
    rmSync(movies, { recursive: true, force: true })
  }
}

/** The executable of the machine that this runs on. */
const own: Check = {
  name: 'linux-x64, a movie is added',
  needs: [],
  run: ({ out }) => smoke(join(out, `marquee-${version}-linux-x64`), addMovie),
}

/** With the C library of the other kind of processor, and its programs run by qemu. */
const arm: Check = {
  name: 'linux-arm64 under qemu, a movie is added',
  needs: ['qemu-aarch64-static', 'apt-get', 'dpkg-deb'],
  run: ({ out }) =>
    inFolder(async (folder) => {
      await run(['sh', '-c', 'apt-get download libc6-arm64-cross libgcc-s1-arm64-cross && for f in *.deb; do dpkg-deb -x $f root; done'], {
        cwd: folder,
      })
      const starter = join(folder, 'marquee')
      const program = join(out, `marquee-${version}-linux-arm64`)
      writeFileSync(starter, `#!/bin/sh\nexec qemu-aarch64-static -L ${folder}/root/usr/aarch64-linux-gnu ${program} "$@"\n`, {
        mode: 0o755,
      })
      return await smoke(starter, addMovie)
    }),
}

const package_: Check = {
  name: 'amd64 package in a Debian root',
  needs: ['debootstrap', 'chroot', 'lintian', 'systemd-analyze'],
  run: ({ out }) =>
    inFolder(async (folder) => {
      const root = join(folder, 'root')
      await debootstrap(root, 'adduser,init-system-helpers')
      const deb = `marquee_${version}_amd64.deb`
      cpSync(join(out, deb), join(root, deb))
      const before = traces(root)
      await run(['chroot', root, 'dpkg', '-i', `/${deb}`])
      await run(['chroot', root, 'getent', 'passwd', 'marquee'])
      const answers = await serveIn(root, folder)
      const rated = await ratingOf(join(root, 'usr/lib/systemd/system/marquee.service'), folder)
      await run(['chroot', root, 'dpkg', '-r', 'marquee'])
      if (!existsSync(join(root, 'var/lib/marquee'))) throw new Error('removing the package deleted the library')
      await run(['chroot', root, 'dpkg', '-P', 'marquee'])
      const left = traces(root).filter((name) => !before.includes(name))
      if (left.length > 0) throw new Error(`a purge leaves ${left.join(', ')}`)
      const lint = await run(['lintian', '--allow-root', '--fail-on', 'error', join(out, deb)])
      return `installed, ${answers}, removed, purged without a trace; ${rated}; lintian: ${lint.trim() || 'nothing to say'}`
    }),
}

/** As its unit would start it: under its account, with the folder that systemd makes for it. The runtime needs /proc. */
const serveIn = async (root: string, folder: string): Promise<string> => {
  await run(['chroot', root, 'install', '-d', '-o', 'marquee', '-g', 'marquee', '-m', '0700', '/var/lib/marquee', '/var/lib/marquee-smoke'])
  await run(['mount', '-t', 'proc', 'proc', join(root, 'proc')])
  try {
    const starter = join(folder, 'start')
    writeFileSync(
      starter,
      `#!/bin/sh\nexec chroot --userspec=marquee ${root} /usr/bin/marquee serve --json --no-open --data-dir /var/lib/marquee-smoke --listen 127.0.0.1:0\n`,
      { mode: 0o755 },
    )
    return await smoke(starter)
  } finally {
    await run(['umount', join(root, 'proc')])
    rmSync(join(root, 'var/lib/marquee-smoke'), { recursive: true, force: true })
  }
}

const traces = (root: string): string[] =>
  ['etc', 'usr/bin', 'usr/lib/systemd/system', 'usr/share/doc', 'var/lib', 'etc/default', 'etc/systemd/system/multi-user.target.wants']
    .flatMap((name) => (existsSync(join(root, name)) ? readdirSync(join(root, name)).map((found) => `${name}/${found}`) : []))
    .filter((name) => /marquee/.test(name))

/** The unit names a program and an account that only the other root has. */
const ratingOf = async (unit: string, folder: string): Promise<string> => {
  const copy = join(folder, 'marquee.service')
  writeFileSync(copy, readFileSync(unit, 'utf8').replace('/usr/bin/marquee', '/bin/sh').replace('User=marquee', 'User=daemon'))
  await run(['systemd-analyze', 'verify', '--man=no', copy])
  const said = await run(['systemd-analyze', 'security', '--offline=true', '--threshold=20', '--no-pager', copy])
  return /Overall exposure level.*?: ([\d.]+ \w+)/.exec(said)?.[1] ?? 'not rated'
}

/** Two copies of the sources, in folders whose names differ in length. */
const reproducible: Check = {
  name: 'the same bytes from two folders',
  needs: [],
  run: ({ root }) =>
    inFolder(async (folder) => {
      const made: string[] = []
      for (const name of ['a', 'another/and longer']) {
        const copy = join(folder, name)
        mkdirSync(copy, { recursive: true })
        await run(['sh', '-c', `git archive HEAD | tar -x -C '${copy}'`], { cwd: root })
        cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true })
        mkdirSync(join(copy, '.tools'), { recursive: true })
        symlinkSync(join(root, '.tools/runtimes'), join(copy, '.tools/runtimes'))
        const env = { SOURCE_DATE_EPOCH: (await run(['git', 'log', '-1', '--format=%ct'], { cwd: root })).trim() }
        await run([process.execPath, 'scripts/release.ts'], { cwd: copy, env })
        made.push(readFileSync(join(copy, 'dist/release/SHA256SUMS'), 'utf8'))
      }
      const [first = '', second = ''] = made
      const differing = first.split('\n').filter((line) => !second.includes(line))
      if (differing.length > 0) throw new Error(`these differ:\n${differing.join('\n')}`)
      return `${first.trim().split('\n').length} files`
    }),
}

const checks = [sums, macs, own, arm, package_, reproducible]
