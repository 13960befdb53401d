import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProvider } from '#world/provider'
import { smoke } from '../build'
import { type Check, inFolder } from './check'
import { run } from './run'
import { version } from './versions'

type Served = { executable: string; dataDir: string; url: string }
type Call = (method: string, path: string, body: unknown) => Promise<Response>

const callerOf = async ({ executable, dataDir, url }: Served): Promise<Call> => {
  const key = (await run([executable, 'api-key', '--data-dir', dataDir])).trim()
  return (method, path, body) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
}

/**
 * Adds a movie of the demo world (without an indexer nothing is downloaded), then tests a VPN that does not answer. `root` is the program's
 * root if it is not this machine's.
 */
export const workIn =
  (root = '') =>
  async (served: Served): Promise<void> => {
    const provider = startProvider({})
    const movies = join(tmpdir(), `marquee-verify-movies-${crypto.randomUUID()}`)
    mkdirSync(join(root, movies), { recursive: true })
    try {
      const call = await callerOf(served)
      const expectOk = async (method: string, path: string, body: unknown) => {
        const answer = await call(method, path, body)
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      }
      await expectOk('PUT', '/config', { metadata_url: provider.url, metadata_api_key: 'any' })
      await expectOk('POST', '/root-folders', { path: movies })
      await expectOk('POST', '/movies', { metadata_id: provider.movies[0]?.id, search: false })
      await expectOk('POST', '/vpn/import', { text: wireguard() })
      const tried = await call('POST', '/config/test/vpn', {})
      const said = await tried.text()
      if (tried.status !== 503 || !said.includes('is not responding')) throw new Error(`the VPN test returned ${tried.status} ${said}`)
    } finally {
      await provider.stop()
      rmSync(join(root, movies), { recursive: true, force: true })
    }
  }

/** The tunnel's network stack must run to detect that nothing answers. */
const wireguard = (): string => {
  const key = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')
  return `[Interface]\nPrivateKey = ${key()}\nAddress = 10.2.0.2/32\nDNS = 10.2.0.1\n[Peer]\nPublicKey = ${key()}\nAllowedIPs = 0.0.0.0/0\nEndpoint = 127.0.0.1:9\n`
}

/** The executable for this machine. */
export const own: Check = {
  name: 'linux-x64: adds a movie, tests a VPN',
  needs: [],
  run: ({ out }) => smoke(join(out, `marquee-${version}-linux-x64`), workIn()),
}

export const armLibraries = async (folder: string): Promise<string> => {
  await run(
    ['sh', '-c', 'apt-get download libc6-arm64-cross libgcc-s1-arm64-cross && for f in *-cross_*.deb; do dpkg-deb -x $f arm; done'],
    {
      cwd: folder,
    },
  )
  return join(folder, 'arm/usr/aarch64-linux-gnu')
}

/** Under qemu with arm64's C library; qemu does not support seccomp. */
export const arm: Check = {
  name: 'linux-arm64 under qemu: adds a movie, tests a VPN',
  needs: ['qemu-aarch64-static', 'apt-get', 'dpkg-deb'],
  run: ({ out }) =>
    inFolder(async (folder) => {
      const libraries = await armLibraries(folder)
      const starter = join(folder, 'marquee')
      const program = join(out, `marquee-${version}-linux-arm64`)
      writeFileSync(starter, `#!/bin/sh\nexec qemu-aarch64-static -L ${libraries} ${program} "$@"\n`, { mode: 0o755 })
      return await smoke(starter, workIn())
    }),
}

/** In a root with only musl and the C++ library. Debian has none for musl, so its static one is linked for it here. */
export const musl: Check = {
  name: 'linux-x64-musl in a musl root: adds a movie, tests a VPN',
  needs: ['apt-get', 'dpkg-deb', 'g++', 'chroot'],
  run: ({ out }) =>
    inFolder(async (folder) => {
      const root = join(folder, 'root')
      for (const name of ['lib', 'usr/lib', 'proc', 'tmp', 'bin', 'dev']) mkdirSync(join(root, name), { recursive: true })
      await run(['sh', '-c', 'apt-get download musl && dpkg-deb -x musl_*.deb musl'], { cwd: folder })
      cpSync(join(folder, 'musl/lib/x86_64-linux-musl/libc.so'), join(root, 'lib/ld-musl-x86_64.so.1'))
      symlinkSync('ld-musl-x86_64.so.1', join(root, 'lib/libc.musl-x86_64.so.1'))
      cpSync(join(out, `marquee-${version}-linux-x64-musl`), join(root, 'bin/marquee'))
      await run(['mknod', '-m', '666', join(root, 'dev/null'), 'c', '1', '3'])
      const starter = join(folder, 'marquee')
      writeFileSync(starter, `#!/bin/sh\nexec chroot ${root} /bin/marquee "$@"\n`, { mode: 0o755 })
      const without = await run([starter, 'version']).catch(String)
      if (!without.includes('libstdc++.so.6')) throw new Error(`the error does not mention the C++ library: ${without}`)
      await linkForMusl(join(root, 'usr/lib/libstdc++.so.6'))
      await run(['mount', '-t', 'proc', 'proc', join(root, 'proc')])
      try {
        return await smoke(starter, workIn(root))
      } finally {
        await run(['umount', join(root, 'proc')])
      }
    }),
}

/** What the C++ library for glibc needs from glibc and musl lacks. */
const shim = `
#include <stddef.h>
char __libc_single_threaded = 0;
int _dl_find_object(void *address, void *found) { return -1; }
int getentropy(void *, size_t);
unsigned arc4random(void) { unsigned n = 0; getentropy(&n, sizeof n); return n; }
size_t strftime_l(char *, size_t, const char *, const void *, void *);
size_t __strftime_l(char *to, size_t max, const char *format, const void *time, void *locale) { return strftime_l(to, max, format, time, locale); }
int __cxa_thread_atexit_impl(void (*destroy)(void *), void *object, void *dso) { return 0; }
`

const linkForMusl = (library: string): Promise<string> =>
  inFolder(async (folder) => {
    const source = join(folder, 'shim.c')
    writeFileSync(source, shim)
    const archive = async (name: string) => (await run(['g++', `-print-file-name=${name}`])).trim()
    const [own, ...others] = await Promise.all(['libstdc++.a', 'libgcc_eh.a', 'libgcc.a'].map(archive))
    const whole = ['-Wl,--whole-archive', own ?? '', '-Wl,--no-whole-archive', ...others]
    return await run([
      'g++',
      '-shared',
      '-fPIC',
      '-nodefaultlibs',
      '-Wl,-soname,libstdc++.so.6',
      '-o',
      library,
      '-x',
      'c',
      source,
      '-x',
      'none',
      ...whole,
    ])
  })
