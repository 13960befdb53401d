import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { smoke } from '../build'
import { type Check, inFolder } from './check'
import { debootstrap, run } from './run'
import { armLibraries } from './verify-programs'
import { version } from './versions'

/** Each package in a Debian root: install, start under its account, remove, purge. arm64 runs under qemu. */
export const packages: Check = {
  name: 'packages in a Debian root',
  needs: ['debootstrap', 'chroot', 'lintian', 'systemd-analyze', 'qemu-aarch64-static', 'apt-get'],
  run: ({ out }) =>
    inFolder(async (folder) => {
      const root = join(folder, 'root')
      await debootstrap(root, 'adduser,init-system-helpers')
      const amd = await installAndPurge(join(out, `marquee_${version}_amd64.deb`), { root, folder, start: '/usr/bin/marquee' })
      await run(['chroot', root, 'dpkg', '--add-architecture', 'arm64'])
      const libraries = await armLibraries(folder)
      cpSync(libraries, join(root, 'opt/arm64'), { recursive: true })
      cpSync(Bun.which('qemu-aarch64-static') ?? '', join(root, 'opt/qemu'))
      const start = '/opt/qemu -L /opt/arm64 /usr/bin/marquee'
      const arm = await installAndPurge(join(out, `marquee_${version}_arm64.deb`), { root, folder, start })
      return `amd64: ${amd}; arm64: ${arm}`
    }),
}

type Place = { root: string; folder: string; start: string }

const installAndPurge = async (deb: string, { root, folder, start }: Place): Promise<string> => {
  const before = filesOf(root)
  cpSync(deb, join(root, 'marquee.deb'))
  // The C library for arm64 is not packaged here.
  await run(['chroot', root, 'dpkg', '--force-depends', '-i', '/marquee.deb'])
  await run(['chroot', root, 'getent', 'passwd', 'marquee'])
  const answers = await serveIn(root, { folder, start })
  const rated = await ratingOf(join(root, 'usr/lib/systemd/system/marquee.service'), folder)
  await run(['chroot', root, 'dpkg', '-r', 'marquee'])
  if (!existsSync(join(root, 'var/lib/marquee'))) throw new Error('removing the package deleted the library')
  await run(['chroot', root, 'dpkg', '-P', 'marquee'])
  rmSync(join(root, 'marquee.deb'))
  const left = filesOf(root).filter((name) => !before.includes(name))
  if (left.length > 0 || /^marquee:/m.test(readFileSync(join(root, 'etc/passwd'), 'utf8')))
    throw new Error(`purging leaves ${left.join(', ') || 'the account'}`)
  const lint = await run(['lintian', '--allow-root', '--fail-on', 'error', deb])
  return `installed, ${answers}, removed, purged without leftovers; ${rated}; lintian: ${lint.trim() || 'no findings'}`
}

/** Starts it like its unit: under its account, with the state directory systemd would create. The runtime needs /proc. */
const serveIn = async (root: string, { folder, start }: Pick<Place, 'folder' | 'start'>): Promise<string> => {
  await run(['chroot', root, 'install', '-d', '-o', 'marquee', '-g', 'marquee', '-m', '0700', '/var/lib/marquee', '/var/lib/marquee-smoke'])
  await run(['mount', '-t', 'proc', 'proc', join(root, 'proc')])
  try {
    const starter = join(folder, 'start')
    writeFileSync(
      starter,
      `#!/bin/sh\nexec chroot --userspec=marquee ${root} ${start} serve --json --no-open --data-dir /var/lib/marquee-smoke --listen 127.0.0.1:0\n`,
      { mode: 0o755 },
    )
    return await smoke(starter)
  } finally {
    await run(['umount', join(root, 'proc')])
    rmSync(join(root, 'var/lib/marquee-smoke'), { recursive: true, force: true })
  }
}

/** Except what dpkg, adduser and ldconfig record for any package. */
const filesOf = (root: string): string[] =>
  ['etc', 'usr', 'var', 'home', 'opt', 'root', 'run', 'srv', 'tmp']
    .flatMap((name) => readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((found) => `${name}/${found}`))
    .filter((name) => !/^(run\/adduser|var\/(lib\/dpkg|log|cache)\/.*)$|^etc\/(passwd|group|shadow|gshadow|subuid|subgid)-$/.test(name))

