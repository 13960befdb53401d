import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openReleases } from '#server/testing/releases'
import { compileWords, smoke } from '../build'
import { type Check, inFolder } from './check'
import { run } from './run'
import { workIn } from './verify-programs'

const [older, present, newer] = ['0.9.0', '1.0.0', '1.0.1'] as const
const kills = 12
type Releases = ReturnType<typeof openReleases>

/** Builds two versions with their own release URL and key, and updates one to the other in a chroot. */
export const updates: Check = {
  name: 'updates itself, survives kills, and rolls back',
  needs: ['git', 'tar', 'chroot', 'mount', 'mknod', 'ldd'],
  run: ({ root: sources }) =>
    inFolder(async (folder) => {
      const releases = openReleases(`${process.platform}-${process.arch}`)
      try {
        const [before, after] = [await compile(present, { folder, sources, releases }), await compile(newer, { folder, sources, releases })]
        const root = await rootFor(before, folder)
        await run(['mount', '-t', 'proc', 'proc', join(root, 'proc')])
        try {
          return await exercise({ root, folder, before, program: readFileSync(after), releases })
        } finally {
          await run(['umount', join(root, 'proc')])
        }
      } finally {
        await releases.stop()
      }
    }),
}

type Building = { folder: string; sources: string; releases: Releases }

const compile = async (version: string, { folder, sources, releases }: Building): Promise<string> => {
  const copy = join(folder, `sources-${version}`)
  mkdirSync(join(copy, 'dist'), { recursive: true })
  await run(['sh', '-c', `git archive HEAD | tar -x -C '${copy}'`], { cwd: sources })
  symlinkSync(join(sources, 'node_modules'), join(copy, 'node_modules'))
  for (const name of ['web-packed', 'web.gen.ts', 'third-party.gen.ts', 'build.gen.ts', 'art.gen.ts'])
    cpSync(join(sources, 'dist', name), join(copy, 'dist', name), { recursive: true })
  const { url, key } = releases.source
  writeFileSync(join(copy, 'server/service/updates/built-in.ts'), `export const updateUrl = '${url}'\nexport const releaseKey = '${key}'\n`)
  const manifest = join(copy, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`))
  const program = join(folder, `marquee-${version}`)
  await run([process.execPath, ...compileWords, '--outfile', program], { cwd: copy })
  return program
}

const rootFor = async (program: string, folder: string): Promise<string> => {
  const root = join(folder, 'root')
  for (const name of ['proc', 'tmp', 'dev', 'data', 'usr/local/bin']) mkdirSync(join(root, name), { recursive: true })
  await run(['mknod', '-m', '666', join(root, 'dev/null'), 'c', '1', '3'])
  for (const [, library = ''] of (await run(['ldd', program])).matchAll(/(\/\S+\.so[.\d]*) \(/g)) {
    mkdirSync(join(root, dirname(library)), { recursive: true })
    cpSync(library, join(root, library), { dereference: true })
  }
  return root
}

type World = { root: string; folder: string; before: string; program: Uint8Array; releases: Releases }

const exercise = async (world: World): Promise<string> => {
  const { root, folder, releases, program } = world
  const starter = join(folder, 'marquee')
  const words = 'case "$1" in serve) set -- serve --json --no-open --listen 127.0.0.1:0 ;; api-key) set -- api-key ;; esac'
  const env = 'env -u INVOCATION_ID HOME=/data MARQUEE_DATA_DIR=/data'
  writeFileSync(starter, `#!/bin/sh\n${words}\nexec ${env} chroot ${root} /usr/local/bin/marquee "$@"\n`, { mode: 0o755 })
  putOld(world)
  await smoke(starter, workIn(root))

  const update = async (...given: string[]): Promise<string> => {
    const child = Bun.spawn([starter, 'update', ...given], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
    const said = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
    return said.join(' ').trim()
  }
  const expectVersion = async (versions: readonly string[]): Promise<void> => {
    const said = (await run([starter, 'version'])).trim()
    if (!versions.some((version) => said === `Marquee ${version}`)) throw new Error(`afterwards it is ${said}`)
  }
  const expectToServe = (): Promise<string> =>
    smoke(starter, async (served) => {
      const key = (await run([starter, 'api-key'])).trim()
      const answer = await fetch(`${served.url}/api/v1/movies`, { headers: { authorization: `Bearer ${key}` } })
      const { results } = (await answer.json()) as { results: unknown[] }
      if (results.length !== 1) throw new Error(`afterwards the library has ${results.length} movies`)
    })

  for (const [what, spoil, words] of spoiled(releases, program)) {
    spoil()
    const said = await update()
    if (!said.includes(words)) throw new Error(`a release that is ${what} returned: ${said}`)
    await expectVersion([present])
  }

  releases.publish(newer, program)
  const began = performance.now()
  const said = await update()
  if (!said.includes(`Marquee ${newer} is installed`)) throw new Error(said)
  const took = performance.now() - began
  await expectVersion([newer])
  let updated = 0
  for (let count = 1; count <= kills; count++) {
    putOld(world)
    const child = Bun.spawn([starter, 'update'], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' })
    await Promise.race([child.exited, Bun.sleep((took * count) / kills)])
    child.kill('SIGKILL')
    await child.exited
    await expectVersion([present, newer])
    await expectToServe()
    if ((await run([starter, 'version'])).includes(newer)) updated++
  }
  putOld(world)
  await update()
  await update('--rollback')
  await expectVersion([present])
  await update('--rollback')
  await expectVersion([newer])
  await expectToServe()
  return `four bad releases rejected; ${kills} kills within ${(took / 1000).toFixed(1)} s left the old version ${kills - updated} times and the new one ${updated} times, with an intact library; rollback works`
}

const putOld = ({ root, before }: World): void => {
  const program = join(root, 'usr/local/bin/marquee')
  cpSync(before, `${program}.put`)
  renameSync(`${program}.put`, program)
}

const spoiled = ({ publish, files }: Releases, program: Uint8Array): [string, () => void, string][] => {
  const packed = (bytes: Uint8Array) => () => files.set(`${publish(newer, program)}.gz`, bytes)
  return [
    ['older', () => publish(older, program), 'is the newest version'],
    ['changed', packed(Bun.gzipSync('else')), 'not the one that was signed'],
    ['cut off', packed(new Uint8Array([31, 139, 8])), 'arrived damaged'],
    ['not signed', () => files.delete('SHA256SUMS.sig'), 'SHA256SUMS.sig is missing'],
  ]
}
