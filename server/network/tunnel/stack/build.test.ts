import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

setDefaultTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'marquee-stack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const archive = process.env.LWIP_ARCHIVE ?? join(import.meta.dir, '../../../../.tools/lwip_2.1.3+dfsg1.orig.tar.xz')
const versionOf = (program: string) => (Bun.which(program) ? Bun.spawnSync([program, '--version']).stdout.toString() : '')
const canBuild = existsSync(archive) && / 14\./.test(versionOf('clang')) && Bun.which('wasm-ld') !== null

test.skipIf(!canBuild)(
  "the module equals clang 14's output for its sources, byte for byte (needs clang, wasm-ld and the lwIP archive)",
  async () => {
    const made = join(folder, 'stack.wasm')

    const build = Bun.spawnSync(['sh', join(import.meta.dir, 'build.sh'), archive, made])

    expect(build.exitCode).toBe(0)
    const [fresh, committed] = await Promise.all([made, join(import.meta.dir, 'stack.wasm')].map((path) => Bun.file(path).bytes()))
    expect(Bun.SHA256.hash(fresh!, 'hex')).toBe(Bun.SHA256.hash(committed!, 'hex'))
  },
)

test('the module imports only what the program provides', async () => {
  const module = await WebAssembly.compile(await Bun.file(join(import.meta.dir, 'stack.wasm')).bytes())

  const wanted = WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`)

  expect(wanted.sort()).toEqual([
    'env.flush',
    'env.on_accepted',
    'env.on_connected',
    'env.on_data',
    'env.on_end',
    'env.on_error',
    'env.on_message',
    'env.on_sent',
    'env.random',
  ])
})