/** The unit refers to a program and an account that exist only in the other root. */
const ratingOf = async (unit: string, folder: string): Promise<string> => {
  const copy = join(folder, 'marquee.service')
  writeFileSync(copy, readFileSync(unit, 'utf8').replace('/usr/bin/marquee', '/bin/sh').replace('User=marquee', 'User=daemon'))
  await run(['systemd-analyze', 'verify', '--man=no', copy])
  const said = await run(['systemd-analyze', 'security', '--offline=true', '--threshold=20', '--no-pager', copy])
  return /Overall exposure level.*?: ([\d.]+ \w+)/.exec(said)?.[1] ?? 'not rated'
}

/**
 * Starts it like `podman run --read-only --tmpfs /tmp -v marquee:/data`, with the account, environment and command of its configuration.
 */
export const image: Check = {
  name: 'container image, read-only, with one volume',
  needs: ['tar', 'mount', 'chroot', 'touch'],
  run: ({ out }) =>
    inFolder(async (folder) => {
      const archive = join(out, `marquee-${version}-image-amd64.tar.gz`)
      if (!existsSync(archive)) return 'skipped; build it with `npm run release -- --image`'
      const [root, layout, data] = ['root', 'layout', 'data'].map((name) => mkdirIn(folder, name)) as [string, string, string]
      await run(['tar', '-xzf', archive, '-C', layout])
      const { config, layers } = readBlob(layout, readJson<Index>(join(layout, 'index.json')).manifests[0]?.digest) as Manifest
      for (const { digest } of layers) await run(['tar', '-xzf', blob(layout, digest), '-C', root])
      const { User, Env, Entrypoint } = (readBlob(layout, config.digest) as ImageConfig).config
      if (!/^[1-9]\d*:[1-9]\d*$/.test(User)) throw new Error(`it runs as ${User}`)
      await run(['chown', User, data])
      return await mounted(root, data, async () => {
        const starter = join(folder, 'marquee')
        const inside = `chroot --userspec=${User} ${root} /usr/bin/env -i ${Env.map((each) => `'${each}'`).join(' ')}`
        const words = 'if [ "$1" = serve ]; then set -- serve --json --listen 127.0.0.1:0; fi'
        writeFileSync(starter, `#!/bin/sh\n${words}\nexec ${inside} ${Entrypoint.join(' ')} "$@"\n`, { mode: 0o755 })
        const written = await run(['sh', '-c', `${inside} touch /usr/bin/x`]).catch(String)
        if (!written.includes('Read-only')) throw new Error('the root file system is writable')
        const answers = await smoke(starter, async () => void (await run([starter, 'status'])))
        const left = readdirSync(data)
        if (!left.includes('app.db')) throw new Error('its library is not in the volume')
        return `as ${User}: ${answers}; health check passes`
      })
    }),
}

type Index = { manifests: { digest: string }[] }
type Manifest = { config: { digest: string }; layers: { digest: string }[] }
type ImageConfig = { config: { User: string; Env: string[]; Entrypoint: string[] } }

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
const blob = (layout: string, digest: string | undefined): string => join(layout, 'blobs/sha256', digest?.slice('sha256:'.length) ?? '')
const readBlob = (layout: string, digest: string | undefined): unknown => readJson(blob(layout, digest))
const mkdirIn = (folder: string, name: string): string => {
  mkdirSync(join(folder, name), { mode: 0o755 })
  return join(folder, name)
}

const mounted = async <T>(root: string, data: string, use: () => Promise<T>): Promise<T> => {
  const steps = [
    ['--bind', root, root],
    ['-t', 'proc', 'proc', join(root, 'proc')],
    ['-t', 'tmpfs', 'tmpfs', join(root, 'tmp')],
    ['--bind', data, join(root, 'data')],
  ]
  let count = 0
  try {
    for (const step of steps) {
      await run(['mount', ...step])
      count++
    }
    await run(['mount', '-o', 'remount,ro,bind', root])
    return await use()
  } finally {
    for (const step of steps.slice(0, count).reverse()) await run(['umount', step.at(-1) ?? ''])
  }
}
